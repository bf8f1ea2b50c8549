package dynobench.report;

import dynobench.chart.ChartSource;
import dynobench.chart.Charts;
import dynobench.chart.Picture;
import dynobench.chart.PictureCaption;
import dynobench.comparison.AnswerWords;
import dynobench.comparison.ComparisonWords;
import dynobench.comparison.GateWords;
import dynobench.comparison.RunRankings;
import dynobench.durability.Durability;
import dynobench.event.Series;
import dynobench.files.FileTarget;
import dynobench.files.ProgramText;
import dynobench.isolation.IsolationStatement;
import dynobench.measure.Environment;
import dynobench.measure.Metric;
import dynobench.plan.Plan;
import dynobench.planfile.PlanText;
import dynobench.planfile.Presets;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.result.TrialResult;
import dynobench.result.UpgradeResult;
import dynobench.result.UsedIsolation;
import dynobench.table.AgeingTable;
import dynobench.table.BaselineTable;
import dynobench.table.CalibrationLine;
import dynobench.table.CrashSummary;
import dynobench.table.CrashTable;
import dynobench.table.GateTable;
import dynobench.table.IntervalNotes;
import dynobench.table.IsolationTable;
import dynobench.table.IsolationWords;
import dynobench.table.MedianColumn;
import dynobench.table.MedianColumn.TableTarget;
import dynobench.table.MedianColumns;
import dynobench.table.NodeLine;
import dynobench.table.NodeTable;
import dynobench.table.NumberText;
import dynobench.table.PaceWords;
import dynobench.table.PhaseRow;
import dynobench.table.UpgradeTable;
import dynobench.table.UpgradeWords;
import dynobench.table.WarmTable;
import dynobench.warning.ResultWarning;
import dynobench.workload.Settings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/// Run as one HTML page that needs no other files.
public final class Report {
  private final RunResult run;
  private final Optional<AnswerWords> scored;
  private final List<ResultWarning> warnings;
  private final List<ChartSource> overlays;
  private final ReportCharts charts;
  private final Map<Metric, RunRankings> rankings = new EnumMap<>(Metric.class);
  private final HtmlWriter html = new HtmlWriter();
  private final Optional<String> ownCharts;

  private Report(
      RunResult run, List<ResultWarning> warnings, List<ChartSource> overlays, Charts charts) {
    this(run, warnings, overlays, charts, Optional.empty());
  }

  /// @param ownCharts markup in the place of all charts; empty for drawings
  private Report(
      RunResult run,
      List<ResultWarning> warnings,
      List<ChartSource> overlays,
      Charts charts,
      Optional<String> ownCharts) {
    this.run = run;
    this.scored = AnswerWords.of(run);
    this.ownCharts = ownCharts;
    this.warnings = List.copyOf(warnings);
    this.overlays = List.copyOf(overlays);
    this.charts = ReportCharts.of(run, overlays, charts);
  }

  /// Returns the whole page; equal text for equal runs.
  ///
  /// @param warnings warnings about the run, most serious first
  /// @param overlays figures that its charts show beside the run's
  public static String html(
      RunResult run, List<ResultWarning> warnings, List<ChartSource> overlays) {
    return new Report(run, warnings, overlays, Charts.STANDARD).page();
  }

  /// Writes the page.
  ///
  /// @throws IOException with a message that says why the page cannot be written, and what to do
  public static void write(
      RunResult run,
      List<ResultWarning> warnings,
      List<ChartSource> overlays,
      Charts charts,
      Path file)
      throws IOException {
    write(new Report(run, warnings, overlays, charts).page(), file);
  }

  /// Writes the text of a page to a file, which is replaced.
  ///
  /// @throws IOException with a message that says why the page cannot be written, and what to do
  public static void write(String page, Path file) throws IOException {
    FileTarget.replace(file, page);
  }

  /// Returns the content of the page for a page with another head and with charts of its own.
  ///
  /// @param charts markup in the place of the charts
  public static String content(RunResult run, List<ResultWarning> warnings, String charts) {
    var report = new Report(run, warnings, List.of(), Charts.STANDARD, Optional.of(charts));
    report.addContent();
    return report.html.content();
  }

