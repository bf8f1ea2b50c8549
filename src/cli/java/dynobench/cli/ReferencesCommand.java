package dynobench.cli;

import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.plan.LevelLabels;
import dynobench.reference.Publication;
import dynobench.reference.Reference;
import dynobench.reference.References;
import dynobench.result.Measurement;
import dynobench.table.NumberText;
import dynobench.text.NearestName;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// Lists the published figures, or prints one of them.
@Command(
    name = "references",
    description = "List the published figures; with an ID, print one with its citation.")
final class ReferencesCommand extends CliCommand implements Callable<Integer> {
  @Parameters(index = "0", arity = "0..1", paramLabel = "ID", description = "a reference's id")
  private String id = "";

  @Override
  public Integer call() {
    if (id.isEmpty()) {
      return list();
    }
    Optional<Reference> reference = References.named(id);
    if (reference.isEmpty()) {
      return usage(
          "There is no reference \"%s\"; there are: %s%s"
              .formatted(
                  id,
                  String.join(", ", References.IDS),
                  NearestName.suggestion(id, References.IDS)));
    }
    Publication publication = reference.get().publication();
    out(publication.citation());
    out(publication.conditions());
    reference.get().figures().ifPresent(timed -> print(timed.series()));
    switch (reference.get()) {
      case Reference.Repeatable timed -> timed.phases().forEach(phase -> print(timed, phase));
      case Reference.Rates rates -> print(rates);
    }
    return ExitCode.OK;
  }

  private int list() {
    var table = new TextTable("reference", ">year", "title", "figures");
    for (Reference each : References.all()) {
      Publication publication = each.publication();
      table.add(
          publication.id(),
          String.valueOf(publication.year()),
          publication.title(),
          switch (each) {
            case Reference.Repeatable timed -> "times: " + String.join(", ", timed.phases());
            case Reference.Rates rates -> rates.rate();
          });
    }
    out(table);
    References.all().forEach(this::describe);
    return ExitCode.OK;
  }

  /// Prints the conditions and the series of a reference.
  private void describe(Reference reference) {
    out("");
    out(reference.publication().id() + ": " + reference.publication().conditions());
    reference
        .figures()
        .ifPresent(timed ->
            timed.series().stream()
                .map(each -> each.title() + " (" + description(each) + ")")
                .forEach(each -> out("  " + each)));
  }

  private static String description(Series series) {
    return Stream.concat(
            Stream.of(series.contender().engine() + " " + series.version()),
            series.settings().stream())
        .collect(Collectors.joining("; "));
  }

  /// Prints the series: versions, drivers and settings, as far as they were published.
  private void print(List<Series> series) {
    var table = new TextTable("series", "engine", "version", "released", "published settings");
    for (Series each : series) {
      table.add(
          each.title(),
          each.contender().engine(),
          each.version(),
          each.released().map(String::valueOf).orElse(""),
          String.join("; ", each.settings()));
    }
    out("");
    out(table);
  }

  /// Prints the published figures of a phase, with a table for each metric that has any. Points are
  /// in rows, series in columns.
  private void print(Reference.Repeatable timed, String phase) {
    for (Metric metric : Metric.values()) {
      print(timed, phase, metric);
    }
  }

  private void print(Reference.Repeatable timed, String phase, Metric metric) {
    List<Measurement> all = timed.measurements(phase, metric);
    if (all.isEmpty()) {
      return;
    }
    List<String> factors = timed.factors();
    Stream<String> heads = factors.stream().map(each -> ">" + LevelLabels.name(each));
    Stream<String> titles = timed.series().stream().map(each -> ">" + each.title());
    var table = new TextTable(Stream.concat(heads, titles).toArray(String[]::new));
    for (Settings levels : all.stream().map(Measurement::levels).distinct().toList()) {
      var cells = new ArrayList<String>();
      factors.forEach(each -> cells.add(levels.get(each).map(LevelLabels::value).orElse("")));
      for (Series series : timed.series()) {
        cells.add(
            all.stream()
                .filter(each -> each.levels().equals(levels) && each.series().equals(series))
                .map(each -> shown(each.summary().median(), metric))
                .findFirst()
                .orElse(""));
      }
      table.add(cells.toArray(String[]::new));
    }
    out("");
    String what = metric == Metric.TIME ? "" : ": " + metric.title();
    String unit = PublishedFigure.unit(metric);
    out(timed.workload().title(phase).toUpperCase(Locale.ROOT) + what + " [" + unit + "]");
    out(table);
  }

  /// Returns a figure's text. Published times are whole milliseconds.
  private static String shown(double value, Metric metric) {
    return metric == Metric.TIME
        ? NumberText.count(Math.round(value / metric.unit().usual().size()))
        : PublishedFigure.text(value, metric);
  }

  private void print(Reference.Rates rates) {
    boolean relates = rates.rows().stream().anyMatch(each -> each.relative().isPresent());
    var heads = new ArrayList<String>(rates.labels());
    heads.add(">" + rates.rate());
    if (relates) {
      heads.add("relative to");
    }
    var table = new TextTable(heads.toArray(String[]::new));
    for (Reference.Rates.Row row : rates.rows()) {
      var cells = new ArrayList<String>(row.labels());
      cells.add(NumberText.rate(row.value()));
      if (relates) {
        cells.add(NumberText.relative(row.relative()));
      }
      table.add(cells.toArray(String[]::new));
    }
    out("");
    out(table);
  }
}
