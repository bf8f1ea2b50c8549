package dynobench.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.json.JsonException;
import dynobench.json.JsonLines;
import dynobench.planfile.PlanFile;
import dynobench.toml.Problems;
import dynobench.workloadfile.Workloads;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Tests that plans become JSON byte for byte as in the logs of older runs.
class StoredPlanTest {
  private static final String DUEL =
      """
      name = "all"
      description = "every field"
      contenders = ["h2/mem", { use = "hsqldb/mem", commit = "batch 10", heap = "1g", flags = ["-Xss1m"] }]
      optional = ["mysql"]
      repetitions = 40
      warmups = 1
      time-limit-seconds = 1.5
      seed = -7
      rows = { sizes = [5] }
      parameters = { deletes = 10 }
      jvm = { heap = "64m", gc = "serial", flags = ["-Xint"] }
      duel = { deciding = ["insert"], precision = "2%", allow = "3%", at-most-seconds = 90.5, relay = true }
      """;

  private static final String DUEL_JSON =
      """
      {"name":"all","description":"every field","workload":"phases",\
      "parameters":{"values":{"deletes":"10"}},\
      "contenders":[{"engine":"h2","mode":"mem","commit":{"type":"Autocommit"},"flags":[]},\
      {"engine":"hsqldb","mode":"mem","commit":{"type":"Batch","rows":10},"heapMegabytes":1024,\
      "flags":["-Xss1m"]}],\
      "factors":[{"name":"rows","range":{"type":"Listed","levels":["5"]}}],\
      "repetitions":40,"warmups":1,"isolation":"TRIAL","order":"INTERLEAVED",\
      "jvm":{"heapMegabytes":64,"collector":"SERIAL","flags":["-Xint"]},\
      "timeLimit":"PT1.5S","seed":-7,\
      "duel":{"deciding":[{"phase":"insert","metric":"TIME"}],"precision":0.02,"allowed":0.03,\
      "most":"PT1M30.5S","relay":true},\
      "optional":["mysql"]}\
      """;

  private static final String STEADY =
      """
      name = "steady"
      contenders = ["h2/mem"]
      warm = { until = "steady", at-most = 40 }
      order = "shuffled"
      vary = { heap = ["64m", "1g"], rows = { from = 10, factor = 2.0, count = 3 } }
      """;

  private static final String STEADY_JSON =
      """
      {"name":"steady","description":"","workload":"phases","parameters":{"values":{}},\
      "contenders":[{"engine":"h2","mode":"mem","commit":{"type":"Autocommit"},"flags":[]}],\
      "factors":[{"name":"heap","range":{"type":"Listed","levels":["64","1024"]}},\
      {"name":"rows","range":{"type":"Geometric","from":10,"factor":2.0,"count":3}}],\
      "repetitions":3,"warmups":0,"isolation":"TRIAL","order":"SHUFFLED",\
      "jvm":{"heapMegabytes":512,"collector":"G1","flags":[]},\
      "timeLimit":"PT10M","seed":2005,"steady":{"atMost":40},"optional":[]}\
      """;

  private static final String CRASH =
      """
      name = "crash"
      contenders = ["h2/file"]
      crash = { kills = 2, pulls = 0, closings = 1, full-disks = 0, after-seconds = 0.5, before-seconds = 2.0, disk = "xfs" }
      """;

  private static final String CRASH_JSON =
      """
      {"name":"crash","description":"","workload":"phases","parameters":{"values":{}},\
      "contenders":[{"engine":"h2","mode":"file","commit":{"type":"Autocommit"},"flags":[]}],\
      "factors":[],"repetitions":2,"warmups":0,"isolation":"TRIAL","order":"INTERLEAVED",\
      "jvm":{"heapMegabytes":512,"collector":"G1","flags":[]},\
      "timeLimit":"PT10M","seed":2005,\
      "crash":{"times":{"kills":2,"pulls":0,"closings":1,"full":0},"least":"PT0.5S","most":"PT2S",\
      "disk":"XFS"},"optional":[]}\
      """;

  private final JsonLines json = new JsonLines();

  static Stream<Arguments> plans() {
    return Stream.of(
        Arguments.of(DUEL, DUEL_JSON),
        Arguments.of(STEADY, STEADY_JSON),
        Arguments.of(CRASH, CRASH_JSON));
  }

  @ParameterizedTest
  @MethodSource("plans")
  void isTheSameJsonAsEver(String file, String line) throws JsonException {
    Plan plan =
        PlanFile.read("", file, List.of(), Workloads.shipped(), new Problems()).orElseThrow();

    assertThat(json.write(Plan.class, plan)).isEqualTo(line);
    assertThat(json.read(Plan.class, line)).isEqualTo(plan);
  }

  @Test
  void namesThePlanInMistakes() {
    assertThatThrownBy(() -> json.read(Plan.class, STEADY_JSON.replace("\"seed\":2005,", "")))
        .hasMessage("Plan lacks its field \"seed\"");
    assertThatThrownBy(() ->
            json.read(Plan.class, STEADY_JSON.replace("\"repetitions\":3", "\"repetitions\":0")))
        .hasMessage("Plan: repetitions must be at least 1, not 0");
    assertThatThrownBy(
            () -> json.read(Plan.class, STEADY_JSON.replace("PT10M", "PT2562047788015215H")))
        .hasMessage("Plan: it has an invalid value");
  }
}
