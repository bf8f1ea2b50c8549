package dynobench.table;

import dynobench.comparison.AnswerWords;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.measure.Unit;
import dynobench.plan.LevelLabels;
import dynobench.result.IterationSummary;
import dynobench.result.Measurement;
import dynobench.result.MeasurementSet;
import dynobench.result.RelativeValue;
import dynobench.result.RunResult;
import dynobench.result.SeriesNames;
import dynobench.result.UsedIsolation;
import dynobench.stats.ConfidenceInterval;
import dynobench.table.MedianColumn.TableTarget;
import dynobench.workload.Factor;
import dynobench.workload.Workload;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/// List of the columns in all tables of medians.
public final class MedianColumns {
  private static final Set<TableTarget> EVERYWHERE = Set.of(TableTarget.values());

  /// Metrics that the table of times has columns for.
  private static final Set<Metric> BESIDE_TIME =
      Set.of(Metric.OPEN, Metric.WORK, Metric.CLOSE, Metric.RATE);

  private MedianColumns() {}

  /// Returns the columns of a table.
  ///
  /// @param phase phase of the table; empty for a table of all phases
  public static List<MedianColumn> of(
      TableTarget place, MeasurementSet figures, String phase, Metric metric) {
    return all(figures, phase, metric).filter(each -> each.targets().contains(place)).toList();
  }

  /// Returns the metrics with a table on a page: those of the workload, and the time. A metric with
  /// a column in the table of times has no table of its own, unless it comes first.
  public static List<Metric> metrics(Workload workload) {
    Stream<Metric> others =
        workload.figures().stream()
            .flatMap(each -> Metric.named(each).stream())
            .filter(each -> !BESIDE_TIME.contains(each));
    return Stream.of(Stream.of(workload.metric()), others, Stream.of(Metric.TIME))
        .flatMap(each -> each)
        .distinct()
        .toList();
  }

  private static Stream<MedianColumn> all(MeasurementSet figures, String phase, Metric metric) {
    Unit.Step step = metric.unit().usual();
    Map<Series, String> names = SeriesNames.of(figures.series());
    var columns = Stream.<MedianColumn>builder();
    columns.add(
        word(MedianColumn.SERIES, row -> names.getOrDefault(row.whole().series(), ""))
            .in(TableTarget.WINDOW, TableTarget.FILE));
    columns.add(phase(figures).in(TableTarget.WINDOW, TableTarget.FILE));
    figures.factors().forEach(factor -> columns.add(factor(factor)));
    columns.add(word("contender", row -> row.whole().series().title()).in(TableTarget.PAGE));
    Optional<UsedIsolation> isolation =
        figures instanceof RunResult run ? Optional.of(new UsedIsolation(run)) : Optional.empty();
    columns.add(word("", row -> signs(row.whole(), isolation)).in(TableTarget.PAGE));
    columns.add(median(metric));
    columns.add(interval(step).in(TableTarget.PAGE));
    columns.add(end("low", step, ConfidenceInterval::low).in(TableTarget.WINDOW, TableTarget.FILE));
    columns.add(
        end("high", step, ConfidenceInterval::high).in(TableTarget.WINDOW, TableTarget.FILE));
    columns.add(count("n", row -> row.whole().summary().count()));
    warm(figures, step).forEach(columns::add);
    if (metric == Metric.TIME) {
      parts().forEach(columns::add);
      columns.add(rate(figures, phase).in(TableTarget.PAGE, TableTarget.WINDOW));
    }
    if (hasRelatives(figures, phase, metric)) {
      relative().forEach(columns::add);
    }
    columns.add(
        count("outliers", row -> row.whole().outliers().size())
            .in(TableTarget.WINDOW, TableTarget.FILE));
    rankColumns(figures).forEach(columns::add);
    return columns.build();
  }