  /// Returns the chart of versions as markup; empty for a run of one version of each engine.
  public static String versionsChart(RunResult run) {
    var html = new HtmlWriter();
    ReportCharts.of(run, List.of(), Charts.STANDARD)
        .versions()
        .ifPresent(it -> ReportCharts.write(it, PictureCaption.NONE, "versions" + run.id(), html));
    return html.content();
  }

  private String title() {
    return run.plan().map(Plan::name).orElse(run.id());
  }

  private String page() {
    addContent();
    return html.page("Dynobench: " + title(), ProgramText.of("/report/style.css"));
  }

  private void addContent() {
    html.begin("header").element("h1", title());
    run.plan().map(Plan::description).filter(text -> !text.isBlank()).ifPresent(html::paragraph);
    html.element("p", "Run " + run.id() + ", " + ReportSummary.date(run)).end("header");
    addAnswer();
    addWarnings();
    html.section("What was run").list(ReportSummary.of(run, scored)).end("section");
    if (run.isOfCrashes()) {
      addCrashes();
    } else if (run.isOfUpgrades()) {
      html.section("Upgrades")
          .table(UpgradeTable.head(run), UpgradeTable.lines(run))
          .paragraph(UpgradeTable.LEGEND)
          .end("section");
    } else if (run.workload().testsIsolation()) {
      addIsolation();
    } else {
      addCharts();
      addTables();
    }
    addFailures();
    addEngines();
    run.environment().ifPresent(this::addEnvironment);
    if (ownCharts.isEmpty()) {
      run.plan().ifPresent(this::addPlan); // a site has the file instead
    }
    if (run.measuresTimes()) {
      addMethod();
    }
  }

  /// Adds what a reader wants to know first: the answer, and one chart.
  private void addAnswer() {
    Optional<Picture> lead =
        run.measuresTimes() && ownCharts.isEmpty() ? charts.lead() : Optional.empty();
    List<String> answer = RunAnswer.of(run, scored, this::rankings);
    if (answer.isEmpty() && lead.isEmpty()) {
      return;
    }
    html.section("Answer");
    answer.forEach(this::addLine);
    if (run.isOfCrashes()) {
      html.list(CrashSummary.sentences(run));
    } else if (run.isOfUpgrades()) {
      html.list(UpgradeWords.sentences(UpgradeResult.of(run)));
    } else if (run.workload().testsIsolation()) {
      html.list(IsolationWords.sentences(run).stream().skip(1).toList());
    } else if (scored.orElse(null) instanceof GateWords words) {
      html.table(GateTable.head(), GateTable.lines(words));
    }
    lead.ifPresent(picture ->
        ReportCharts.write(picture, PictureCaption.of(picture, charts.sources()), "answer", html));
    html.end("section");
  }

  /// Adds a line of the answer. A line that ends with a colon is about those that follow, and one
  /// in brackets about all.
  private void addLine(String line) {
    if (line.endsWith(":")) {
      html.element("h3", line.substring(0, line.length() - 1));
    } else if (line.startsWith("(")) {
      html.paragraph(line);
    } else {
      html.answer(line);
    }
  }

  private void addWarnings() {
    html.section("Warnings");
    if (warnings.isEmpty()) {
      html.paragraph("Dynobench's checks found no problem.");
    }
    for (ResultWarning each : warnings) {
      html.element("h3", each.title())
          .paragraph(HtmlWriter.ended(each.sentence()) + " " + each.remedy());
    }
    html.end("section");
  }

  private void addCharts() {
    if (ownCharts.isPresent()) {
      html.section("Charts").markup(ownCharts.get()).end("section");
      return;
    }
    List<Picture> pictures = charts.others();
    if (pictures.isEmpty()) {
      return;
    }
    html.section("More charts");
    if (!overlays.isEmpty()) {
      html.paragraph("Charts also show figures from outside this run:").list(foreign());
    }
    for (int i = 0; i < pictures.size(); i++) {
      ReportCharts.write(pictures.get(i), PictureCaption.NONE, Integer.toString(i), html);
    }
    html.end("section");
  }

