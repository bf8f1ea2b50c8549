package dynobench.table;

import dynobench.catalog.Durability;
import dynobench.measure.Metric;
import dynobench.measure.Unit;
import dynobench.plan.Levels;
import dynobench.result.Figures;
import dynobench.stats.Interval;
import dynobench.workload.Factor;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// A column of the table of medians.
///
/// @param id as files write it; that of a factor is its name
/// @param title as people read it
/// @param unit of its figures; may be empty
/// @param isNumber whether it stands at the right
/// @param shown the cell for people
/// @param plain the cell for spreadsheets
public record MedianColumn(
    String id,
    String title,
    String unit,
    boolean isNumber,
    Function<PhaseRow, String> shown,
    Function<PhaseRow, Object> plain) {
  /// The columns for people to read, of one phase: the factors first.
  public static List<MedianColumn> shown(Figures figures, String phase, Metric metric) {
    var columns = new ArrayList<MedianColumn>();
    figures.factors().forEach(factor -> columns.add(factor(factor)));
    columns.add(word("contender", row -> row.whole().series().title()));
    columns.add(word("", MedianColumn::sign));
    columns.add(median(metric));
    columns.add(interval(metric));
    columns.add(count());
    if (metric == Metric.TIME) {
      columns.addAll(parts());
      columns.add(text("rate", rateUnit(figures, phase) + "/s", row -> row.rate(figures)));
    }
    if (metric.better() == Metric.Better.MORE) {
      columns.add(text("relative", "to the one above", PhaseRow::relative));
    }
    return columns;
  }

  /// The columns for spreadsheets, with the name of each series.
  public static List<MedianColumn> plain(
      Figures figures, Metric metric, Function<PhaseRow, String> name) {
    Unit.Step step = metric.unit().usual();
    var columns = new ArrayList<MedianColumn>();
    columns.add(word("series", name));
    columns.add(word("phase", row -> row.whole().phase()));
    figures.factors().forEach(factor -> columns.add(factor(factor)));
    columns.add(median(metric));
    columns.add(end("low", step, Interval::low));
    columns.add(end("high", step, Interval::high));
    columns.add(count());
    if (metric == Metric.TIME) {
      columns.addAll(parts());
    }
    columns.add(
        number(
            "outliers",
            "",
            row -> "" + row.whole().outliers().size(),
            row -> row.whole().outliers().size()));
    return columns;
  }

  /// Its name in a file, with the unit.
  public String head() {
    return switch (unit) {
      case "" -> id;
      case "/s" -> id + "_per_s";
      default -> id + "_" + unit.toLowerCase(Locale.ROOT);
    };
  }

  private static String sign(PhaseRow row) {
    String durability = row.whole().series().durability();
    return durability.isEmpty() ? "" : Durability.named(durability).sign();
  }

  /// What the columns of parts and rates mean, in a sentence.
  public static String explained(Figures figures) {
    List<String> phases = figures.phases().isEmpty() ? List.of("") : figures.phases();
    List<String> units =
        phases.stream().map(phase -> rateUnit(figures, phase) + "/s").distinct().toList();
    return "Open, work and close are medians of their own and need not add up; %s %s all three."
        .formatted(String.join(" and ", units), units.size() == 1 ? "counts" : "count");
  }

  private static String rateUnit(Figures figures, String phase) {
    return figures
        .workload()
        .phase(phase)
        .filter(each -> !each.isOnce())
        .map(each -> each.unit())
        .orElseGet(() -> figures.workload().storedUnit());
  }

  private static MedianColumn factor(String name) {
    return number(
        name,
        name.equals(Factor.HEAP) ? "MB" : "",
        row -> row.whole().levels().get(name).map(Levels::value).orElse(""),
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
        row -> Numbers.plain(row.whole().summary().median(), step));
  }

  private static MedianColumn interval(Metric metric) {
    Unit.Step step = metric.unit().usual();
    return new MedianColumn(
        "interval",
        "interval",
        step.text(),
        false,
        row -> Numbers.interval(row.whole().summary(), step),
        row -> Numbers.interval(row.whole().summary(), step));
  }

  private static MedianColumn end(String id, Unit.Step step, Function<Interval, Double> which) {
    Function<PhaseRow, Optional<Double>> value =
        row -> row.whole().summary().medianInterval().map(which);
    return number(
        id,
        step.text(),
        row -> value.apply(row).map(it -> Numbers.figure(it / step.size())).orElse(""),
        row -> value.apply(row).map(it -> Numbers.plain(it, step)).orElse(""));
  }

  private static MedianColumn count() {
    return number(
        "n",
        "",
        row -> Numbers.count(row.whole().summary().count()),
        row -> row.whole().summary().count());
  }

  private static List<MedianColumn> parts() {
    Unit.Step step = Unit.NANOS.usual();
    return Stream.of(Metric.OPEN, Metric.WORK, Metric.CLOSE)
        .map(part ->
            number(
                part.id(),
                step.text(),
                row -> Numbers.millis(row.part(part)),
                row ->
                    row.part(part).isPresent()
                        ? Numbers.plain(row.part(part).getAsDouble(), step)
                        : ""))
        .toList();
  }

  private static MedianColumn word(String id, Function<PhaseRow, String> text) {
    return new MedianColumn(id, id, "", false, text, text::apply);
  }

  private static MedianColumn text(String id, String title, Function<PhaseRow, String> text) {
    return new MedianColumn(id, title, "", true, text, text::apply);
  }

  private static MedianColumn number(
      String id, String unit, Function<PhaseRow, String> shown, Function<PhaseRow, Object> plain) {
    return new MedianColumn(id, Levels.name(id), unit, true, shown, plain);
  }
}