  /// Returns the columns of ranks and ratios. A duel or a gate has an answer instead of ranks on a
  /// page.
  private static Stream<MedianColumn> rankColumns(MeasurementSet figures) {
    MedianColumn rank = text("place", "rank", PhaseRow::rankText);
    Stream<MedianColumn> first =
        figures instanceof RunResult run && AnswerWords.isOf(run)
            ? Stream.of(rank.in(TableTarget.WINDOW, TableTarget.FILE))
            : Stream.of(rank, toFirst().in(TableTarget.PAGE));
    Stream<MedianColumn> ratio =
        Stream.of(
            number(
                "ratio",
                "",
                it -> NumberText.ratio(it.toFirst()),
                it -> NumberText.quotient(it.toFirst())),
            ratioEnd("ratio_low", ConfidenceInterval::low),
            ratioEnd("ratio_high", ConfidenceInterval::high));
    return Stream.concat(first, ratio.map(each -> each.in(TableTarget.WINDOW, TableTarget.FILE)));
  }

  /// Returns the signs of durability and isolation.
  private static String signs(Measurement whole, Optional<UsedIsolation> isolation) {
    Series series = whole.series();
    String durability = series.durability().isEmpty() ? "" : series.effectiveDurability().sign();
    return isolation
        .flatMap(used -> used.of(series, whole.levels()))
        .map(it -> durability + " " + it.sign())
        .orElse(durability);
  }

  /// Returns a sentence that explains the columns of parts and rates.
  public static String explained(MeasurementSet figures) {
    List<String> phases = figures.phases().isEmpty() ? List.of("") : figures.phases();
    List<String> units =
        phases.stream().map(phase -> rateUnit(figures, phase) + "/s").distinct().toList();
    return "Open, work and close are separate medians and need not add up; %s %s all three."
        .formatted(String.join(" and ", units), units.size() == 1 ? "counts" : "count");
  }

  private static String rateUnit(MeasurementSet figures, String phase) {
    return figures
        .workload()
        .phase(phase)
        .filter(each -> !each.isOnce())
        .map(each -> each.unit())
        .orElseGet(() -> figures.workload().storedUnit());
  }

  /// Returns the column of the phase, with its title for people, and its id in files.
  private static MedianColumn phase(MeasurementSet figures) {
    return new MedianColumn(
        MedianColumn.PHASE,
        MedianColumn.PHASE,
        "",
        false,
        EVERYWHERE,
        row -> figures.workload().title(row.whole().phase()),
        row -> row.whole().phase());
  }

  private static MedianColumn factor(String name) {
    return number(
        name,
        name.equals(Factor.HEAP) ? "MB" : "",
        row -> row.whole().levels().get(name).map(LevelLabels::value).orElse(""),
        row ->
            row.whole()
                .levels()
                .get(name)
                .<Object>map(it -> it.matches("\\d{1,18}") ? Long.valueOf(it) : it)
                .orElse(""));
  }

  private static MedianColumn median(Metric metric) {
    Unit.Step step = metric.unit().usual();
    return number(
        "median",
        step.text(),
        PhaseRow::median,
        row -> NumberText.plain(row.whole().summary().median(), step));
  }

  /// Returns the columns about trials before their steady state. A page has a separate table for
  /// these columns.
  private static Stream<MedianColumn> warm(MeasurementSet figures, Unit.Step step) {
    if (!(figures instanceof RunResult run) || !run.isWarm()) {
      return Stream.empty();
    }
    return Stream.of(
            number(
                "first",
                step.text(),
                row -> warm(row, it -> NumberText.figure(it.first().median() / step.size())),
                row -> warm(row, it -> NumberText.plain(it.first().median(), step))),
            number("first_to_steady", "", MedianColumns::toSteady, MedianColumns::toSteady),
            number(
                "iterations",
                "",
                row -> warm(row, it -> NumberText.count(Math.round(it.iterations().median()))),
                row -> warm(row, it -> Long.toString(Math.round(it.iterations().median())))),
            count("not_steady", row -> row.whole().unsteady().size()))
        .map(each -> each.in(TableTarget.WINDOW, TableTarget.FILE));
  }

  private static String warm(PhaseRow row, Function<IterationSummary, String> text) {
    return row.whole().iterations().map(text).orElse("");
  }

  private static String toSteady(PhaseRow row) {
    return warm(row, it -> NumberText.ratio(it.firstToSteady(row.whole().summary())));
  }

  private static MedianColumn interval(Unit.Step step) {
    Function<PhaseRow, String> text = row -> NumberText.interval(row.whole().summary(), step);
    return new MedianColumn(
        "interval", "interval", step.text(), false, EVERYWHERE, text, text::apply);
  }