  private List<String> foreign() {
    return overlays.stream()
        .map(ChartSource::figures)
        .map(each ->
            each.id() + ": " + each.citation().orElse("another run of " + each.workload().id()))
        .toList();
  }

  private void addCrashes() {
    html.section("Crashes")
        .paragraph(
            "Acknowledged rows that were left after crashes at random moments. Each row has a"
                + " number and a checksum. A new process opened the database and counted the rows.")
        .table(CrashTable.head(), CrashTable.lines(run))
        .end("section");
  }

  private void addIsolation() {
    html.section("Isolation").table(IsolationTable.head(), IsolationTable.lines(run));
    for (Series each : run.series()) {
      List<List<String>> scripts = IsolationTable.scripts(run, each.contender());
      if (!scripts.isEmpty()) {
        html.element("h3", "Scripts: " + each.title())
            .table(IsolationTable.scriptHead(run, each.contender()), scripts);
      }
    }
    List<String> examples = IsolationWords.examples(run);
    if (!examples.isEmpty()) {
      html.element("h3", "Broken promises, with the smallest example of each").list(examples);
    }
    html.end("section");
  }

  private void addTables() {
    html.section("Figures");
    if (run.phases().isEmpty()) {
      html.paragraph("No phase completed.");
    }
    List<Metric> metrics = MedianColumns.metrics(run.workload());
    for (String phase : run.phases()) {
      html.element("h3", run.workload().title(phase));
      metrics.forEach(metric -> addTable(phase, metric));
    }
    addWarmth(metrics.getFirst());
    addNodes(metrics.getFirst());
    addBaselines();
    addAgeing();
    IntervalNotes.of(
            run.phases().stream()
                .flatMap(phase -> run.measurements(phase).stream())
                .map(Measurement::summary))
        .forEach(html::paragraph);
    html.paragraph(
            MedianColumns.explained(run)
                + " * marks outliers (Tukey's fences) among the repetitions; they are kept.")
        .paragraph(ComparisonWords.ranks(run, rankings(metrics.getFirst())))
        .end("section");
  }

  private void addWarmth(Metric metric) {
    List<List<String>> lines = WarmTable.lines(run, metric);
    if (!lines.isEmpty()) {
      html.element("h3", WarmTable.TITLE).table(WarmTable.head(metric), lines);
    }
    WarmTable.explained(run).ifPresent(html::paragraph);
  }

  private void addBaselines() {
    List<List<String>> lines = BaselineTable.lines(run);
    if (!lines.isEmpty()) {
      html.element("h3", BaselineTable.TITLE).table(BaselineTable.head(), lines);
    }
  }

  private void addAgeing() {
    List<List<String>> lines = AgeingTable.lines(run);
    if (!lines.isEmpty()) {
      html.element("h3", AgeingTable.TITLE).table(AgeingTable.head(), lines);
    }
  }

  private void addNodes(Metric metric) {
    List<List<String>> lines = NodeTable.lines(run, metric);
    if (!lines.isEmpty()) {
      html.element("h3", NodeTable.TITLE)
          .table(NodeTable.head(), lines)
          .paragraph(NodeTable.explained());
    }
  }

  private void addTable(String phase, Metric metric) {
    List<MedianColumn> columns = MedianColumns.of(TableTarget.PAGE, run, phase, metric);
    html.table(
        columns.stream()
            .map(each ->
                (each.isNumber() || each.id().equals("interval") ? ">" : "")
                    + each.title()
                    + (each.unit().isEmpty() ? "" : ", " + each.unit()))
            .toList(),
        PhaseRow.of(run, phase, metric, rankings(metric)).stream()
            .map(row -> columns.stream().map(each -> each.shown().apply(row)).toList())
            .toList());
  }

  private RunRankings rankings(Metric metric) {
    return rankings.computeIfAbsent(metric, it -> RunRankings.of(run, it));
  }

