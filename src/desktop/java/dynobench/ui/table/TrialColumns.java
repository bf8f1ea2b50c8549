package dynobench.ui.table;

import dynobench.event.RunEvent.PhaseFinished;
import dynobench.measure.Metric;
import dynobench.measure.OperationFigures;
import dynobench.measure.Unit;
import dynobench.plan.LevelLabels;
import dynobench.plan.Trial;
import dynobench.table.MedianColumn;
import dynobench.table.NumberText;
import dynobench.table.TrialRow;
import dynobench.ui.widgets.ViewTexts;
import dynobench.workload.Workload;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/// Columns of the table of trials: series, phase and repetition, then all metrics of the workload
/// with its main ones first, and the outcome.
final class TrialColumns {
  private static final double COUNT = 4.5;

  private final ViewTexts texts;

  TrialColumns(ViewTexts texts) {
    this.texts = texts;
  }

  /// Returns the columns.
  ///
  /// @param warm whether trials repeat their phases
  List<FiguresColumn> of(Workload workload, List<String> factors, boolean warm) {
    var columns = new ArrayList<FiguresColumn>();
    columns.add(words(MedianColumn.SERIES, FiguresColumn.NAME_WIDTH, row -> row.owner().name()));
    columns.add(words(MedianColumn.PHASE, FiguresColumn.TITLE_WIDTH, row -> title(workload, row)));
    if (workload.hasClients()) {
      columns.add(
          words(
              "operation",
              FiguresColumn.TITLE_WIDTH,
              row -> line(row).map(it -> it.operation().replace('_', ' ')).orElse("")));
      columns.add(operations("done", OperationFigures::done));
      columns.add(operations("failed", OperationFigures::failed));
      columns.add(operations("retried", OperationFigures::retried));
    }
    factors.forEach(each -> columns.add(factor(each)));
    columns.add(repetition());
    if (warm) {
      columns.add(count("iteration", row -> line(row).map(it -> (double) it.iteration())));
      columns.add(
          words("steady", COUNT, row -> of(row, it -> it.steady().orElse(false)) ? "steady" : ""));
    }
    columns.add(words("outlier", COUNT, row -> of(row, TrialRow::outlier) ? "*" : ""));
    Stream.concat(
            workload.figures().stream().flatMap(each -> Metric.named(each).stream()),
            workload.metrics().stream())
        .distinct()
        .map(this::metric)
        .forEach(columns::add);
    columns.add(count("gc.count", phase(each -> each.usage().gcCount())));
    columns.add(count("gc", phase(each -> each.usage().gcMillis())));
    columns.add(count("order", row -> trial(row).map(it -> (double) it.number())));
    columns.add(words("outcome", 24, TrialColumns::outcome));
    return columns;
  }

  /// Returns a column that sums up a row's kinds of operations of all clients.
  private FiguresColumn operations(String id, ToLongFunction<OperationFigures> value) {
    return count(
        id,
        row ->
            line(row)
                .map(TrialRow::operations)
                .filter(all -> !all.isEmpty())
                .map(all -> (double) all.stream().mapToLong(value).sum()));
  }

  /// Returns the title of a row's phase; empty for a trial that finished none.
  private static String title(Workload workload, FiguresRow row) {
    return row.phase().isEmpty() ? "" : workload.title(row.phase());
  }

  private FiguresColumn words(String id, double width, Function<FiguresRow, String> text) {
    return FiguresColumn.words(id, title(id), tip(id), width, text);
  }

  private FiguresColumn count(String id, Function<FiguresRow, Optional<Double>> value) {
    return number(id, title(id), COUNT, value, each -> NumberText.count(Math.round(each)));
  }

  private String title(String id) {
    return texts.of("column." + id);
  }

  private String tip(String id) {
    return texts.of("column." + id + ".tip");
  }

  private FiguresColumn number(
      String id,
      String title,
      double width,
      Function<FiguresRow, Optional<Double>> value,
      Function<Double, String> text) {
    return FiguresColumn.number(
        id,
        title,
        tip(id),
        width,
        row -> value.apply(row).map(OptionalDouble::of).orElseGet(OptionalDouble::empty),
        row -> value.apply(row).map(text).orElse(""));
  }

  /// Returns the column of a factor, which sorts numbers by value and words by letter.
  private FiguresColumn factor(String name) {
    return FiguresColumn.number(
        name,
        LevelLabels.name(name),
        tip("factor"),
        FiguresColumn.WIDTH,
        row ->
            row.levels()
                .get(name)
                .filter(LevelLabels::isNumber)
                .map(it -> OptionalDouble.of(Double.parseDouble(it)))
                .orElseGet(OptionalDouble::empty),
        row -> row.levels().get(name).map(LevelLabels::value).orElse(""));
  }

  private FiguresColumn metric(Metric metric) {
    Unit.Step step = metric.unit().usual();
    String title =
        metric.unit() == Unit.PER_SECOND
            ? metric.title()
            : "%s, %s".formatted(metric.title(), step.text());
    return number(
        metric.id(),
        title,
        FiguresColumn.width(title),
        row ->
            line(row)
                .map(it -> it.value(metric))
                .filter(OptionalDouble::isPresent)
                .map(OptionalDouble::getAsDouble),
        each -> NumberText.figure(each / step.size()));
  }

  private FiguresColumn repetition() {
    return new FiguresColumn(
        "repetition",
        title("repetition"),
        tip("repetition"),
        true,
        FiguresColumn.WIDTH,
        Comparator.comparing((FiguresRow row) -> trial(row).map(Trial::warmup).orElse(false))
            .reversed()
            .thenComparing(row -> trial(row).map(Trial::repetition).orElse(0)),
        row ->
            trial(row)
                .map(it -> (it.warmup() ? "warm-up " : "") + NumberText.count(it.repetition()))
                .orElse(""));
  }

  private static Optional<TrialRow> line(FiguresRow row) {
    return switch (row) {
      case FiguresRow.OfTrial it -> Optional.of(it.line());
      case FiguresRow.OfMedian _ -> Optional.empty();
    };
  }

  private static boolean of(FiguresRow row, Function<TrialRow, Boolean> question) {
    return line(row).map(question).orElse(false);
  }

  private static Optional<Trial> trial(FiguresRow row) {
    return line(row).map(it -> it.result().trial());
  }

  private static Optional<PhaseFinished> phase(FiguresRow row) {
    return line(row).filter(it -> it.kind().isEmpty()).flatMap(TrialRow::phase);
  }

  private static Function<FiguresRow, Optional<Double>> phase(
      ToDoubleFunction<PhaseFinished> value) {
    return row -> phase(row).map(value::applyAsDouble);
  }

  /// Returns the outcome, or the reason of a failure.
  private static String outcome(FiguresRow row) {
    return line(row).map(it -> it.message().isEmpty() ? it.outcome() : it.message()).orElse("");
  }
}
