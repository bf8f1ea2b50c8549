package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.chart.ChartRequest;
import dynobench.chart.ChartSource;
import dynobench.chart.Charts;
import dynobench.chart.DotsChart;
import dynobench.chart.Picture;
import dynobench.chart.SourceRole;
import dynobench.event.Outcome;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.protocol.echo.Echo;
import dynobench.report.Report;
import dynobench.table.FormulaHandling;
import dynobench.table.LongCsv;
import dynobench.workload.Settings;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/// Tests that a workload, an engine and a chart added by a file or a package appear like built-in
/// ones.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AddedInTestsTest {
  private static final Contender PARROT =
      new Contender("parrot", "grey", new CommitStyle.Autocommit());

  private static final Charts CHARTS = Charts.STANDARD.with(new DotsChart());

  private static final String WORKLOAD =
      """
      title = "Echo"
      about = "Shouts words."
      source = "These tests, 2026"
      needs = "pairs"
      protocol = "dynobench.protocol.echo.Echo"
      figures = ["rate"]
      stored = "words"
      checks = ["Every word is heard."]
      [parameters.words]
      default = 5
      from = 1
      to = 1000
      unit = "words"
      help = "How many."
      [vary]
      words = [5, 10]
      [[phases]]
      id = "shout"
      title = "Shouting"
      unit = "words"
      operations = "words"
      writes = "in-one-transaction"
      """;

  private static final String ENGINE =
      """
      name = "Parrot"
      version = "1"
      kind = "heap-map"
      jars = ["parrot.jar"]
      [modes.grey]
      title = "grey"
      durability = "process"
      promise = "None."
      """;

  private final Path folder;
  private final TestBench bench;

  AddedInTestsTest(@TempDir Path folder) throws IOException {
    this.folder = folder;
    Path engine = Files.createDirectories(folder.resolve("engines/parrot"));
    Files.writeString(engine.resolve("engine.toml"), ENGINE);
    String resource = Echo.class.getName().replace('.', '/') + ".class";
    try (var jar = new JarOutputStream(Files.newOutputStream(engine.resolve("parrot.jar")))) {
      jar.putNextEntry(new JarEntry(resource));
      try (InputStream in = Echo.class.getClassLoader().getResourceAsStream(resource)) {
        Objects.requireNonNull(in, resource).transferTo(jar);
      }
    }
    bench = new TestBench(folder, Workloads.shipped().with("echo", WORKLOAD));
  }

  @BeforeAll
  void run() throws IOException, InterruptedException {
    bench.run(bench.plan("echo", Settings.of("words", "7"), List.of(PARROT)));
  }

  @Test
  void runAndAreVerified() {
    assertThat(bench.trial(PARROT).outcome()).contains(new Outcome.Completed());
    assertThat(bench.trial(PARROT).verified().orElseThrow().rows()).isEqualTo(7);
  }

  @Test
  void areInTheCsv() throws IOException {
    var csv = new StringWriter();
    LongCsv.write(bench.result(), csv, FormulaHandling.DISARMED);

    assertThat(csv.toString().lines())
        .hasSize(2)
        .last()
        .asString()
        .contains(",parrot,grey,autocommit,Parrot grey,")
        .contains(",echo,shout,");
    assertThat(csv.toString().lines().findFirst().orElseThrow()).contains(",rate_per_s");
  }

  @Test
  void areInTheReportWithTheirCharts() throws IOException {
    Path file = folder.resolve("report.html");
    Report.write(bench.result(), List.of(), List.of(), CHARTS, file);

    assertThat(file)
        .content()
        .contains("Parrot grey", "Shouting", "Shouts words.", "Every word is heard.")
        .contains("Shouting as dots")
        .contains("median, /s", "words/s counts all");
  }

  @Test
  void areOnTheChartsByTheirTitles() {
    var source = List.of(new ChartSource(bench.result(), SourceRole.MAIN));
    Picture bars = Picture.of(ChartRequest.of(Charts.PHASE, "shout"), source);
    Picture dots = Picture.of(ChartRequest.of(CHARTS.named("dots").orElseThrow(), "shout"), source);

    assertThat(bars.title()).isEqualTo("Shouting");
    assertThat(bars.lines()).hasSize(1);
    assertThat(dots.title()).isEqualTo("Shouting as dots");
  }

  @Test
  void areExplainedFromTheRunAlone() {
    assertThat(bench.result().workload().title()).isEqualTo("Echo");
    assertThat(bench.result().workload().metric().id()).isEqualTo("rate");
  }
}
