package dynobench.cli;

import dynobench.chart.Chart;
import dynobench.chart.ChartRequest;
import dynobench.chart.ChartSource;
import dynobench.chart.Charts;
import dynobench.chart.Picture;
import dynobench.chart.PictureCaption;
import dynobench.chart.SeriesKey;
import dynobench.chart.SourceRole;
import dynobench.drawing.ChartFile;
import dynobench.drawing.ChartTheme;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.reference.References;
import dynobench.result.RunResult;
import dynobench.text.NearestName;
import dynobench.workload.Phase;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/// Command-line options of a run's chart. Checks them, and draws the chart that they describe.
final class ChartOptions {
  private static final Pattern SIZE = Pattern.compile("(\\d{3,4})x(\\d{3,4})");
  private static final Pattern LOG = Pattern.compile("x|y|x,y|y,x|none");
  private static final Pattern AT = Pattern.compile("([^=]+)=(.+)");
  private static final int MOST_SCALE = 4;
  private static final Map<String, ChartTheme> THEMES =
      Map.of(
          "light", ChartTheme.LIGHT,
          "dark", ChartTheme.DARK,
          "presentation", ChartTheme.PRESENTATION,
          "presentation-dark", ChartTheme.PRESENTATION_DARK);

  /// Ids of the charts, for the help text.
  static final class Kinds implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Charts.STANDARD.ids().iterator();
    }
  }

  private final Charts charts;

  @Option(
      names = "--chart",
      paramLabel = "KIND",
      completionCandidates = Kinds.class,
      description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE})")
  private String kind = Charts.PHASE.id();

  @Option(
      names = "--phase",
      paramLabel = "NAME",
      description = "the phase to draw (default: the first with more than one operation)")
  private Optional<String> phase = Optional.empty();

  @Option(
      names = "--metric",
      paramLabel = "NAME",
      description = "which figure, as in compare (default: the workload's main figure)")
  private Optional<String> metric = Optional.empty();

  @Option(
      names = "--factor",
      paramLabel = "NAME",
      description = "factor on the x axis (default: the first with several values)")
  private String factor = "";

  @Option(
      names = "--at",
      paramLabel = "FACTOR=VALUE",
      description = "value of another factor (default: its largest); may be repeated")
  private List<String> at = List.of();

  @Option(
      names = "--published",
      paramLabel = "ID",
      description =
          "published figures (dynobench references) to add to the charts, such as lawrence-2005;"
              + " may be repeated")
  private List<String> published = List.of();

  @Option(
      names = "--without",
      paramLabel = "SERIES",
      description =
          "a contender to leave out, such as mysql/default, or the title of a series; may be"
              + " repeated")
  private List<String> without = List.of();

  @Option(
      names = "--size",
      paramLabel = "WIDTHxHEIGHT",
      description =
          "largest size of the chart in pixels; a chart of few bars is lower (default:"
              + " ${DEFAULT-VALUE})")
  private String size = "1200x750";

  @Option(
      names = "--scale",
      paramLabel = "N",
      description = "scale of a PNG, 1 to 4; 2 is suitable for print (default: ${DEFAULT-VALUE})")
  private int scale = 1;

  @Option(
      names = "--theme",
      paramLabel = "NAME",
      description = "light, dark, presentation or presentation-dark (default: ${DEFAULT-VALUE})")
  private String theme = "light";

  @Option(
      names = "--log",
      paramLabel = "AXES",
      description = "logarithmic axes: x, y, x,y or none (default: depends on the chart)")
  private Optional<String> log = Optional.empty();

  /// @param charts available charts
  ChartOptions(Charts charts) {
    this.charts = charts;
  }

  /// Returns the problems with the options that do not depend on the run.
  List<String> problems() {
    var problems = new ArrayList<String>();
    if (charts.named(kind).isEmpty()) {
      check(problems, "--chart", kind, charts.ids());
      problems.add("--chart names a kind of chart; --phase names the phase that it shows.");
    }
    metric.ifPresent(each -> check(problems, "--metric", each, MetricOption.IDS));
    unsupportedMetric().ifPresent(problems::add);
    at.stream()
        .filter(each -> !AT.matcher(each).matches())
        .map(each ->
            "--at has the form FACTOR=VALUE, such as rows=1000, not \"%s\".".formatted(each))
        .forEach(problems::add);
    published.forEach(each -> check(problems, "--published", each, References.figureIds()));
    check(problems, "--theme", theme, THEMES.keySet().stream().sorted().toList());
    if (!SIZE.matcher(size).matches()) {
      problems.add(
          "--size has the form 1200x750, from 100 to 9999 pixels each, not \"%s\"."
              .formatted(size));
    }
    if (scale < 1 || scale > MOST_SCALE) {
      problems.add("--scale must be from 1 to %d, not %d.".formatted(MOST_SCALE, scale));
    }
    log.filter(axes -> !LOG.matcher(axes).matches())
        .ifPresent(axes -> problems.add("--log is x, y, x,y or none, not \"" + axes + "\"."));
    return problems;
  }

  /// Returns the problem of a metric that the chart cannot show.
  private Optional<String> unsupportedMetric() {
    return charts
        .named(kind)
        .flatMap(chart ->
            metric
                .flatMap(Metric::named)
                .filter(each -> !chart.shows(each))
                .map(each ->
                    "--metric: the chart %s shows %s, not %s."
                        .formatted(
                            chart.id(),
                            Stream.of(Metric.values())
                                .filter(chart::shows)
                                .map(Metric::id)
                                .collect(Collectors.joining(", ")),
                            each.id())));
  }

  private Settings at() {
    return new Settings(
        at.stream()
            .map(AT::matcher)
            .filter(Matcher::matches)
            .collect(Collectors.toMap(each -> each.group(1), each -> each.group(2), (_, b) -> b)));
  }

  /// Returns the first problem with the options for this run: an unknown factor, value, series or
  /// phase, or a value for the factor of the x axis.
  Optional<String> problem(RunResult run) {
    List<String> phases = run.phases();
    List<String> factors = run.factors();
    Optional<String> unknownFactor =
        Stream.concat(Stream.of(factor), at().values().keySet().stream())
            .filter(name -> !name.isEmpty() && !factors.contains(name))
            .findFirst();
    if (unknownFactor.isPresent()) {
      return Optional.of(
          "The run %s has no factor \"%s\"%s Factors: %s"
              .formatted(
                  run.id(),
                  unknownFactor.get(),
                  end(NearestName.suggestion(unknownFactor.get(), factors)),
                  factors.isEmpty() ? "nothing" : String.join(", ", factors)));
    }
    Optional<String> misplaced = misplaced(run).or(() -> unknownSeries(run));
    if (misplaced.isPresent()) {
      return misplaced;
    }
    return phase
        .filter(name -> !phases.contains(name))
        .map(name ->
            "The run %s has no phase \"%s\"%s Phases: %s"
                .formatted(
                    run.id(),
                    name,
                    end(NearestName.suggestion(name, phases)),
                    phases.isEmpty() ? "none" : String.join(", ", phases)));
  }

  /// Returns the first problem with `--at`: its factor is on the x axis, or the run does not have
  /// its value.
  private Optional<String> misplaced(RunResult run) {
    List<ChartSource> sources = sources(run);
    boolean over = chart().choice() == Chart.ChartSelection.PHASE_AND_FACTOR;
    String axis = over ? (factor.isEmpty() ? Picture.factor(sources) : factor) : "";
    Map<String, String> held = at().values();
    if (held.containsKey(axis)) {
      return Optional.of(
          "--at: the x axis shows %s, so it cannot have a single value. Choose another axis with --factor."
              .formatted(axis));
    }
    return held.entrySet().stream()
        .filter(each -> !Picture.levels(sources, each.getKey()).contains(each.getValue()))
        .findFirst()
        .map(each ->
            "--at: the run %s has nothing at %s=%s. Known: %s"
                .formatted(
                    run.id(),
                    each.getKey(),
                    each.getValue(),
                    String.join(", ", Picture.levels(sources, each.getKey()))));
  }

  /// Returns the problem of the first name in `--without` that no series of the run or of the
  /// published figures has.
  private Optional<String> unknownSeries(RunResult run) {
    List<Series> all =
        allSources(run).stream().flatMap(it -> it.figures().series().stream()).toList();
    return without.stream()
        .filter(name -> all.stream().noneMatch(series -> isNamed(series, name)))
        .findFirst()
        .map(name -> {
          List<String> known = all.stream().map(each -> each.contender().use()).distinct().toList();
          return "--without: the chart has no series \"%s\"%s Known: %s"
              .formatted(name, end(NearestName.suggestion(name, known)), String.join(", ", known));
        });
  }

  private static boolean isNamed(Series series, String name) {
    return series.contender().use().equals(name) || series.title().equalsIgnoreCase(name);
  }

  private Set<SeriesKey> hidden(List<ChartSource> sources) {
    return sources.stream()
        .flatMap(source ->
            source.figures().series().stream()
                .filter(series -> without.stream().anyMatch(name -> isNamed(series, name)))
                .map(series -> new SeriesKey(source.figures().id(), series.contender())))
        .collect(Collectors.toSet());
  }

  private static List<ChartSource> sources(RunResult run) {
    return List.of(new ChartSource(run, SourceRole.MAIN));
  }

  private Chart chart() {
    return charts.named(kind).orElseThrow();
  }

  /// Returns the chart of a run with its caption, with the published figures, and without the
  /// series that `--without` names.
  ChartFile file(RunResult run) {
    List<ChartSource> all = allSources(run);
    Picture picture = Picture.of(request(run), all, hidden(all));
    return new ChartFile(
        picture,
        PictureCaption.of(picture, all),
        THEMES.getOrDefault(theme, ChartTheme.LIGHT),
        pixels(1),
        pixels(2));
  }

  private List<ChartSource> allSources(RunResult run) {
    return Stream.concat(sources(run).stream(), overlays().stream()).toList();
  }

  /// Returns the published figures to lay over the run, each once. Unknown ids are left out.
  List<ChartSource> overlays() {
    return published.stream()
        .distinct()
        .flatMap(each -> References.figures(each).stream())
        .map(each -> new ChartSource(each, SourceRole.REFERENCE))
        .toList();
  }

  int scale() {
    return scale;
  }

  /// Returns whether the user chose a metric.
  boolean namesMetric() {
    return metric.isPresent();
  }

  /// Returns the chosen metric, or that of the workload.
  Metric metric(RunResult run) {
    return metric.flatMap(Metric::named).orElse(run.workload().metric());
  }

  private ChartRequest request(RunResult run) {
    String usual = run.workload().mainPhase().map(Phase::id).orElse("");
    List<String> phases = run.phases();
    String wanted = phases.contains(usual) || phases.isEmpty() ? usual : phases.getFirst();
    Chart chart = chart();
    Metric shown = chart.shows(metric(run)) ? metric(run) : chart.defaultMetric();
    boolean logX = log.map(axes -> axes.contains("x")).orElse(chart.logs().x());
    boolean logY = log.map(axes -> axes.contains("y")).orElse(chart.logs().y());
    return new ChartRequest(chart, phase.orElse(wanted), shown, factor, at(), logX, logY);
  }

  private int pixels(int group) {
    Matcher matcher = SIZE.matcher(size);
    if (!matcher.matches()) {
      throw new IllegalStateException("Not checked: " + size);
    }
    return Integer.parseInt(matcher.group(group));
  }

  private static void check(
      List<String> problems, String option, String value, List<String> known) {
    if (!known.contains(value)) {
      problems.add(
          "%s: there is no \"%s\"%s Known: %s"
              .formatted(
                  option,
                  value,
                  end(NearestName.suggestion(value, known)),
                  String.join(", ", known)));
    }
  }

  private static String end(String suggestion) {
    return suggestion.isEmpty() ? "." : suggestion;
  }
}
