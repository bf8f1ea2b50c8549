package dynobench.ui.table;

import dynobench.event.RunEvent.PhaseFinished;
import dynobench.measure.Metric;
import dynobench.plan.Trial;
import dynobench.stats.Interval;
import dynobench.table.Numbers;
import dynobench.table.PhaseRow;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/// The columns of both tables.
final class FigureColumns {
  /// The first one, which has the swatch beside its words.
  static final String SERIES = "series";

  private static final Column NAME = Column.words(SERIES, 18, row -> row.owner().name());
  private static final Column PHASE = Column.words("phase", 5, Row::phase);

  private static final List<Column> OF_TRIALS =
      List.of(
          repetition(),
          Column.millis("wall", 6, phase(each -> each.timing().wallNanos())),
          Column.words("outlier", 4.5, row -> outlier(row) ? "*" : ""),
          Column.millis("open", 5.5, phase(each -> each.timing().openNanos())),
          Column.millis("work", 5.5, phase(each -> each.timing().workNanos())),
          Column.millis("close", 5.5, phase(each -> each.timing().closeNanos())),
          Column.millis("cpu", 5.5, maybe(each -> each.usage().cpuNanos())),
          Column.count("gc.count", 4, phase(each -> each.usage().gcCount())),
          Column.count("gc", 4.5, phase(each -> each.usage().gcMillis())),
          Column.megabytes("heap", 6.5, phase(each -> each.usage().heapAfterBytes())),
          Column.megabytes("written", 6, maybe(each -> each.usage().writtenBytes())),
          Column.megabytes("stored", 6, phase(each -> each.usage().storedBytes())),
          Column.count("order", 4.5, row -> known(trial(row).map(Trial::number).orElse(0))),
          Column.words("outcome", 24, FigureColumns::outcome));

  private static final List<Column> OF_MEDIANS =
      List.of(
          Column.millis("median", 6.5, median(each -> each.whole().summary().median())),
          Column.words("outlier", 4.5, row -> outlier(row) ? "*" : ""),
          Column.millis("low", 6, interval(Interval::low)),
          Column.millis("high", 6, interval(Interval::high)),
          Column.count("n", 3.5, median(each -> each.whole().summary().count())),
          Column.millis("open", 5.5, row -> figures(row, it -> it.part(Metric.OPEN))),
          Column.millis("work", 5.5, row -> figures(row, it -> it.part(Metric.WORK))),
          Column.millis("close", 5.5, row -> figures(row, it -> it.part(Metric.CLOSE))),
          rate());

  private FigureColumns() {}

  /// The columns of trials.
  static List<Column> ofTrials(List<String> factors) {
    return all(factors, OF_TRIALS);
  }

  /// The columns of medians.
  static List<Column> ofMedians(List<String> factors) {
    return all(factors, OF_MEDIANS);
  }

  private static List<Column> all(List<String> factors, List<Column> others) {
    var all = new ArrayList<Column>();
    all.add(NAME);
    all.add(PHASE);
    factors.forEach(each -> all.add(Column.factor(each, 5.5)));
    all.addAll(others);
    return List.copyOf(all);
  }

  private static Column repetition() {
    return Column.of(
        "repetition",
        true,
        6.5,
        Comparator.comparing((Row row) -> trial(row).map(Trial::warmup).orElse(false))
            .reversed()
            .thenComparing(row -> trial(row).map(Trial::repetition).orElse(0)),
        row ->
            trial(row)
                .map(it -> (it.warmup() ? "warm-up " : "") + Numbers.count(it.repetition()))
                .orElse(""));
  }

  /// Operations a second, open and close counted.
  private static Column rate() {
    return Column.count(
        "rate",
        6.5,
        row ->
            figures(
                row,
                it ->
                    it.whole().operations() > 1 && it.whole().summary().median() > 0
                        ? OptionalDouble.of(
                            it.whole().operations() / it.whole().summary().median() * 1e9)
                        : OptionalDouble.empty()));
  }

  private static Optional<Trial> trial(Row row) {
    return switch (row) {
      case Row.OfTrial it -> Optional.of(it.line().result().trial());
      case Row.OfMedian _ -> Optional.empty();
    };
  }

  private static boolean outlier(Row row) {
    return switch (row) {
      case Row.OfTrial it -> it.line().outlier();
      case Row.OfMedian it -> !it.line().whole().outliers().isEmpty();
    };
  }

  /// Why it failed, where it has.
  private static String outcome(Row row) {
    return switch (row) {
      case Row.OfTrial it ->
          it.line().message().isEmpty() ? it.line().outcome() : it.line().message();
      case Row.OfMedian _ -> "";
    };
  }

  private static Function<Row, OptionalDouble> phase(ToDoubleFunction<PhaseFinished> value) {
    return row -> finished(row, each -> OptionalDouble.of(value.applyAsDouble(each)));
  }

  private static Function<Row, OptionalDouble> maybe(Function<PhaseFinished, OptionalLong> value) {
    return row ->
        finished(
            row,
            each -> {
              OptionalLong known = value.apply(each);
              return known.isPresent() ? known(known.getAsLong()) : OptionalDouble.empty();
            });
  }

  private static OptionalDouble finished(Row row, Function<PhaseFinished, OptionalDouble> value) {
    return switch (row) {
      case Row.OfTrial it -> it.line().phase().map(value).orElse(OptionalDouble.empty());
      case Row.OfMedian _ -> OptionalDouble.empty();
    };
  }

  private static Function<Row, OptionalDouble> median(ToDoubleFunction<PhaseRow> value) {
    return row -> figures(row, each -> OptionalDouble.of(value.applyAsDouble(each)));
  }

  private static Function<Row, OptionalDouble> interval(ToDoubleFunction<Interval> end) {
    return row ->
        figures(
            row,
            each ->
                each.whole()
                    .summary()
                    .medianInterval()
                    .map(it -> OptionalDouble.of(end.applyAsDouble(it)))
                    .orElse(OptionalDouble.empty()));
  }

  private static OptionalDouble figures(Row row, Function<PhaseRow, OptionalDouble> value) {
    return row instanceof Row.OfMedian it ? value.apply(it.line()) : OptionalDouble.empty();
  }

  private static OptionalDouble known(long value) {
    return OptionalDouble.of((double) value);
  }
}