  private static MedianColumn end(
      String id, Unit.Step step, Function<ConfidenceInterval, Double> which) {
    Function<PhaseRow, Optional<Double>> value =
        row -> row.whole().summary().medianInterval().map(which);
    return number(
        id,
        step.text(),
        row -> value.apply(row).map(it -> NumberText.figure(it / step.size())).orElse(""),
        row -> value.apply(row).map(it -> NumberText.plain(it, step)).orElse(""));
  }

  private static MedianColumn count(String id, ToIntFunction<PhaseRow> count) {
    return number(id, "", row -> NumberText.count(count.applyAsInt(row)), count::applyAsInt);
  }

  /// Returns the column of operations a second, including open and close.
  private static MedianColumn rate(MeasurementSet figures, String phase) {
    return new MedianColumn(
        "rate",
        rateUnit(figures, phase) + "/s",
        "",
        true,
        EVERYWHERE,
        row -> row.rate(figures),
        row -> row.plainRate(figures));
  }

  /// Returns the column of the ratio to the first of its class, with the interval that decides the
  /// rank.
  private static MedianColumn toFirst() {
    Function<PhaseRow, String> text =
        row ->
            row.toFirst().isEmpty()
                ? ""
                : NumberText.ratio(row.toFirst())
                    + row.toFirstInterval()
                        .map(it ->
                            " ("
                                + NumberText.ratio(it.low())
                                + " – "
                                + NumberText.ratio(it.high())
                                + ")")
                        .orElse("");
    return new MedianColumn("ratio", "× the first", "", false, EVERYWHERE, text, text::apply);
  }

  private static MedianColumn ratioEnd(String id, Function<ConfidenceInterval, Double> which) {
    return number(
        id,
        "",
        row -> row.toFirstInterval().map(which).map(NumberText::ratio).orElse(""),
        row -> row.toFirstInterval().map(which).map(NumberText::quotient).orElse(""));
  }

  /// Returns whether any figure of the phase, or of all phases, is shown as a multiple of another.
  /// Figures of which less is better never are.
  private static boolean hasRelatives(MeasurementSet figures, String phase, Metric metric) {
    List<String> phases = phase.isEmpty() ? figures.phases() : List.of(phase);
    return metric.better() == Metric.Better.MORE
        && phases.stream()
            .flatMap(each -> figures.measurements(each, metric).stream())
            .anyMatch(each -> RelativeValue.of(figures, each).isPresent());
  }

  /// Returns the columns of multiples. People see a multiple with the name of its base in one cell;
  /// files have two columns.
  private static Stream<MedianColumn> relative() {
    return Stream.of(
        new MedianColumn(
            "relative",
            "relative to",
            "",
            false,
            Set.of(TableTarget.PAGE),
            PhaseRow::relativeText,
            PhaseRow::relativeText),
        number(
                "relative",
                "",
                row -> row.relative().map(it -> NumberText.ratio(it.times())).orElse(""),
                row -> row.relative().map(it -> NumberText.quotient(it.times())).orElse(""))
            .in(TableTarget.WINDOW, TableTarget.FILE),
        word("relative_to", row -> row.relative().map(RelativeValue::to).orElse(""))
            .in(TableTarget.WINDOW, TableTarget.FILE));
  }

  private static List<MedianColumn> parts() {
    Unit.Step step = Unit.NANOS.usual();
    return Stream.of(Metric.OPEN, Metric.WORK, Metric.CLOSE)
        .map(part ->
            number(
                part.id(),
                step.text(),
                row -> NumberText.millis(row.part(part)),
                row ->
                    row.part(part).isPresent()
                        ? NumberText.plain(row.part(part).getAsDouble(), step)
                        : ""))
        .toList();
  }

  private static MedianColumn word(String id, Function<PhaseRow, String> text) {
    return text(id, id, text);
  }

  private static MedianColumn text(String id, String title, Function<PhaseRow, String> text) {
    return new MedianColumn(id, title, "", false, EVERYWHERE, text, text::apply);
  }

  private static MedianColumn number(
      String id, String unit, Function<PhaseRow, String> shown, Function<PhaseRow, Object> plain) {
    return new MedianColumn(id, LevelLabels.name(id), unit, true, EVERYWHERE, shown, plain);
  }
}
