package dynobench.reference;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.measure.Metric;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.reference.Reference.Repeatable;
import dynobench.result.Measurement;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.util.List;
import org.junit.jupiter.api.Test;

class OwnFiguresTest {
  private static final Workload BANK = Workloads.shipped().named("bank").orElseThrow();

  private static Repeatable read(String... lines) {
    var problems = new Problems();
    Repeatable read =
        OwnFigures.read("own.csv", String.join("\n", lines), BANK, problems).orElseThrow();
    assertThat(problems.list()).isEmpty();
    return read;
  }

  private static List<String> problems(String... lines) {
    var problems = new Problems();
    assertThat(OwnFigures.read("own.csv", String.join("\n", lines), BANK, problems)).isEmpty();
    return problems.list().stream().map(Problem::toString).toList();
  }

  @Test
  void readsFiguresInTheirUnitsAtTheLevelsOfParameters() {
    Repeatable figures =
        read(
            "phase,contender,clients,work_rate_per_min,latency_p99_ms,heap_most_bytes",
            "transfer,hsqldb@2.6.1/mem,4,60000,1.5,1000000",
            "look_up,h2/mem,,,,5");

    assertThat(figures.workload()).isEqualTo(BANK);
    assertThat(figures.all()).hasSize(4);
    assertThat(figures.measurements("transfer", Metric.WORK_RATE))
        .singleElement()
        .satisfies(each -> {
          assertThat(each.summary().median()).isEqualTo(1000);
          assertThat(each.series().title()).isEqualTo("hsqldb@2.6.1/mem");
          assertThat(each.levels()).isEqualTo(Settings.of("clients", "4"));
        });
    assertThat(figures.measurements("transfer", Metric.LATENCY_P99))
        .singleElement()
        .satisfies(each -> assertThat(each.summary().median()).isEqualTo(1_500_000));
    assertThat(figures.measurements("look_up", Metric.HEAP_MOST))
        .singleElement()
        .extracting(Measurement::levels)
        .isEqualTo(Settings.NONE);
  }

  @Test
  void aLineIsOfTheContenderThatItNamesAtAnyVersion() {
    Repeatable figures =
        read("phase,contender,time_s", "transfer,hsqldb/mem,3", "transfer,h2/mem,4");
    var hsqldb = new Contender("hsqldb@1.8.0.7", "mem", new CommitStyle.Autocommit());

    assertThat(figures.series())
        .filteredOn(each -> figures.isCounterpart(hsqldb, each))
        .singleElement()
        .satisfies(each -> assertThat(each.title()).isEqualTo("hsqldb/mem"));
  }

  @Test
  void aCommentAboveTheHeadTellsWhereTheyComeFrom() {
    Repeatable figures =
        read("# Our build server, May 2026", "phase,contender,time_ms", "load,h2/mem,4");

    assertThat(figures.publication().citation()).isEqualTo("Our build server, May 2026");
  }

  @Test
  void namesTheLineAndColumnOfEveryMistake() {
    assertThat(
            problems(
                "phase,contender,clients,time_ms",
                "transfers,hsqldb/mem,4,5",
                "transfer,hsqldb,4,5",
                "transfer,hsqldb/mem,none,5",
                "transfer,hsqldb/mem,4,soon",
                "transfer,hsqldb/mem,4",
                "load,hsqldb/mem,4,5",
                "load,hsqldb/mem,4,6"))
        .satisfiesExactly(
            each ->
                assertThat(each).isEqualTo("own.csv:6: has 3 cells, but the header has 4 columns"),
            each ->
                assertThat(each)
                    .isEqualTo(
                        "own.csv:2: phase: the workload bank has no phase \"transfers\"; it has:"
                            + " load, transfer, look_up"),
            each -> assertThat(each).startsWith("own.csv:3: contender: "),
            each ->
                assertThat(each)
                    .startsWith("own.csv:4: clients: must be a whole number from 1 to 1,024"),
            each ->
                assertThat(each)
                    .isEqualTo("own.csv:5: time_ms: must be a number of at least 0, not \"soon\""),
            each ->
                assertThat(each)
                    .isEqualTo(
                        "own.csv:8: an earlier line also has the time of hsqldb/mem at 4 clients"));
  }

  @Test
  void namesColumnsThatMeanNothing() {
    assertThat(problems("phase,contender,time_msec", "load,hsqldb/mem,5"))
        .containsExactly(
            "own.csv:1: time_msec: is neither a parameter of the workload bank nor a figure with a"
                + " unit, such as time_ms; did you mean \"time_ms\"?",
            "own.csv:1: has no column with a figure, such as time_ms");
    assertThat(problems("phase,time_ms", "load,5"))
        .containsExactly("own.csv:1: contender: is missing among the columns");
    assertThat(problems("phase,contender,time_ms"))
        .containsExactly("own.csv:2: has no line of figures below its header");
  }

  @Test
  void refusesTextThatIsNoCsv() {
    assertThat(problems("phase,contender,time_ms", "\"load,h2/mem,5"))
        .singleElement()
        .asString()
        .startsWith("own.csv:2: is not valid CSV: ");
    assertThat(problems(""))
        .containsExactly(
            "own.csv:1: phase: is missing among the columns",
            "own.csv:1: contender: is missing among the columns");
  }
}
