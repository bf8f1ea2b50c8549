package dynobench.cli;

import static dynobench.chart.Measured.FILE;
import static dynobench.chart.Measured.MAP;
import static dynobench.chart.Measured.phase;
import static org.assertj.core.api.Assertions.assertThat;

import dynobench.chart.Measured;
import dynobench.event.Series;
import dynobench.session.ProgramHome;
import dynobench.store.RunLog;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExportCommandTest {
  @TempDir Path folder;

  private record Ending(int code, String out, String err) {}

  @BeforeEach
  void storeARun() {
    var run =
        new Measured("stored")
            .trial(MAP, 1000, 1, phase("create", 1, 2, 3), phase("insert", 1, 20, 3))
            .trial(MAP, 2000, 1, phase("create", 1, 2, 3), phase("insert", 1, 40, 3))
            .trial(FILE, 1000, 1, phase("create", 1, 2, 3), phase("insert", 1, 200, 3))
            .warned("The machine was busy.");
    try (var log = RunLog.create(folder.resolve("runs").resolve("stored"))) {
      run.events().forEach(log);
    }
  }

  @Test
  void disarmsFormulasUnlessTheyAreWantedRaw() throws IOException {
    var series = new Series(MAP, "=HYPERLINK(1)", "-1", "", "", Optional.empty(), List.of());
    var run =
        new Measured("formula", List.of(series)).trial(MAP, 1000, 1, phase("insert", 1, 20, 3));
    try (var log = RunLog.create(folder.resolve("runs").resolve("formula"))) {
      run.events().forEach(log);
    }
    exportRun("formula", "--csv", target("safe.csv"));
    exportRun("formula", "--csv", target("raw.csv"), "--raw");
    exportRun("formula", "--csv", target("wide.csv"), "--wide");
    exportRun("formula", "--csv", target("rawwide.csv"), "--wide", "--raw");

    assertThat(Files.readString(folder.resolve("safe.csv"))).contains(",'=HYPERLINK(1),-1,");
    assertThat(Files.readString(folder.resolve("raw.csv"))).contains(",=HYPERLINK(1),-1,");
    assertThat(Files.readString(folder.resolve("wide.csv"))).contains(",'=HYPERLINK(1) [ms]");
    assertThat(Files.readString(folder.resolve("rawwide.csv"))).contains(",=HYPERLINK(1) [ms]");
  }

  @Test
  void namesTheFigureInTheHeadsOfAWideTableAndShortensRates() throws IOException {
    export("--wide", "--csv", target("rate.csv"), "--metric", "rate");

    assertThat(Files.readString(folder.resolve("rate.csv")))
        .contains(" [operations/s]", "insert,1000,41666.7,");
  }

  private Ending export(String... options) {
    return exportRun("stored", options);
  }

  private Ending exportRun(String run, String... options) {
    var command = new ArrayList<>(List.of("export", run, "--workspace", folder.toString()));
    command.addAll(List.of(options));
    var out = new StringWriter();
    var err = new StringWriter();
    int code =
        new Cli(new CommandContext(ProgramHome.find(), Clock.systemUTC(), "test"), (_, _) -> false)
            .execute(new PrintWriter(out), new PrintWriter(err), command.toArray(String[]::new));
    return new Ending(code, out.toString(), err.toString());
  }

  private String target(String name) {
    return folder.resolve(name).toString();
  }

  @Test
  void writesSeveralTargetsAtOnceAndSaysWhere() throws IOException {
    Ending ending =
        export(
            "--csv",
            target("a.csv"),
            "--png",
            target("a.png"),
            "--svg",
            target("a.svg"),
            "--html",
            target("a.html"));

    assertThat(ending.err()).isEmpty();
    assertThat(ending.code()).isZero();
    assertThat(ending.out().lines())
        .containsExactly(
            "Wrote " + target("a.csv"),
            "Wrote " + target("a.png"),
            "Wrote " + target("a.svg"),
            "Wrote " + target("a.html"));
    assertThat(ImageIO.read(folder.resolve("a.png").toFile()).getWidth()).isEqualTo(1200);
    assertThat(Files.readString(folder.resolve("a.svg"))).contains("Insert: time over rows");
    assertThat(Files.readString(folder.resolve("a.html")))
        .contains("<h1>quick</h1>", "The machine was busy.");
    assertThat(Files.readString(folder.resolve("a.csv"))).contains("Heap map");
  }

  @Test
  void drawsTheChartThatIsAskedFor() throws IOException {
    Ending ending =
        export(
            "--png",
            target("a.png"),
            "--svg",
            target("a.svg"),
            "--chart",
            "parts",
            "--phase",
            "create",
            "--size",
            "640x400",
            "--scale",
            "2",
            "--theme",
            "dark");

    assertThat(ending.code()).isZero();
    var image = ImageIO.read(folder.resolve("a.png").toFile());
    assertThat(image.getWidth()).isEqualTo(1280);
    assertThat(image.getHeight()).isBetween(400, 800); // two bars need less
    assertThat(image.getRGB(0, 0) & 0xFFFFFF).isEqualTo(0x1B1F24);
    assertThat(Files.readString(folder.resolve("a.svg")))
        .contains("Create: open, work and close at 2,000 rows", "width=\"640\"");
  }

  @Test
  void drawsLogarithmicAxesOnlyWhereTheyAreAskedFor() throws IOException {
    export("--svg", target("linear.svg"), "--chart", "all", "--log", "none");
    export("--svg", target("log.svg"), "--chart", "all");

    assertThat(Files.readString(folder.resolve("linear.svg"))).contains(">0</text>");
    assertThat(Files.readString(folder.resolve("log.svg"))).doesNotContain(">0</text>");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--chart phases        | there is no \"phases\"; did you mean \"phase\"?",
        "--theme dork          | there is no \"dork\"; did you mean \"dark\"?",
        "--size 12x75          | --size has the form 1200x750",
        "--scale 9             | --scale must be from 1 to 4, not 9",
        "--at rows             | --at has the form FACTOR=VALUE, such as rows=1000, not \"rows\".",
        "--at rows=1000        | --at: the x axis shows rows, so it cannot have a single value.",
        "--at rows=77 --chart parts | has nothing at rows=77. Known: 1000, 2000",
        "--metric work_rate --chart scaling | --metric: the chart scaling shows open, work, close",
        "--metric time --chart scaling | not time.",
        "--metric heap_kept --chart parts | --metric: the chart parts shows time, not heap_kept.",
        "--log z               | --log is x, y, x,y or none, not \"z\"",
        "--phase inser         | has no phase \"inser\"; did you mean \"insert\"?",
        "--svg no-folder/a.svg | no-folder/a.svg: its folder does not exist",
      })
  void refusesWhatItCantDraw(String option, String sentence) {
    var options = new ArrayList<>(List.of("--png", target("a.png")));
    options.addAll(List.of(option.split(" ", -1)));
    Ending ending = export(options.toArray(String[]::new));

    assertThat(ending.err()).contains(sentence).doesNotContain("Exception");
    assertThat(ending.code()).isEqualTo(ExitCode.USAGE);
    assertThat(folder.resolve("a.png")).doesNotExist();
  }

  @Test
  void asksForATarget() {
    assertThat(export().err()).contains("--csv, --verdicts, --cycles, --png, --svg or --html");
    assertThat(export().code()).isEqualTo(ExitCode.USAGE);
  }

  @Test
  void refusesOneFileForTwoTargets() {
    Ending ending = export("--png", target("a"), "--svg", target("a"));

    assertThat(ending.err()).contains("Each target needs its own file.");
    assertThat(ending.code()).isEqualTo(ExitCode.USAGE);
  }

  @Test
  void laysPublishedFiguresOverAChart() throws IOException {
    exportRun("stored", "--svg", target("alone.svg"), "--phase=insert");
    exportRun("stored", "--svg", target("both.svg"), "--phase=insert", "--published=lawrence-2005");

    assertThat(Files.readString(folder.resolve("alone.svg"))).doesNotContain("lawrence-2005");
    assertThat(Files.readString(folder.resolve("both.svg"))).contains("lawrence-2005");
  }

  @Test
  void knowsWhichFiguresWerePublished() {
    Ending ending = exportRun("stored", "--svg", target("a.svg"), "--published=lawrence-2004");

    assertThat(ending.code()).isEqualTo(ExitCode.USAGE);
    assertThat(ending.err()).contains("there is no \"lawrence-2004\"", "lawrence-2005");
  }

  @Test
  void saysThatAChartIsEmpty() {
    Ending ending = export("--png", target("a.png"), "--chart", "averages", "--phase", "create");

    assertThat(ending.code()).isZero();
    assertThat(ending.err()).contains("The chart is empty: The row count does not change");
  }

  @Test
  void leavesSeriesOutOfAPicture() throws IOException {
    String svg = target("without.svg");
    assertThat(export("--svg", svg, "--published=lawrence-2005").code()).isZero();
    assertThat(Files.readString(Path.of(svg))).contains("Daffodil").contains("MySQL");

    Ending ending =
        export(
            "--svg",
            svg,
            "--published=lawrence-2005",
            "--without",
            "mysql/lawrence-2005.mysql",
            "--without=daffodil");

    assertThat(ending.err()).isEmpty();
    assertThat(Files.readString(Path.of(svg)))
        .contains("Derby")
        .doesNotContain("MySQL")
        .doesNotContain("Daffodil");
  }

  @Test
  void leavesNothingOutThatThereIsNot() {
    Ending ending = export("--svg", target("a.svg"), "--without=mysql/default");

    assertThat(ending.code()).isEqualTo(ExitCode.USAGE);
    assertThat(ending.err())
        .contains("--without: the chart has no series \"mysql/default\"", "Known: ", MAP.use());
  }
}