  private void addFailures() {
    List<TrialResult> failed = run.notCompleted();
    if (failed.isEmpty()) {
      return;
    }
    html.section("Trials that did not complete")
        .paragraph("Charts and tables do not contain their times.")
        .table(
            List.of(">trial", "what", "how it ended"),
            failed.stream()
                .map(each ->
                    List.of(
                        NumberText.count(each.trial().number()),
                        each.trial().toString(),
                        each.failure().orElse("cut off")))
                .toList())
        .end("section");
  }

  private void addEngines() {
    html.section("Engines, their durability and isolation")
        .paragraph(
            "What happens to a row whose insert the engine has acknowledged, and what the"
                + " transactions keep apart. Compare only figures of the same durability class.")
        .table(
            List.of(
                "contender",
                "version",
                "commit",
                "",
                "after a kill",
                "after a power cut",
                "isolation",
                "in this mode"),
            promises());
    for (Series each : run.series()) {
      if (!each.settings().isEmpty()) {
        html.begin("details")
            .element("summary", each.title() + ": every setting")
            .element("pre", String.join("\n", each.settings()))
            .end("details");
      }
    }
    html.end("section");
  }

  private List<List<String>> promises() {
    var isolation = new UsedIsolation(run);
    return run.series().stream()
        .map(each -> promise(each, isolation.of(each, Settings.NONE)))
        .toList();
  }

  private static List<String> promise(Series series, Optional<IsolationStatement> isolation) {
    Durability durability = series.effectiveDurability();
    return List.of(
        series.title(),
        series.version(),
        series.contender().commit().text(),
        durability.sign(),
        durability.kill().description(),
        durability.powerCut().description(),
        isolation.map(it -> it.sign() + " " + it.words()).orElse(""),
        series.promise());
  }

  private void addEnvironment(Environment environment) {
    var rows = new ArrayList<List<String>>();
    rows.add(List.of("Dynobench", environment.dynobench()));
    rows.add(List.of("Processor", environment.cpu()));
    rows.add(List.of("Cores", NumberText.count(environment.cores())));
    rows.add(List.of("Memory", NumberText.count(environment.memoryBytes() >> 20) + " MB"));
    rows.add(List.of("Operating system", environment.os()));
    rows.add(List.of("File system", environment.fileSystem()));
    rows.add(List.of("Java", environment.jdk()));
    rows.add(List.of("JVM flags of workers", String.join(" ", environment.workerFlags())));
    rows.add(List.of("Load average at start", load(environment.loadAtStart())));
    NodeLine.of(run).forEach(each -> rows.add(List.of("Node " + each.node(), each.value())));
    environment.calibration().stream()
        .filter(_ -> run.machines().shards().isEmpty())
        .flatMap(measured -> CalibrationLine.of(measured).stream())
        .forEach(each -> rows.add(List.of(each.label(), each.value())));
    String pace = PaceWords.of(run);
    if (!pace.isEmpty()) {
      rows.add(List.of("Speed of the machine", pace));
    }
    html.section("Where it was measured").table(List.of("", ""), rows).end("section");
  }

  private static String load(OptionalDouble load) {
    return load.isPresent() ? String.format(Locale.ROOT, "%.1f", load.getAsDouble()) : "not known";
  }

  private void addPlan(Plan plan) {
    html.section("How to repeat the run")
        .paragraph(
            "The run's folder contains its plan. With the same version of Dynobench, from the"
                + " folder \"runs\" in the workspace:")
        .element("pre", "dynobench run " + run.id() + "/plan.toml");
    if (Presets.NAMES.contains(plan.name())) {
      html.paragraph("The plan has the name of a preset. To run the unchanged preset:")
          .element("pre", "dynobench run " + plan.name());
    }
    html.paragraph("The plan:").element("pre", PlanText.of(plan)).end("section");
  }

  private void addMethod() {
    html.section("Method")
        .paragraph(
            "%s After %s. Intervals of medians are exact and distribution-free (order statistics)."
                .formatted(run.workload().about(), run.workload().source()))
        .list(run.workload().checks())
        .end("section");
  }
}
