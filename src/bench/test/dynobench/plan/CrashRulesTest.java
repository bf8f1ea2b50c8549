package dynobench.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.planfile.PlanFile;
import dynobench.planfile.PlanText;
import dynobench.stats.SerialCorrelation;
import dynobench.stats.Summary;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import dynobench.workloadfile.Workloads;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CrashRulesTest {
  private static final String PLAN =
      """
      name = "crash"
      contenders = ["hsqldb/memory"]
      """;

  private final Problems problems = new Problems();

  private Optional<Plan> read(String text) {
    return PlanFile.read("plan", text, List.of(), Workloads.shipped(), problems);
  }

  @Test
  void aPlanOfCrashesIsReadAndWritten() {
    Plan plan =
        read(PLAN
                + "[crash]\nkills = 3\npulls = 9\nclosings = 2\nfull-disks = 1\n"
                + "after-seconds = 0.5\nbefore-seconds = 2\ndisk = \"xfs\"\n")
            .orElseThrow();

    assertThat(plan.crash())
        .contains(
            new CrashRules(
                new CrashRules.CrashCounts(3, 9, 2, 1),
                Duration.ofMillis(500),
                Duration.ofSeconds(2),
                DiskKind.XFS));
    assertThat(plan.factors()).isEmpty();
    assertThat(plan.trialCount()).isEqualTo(3 + 3 + 2 + 1);
    assertThat(read(PlanText.of(plan))).contains(plan);
  }

  @Test
  void theUsualIsTwentyOfEach() {
    Plan plan = read(PLAN + "[crash]\n").orElseThrow();
    assertThat(plan.crash())
        .contains(CrashRules.of(20, 20, Duration.ofSeconds(1), Duration.ofSeconds(30)));
    assertThat(plan.trialCount()).isEqualTo(25);
  }

  @Test
  void nothingElseIsDoneInIt() {
    assertThat(read(PLAN + "rows = { sizes = [10] }\n[crash]\n")).isEmpty();
    assertThat(read(PLAN + "warmups = 1\n[crash]\n")).isEmpty();
    assertThat(read(PLAN + "warm = \"steady\"\n[crash]\n")).isEmpty();
    assertThat(problems.list())
        .extracting(Problem::message)
        .containsExactly(
            "a crash plan cannot vary anything: rows are committed until the crash",
            "a crash plan needs isolation = \"trial\", because a crash ends the JVM, and no"
                + " warm-ups",
            "a crash plan cannot be a duel, and cannot have warm = \"steady\"");
  }

  @Test
  void aSpanHasABeginningBeforeItsEnd() {
    assertThatThrownBy(() -> CrashRules.of(1, 1, Duration.ofSeconds(3), Duration.ofSeconds(2)))
        .hasMessage("a time span must not end before it begins: 3 s is later than 2 s");
    assertThatThrownBy(() -> CrashRules.of(0, 0, Duration.ofSeconds(1), Duration.ofSeconds(2)))
        .hasMessageContaining("kills, pulls, closings and full disks together");
  }

  /// Moments of consecutive trials are independent.
  @Test
  void eachKillHasAMomentOfItsOwn() {
    var crash = CrashRules.of(200, 1, Duration.ofSeconds(1), Duration.ofSeconds(64));
    List<Double> first =
        IntStream.rangeClosed(1, 200)
            .mapToObj(trial -> crash.moments(2005, CrashRules.Way.KILL, trial))
            .map(moments -> Math.log((double) moments.getFirst().toNanos()))
            .toList();

    assertThat(crash.moments(2005, CrashRules.Way.KILL, 7))
        .isEqualTo(crash.moments(2005, CrashRules.Way.KILL, 7))
        .hasSize(1);
    assertThat(new Summary(first.subList(0, 20)).max() - new Summary(first.subList(0, 20)).min())
        .isGreaterThan(2);
    assertThat(new SerialCorrelation(first).pValue()).isBetween(0.01, 0.99);
  }

  /// Six writers are needed for 22 looks, and the moments of each writer lie far apart.
  @Test
  void aWriterIsLookedAtSeveralTimes() {
    var crash = CrashRules.of(0, 22, Duration.ofSeconds(1), Duration.ofSeconds(64));
    List<List<Duration>> writers =
        IntStream.rangeClosed(1, 6)
            .mapToObj(repetition -> crash.moments(2005, CrashRules.Way.PLUG, repetition))
            .toList();

    assertThat(crash.times().rounds()).isEqualTo(6);
    assertThat(writers.stream().flatMap(List::stream).distinct()).hasSize(22);
    assertThat(writers)
        .allSatisfy(moments -> assertThat(moments).isSorted().hasSizeBetween(3, 4))
        .allSatisfy(moments ->
            assertThat(moments.getLast()).isGreaterThan(moments.getFirst().multipliedBy(4)));
  }

  /// The range is split into one interval per kill, each twice as long as the one before. Each
  /// interval contains one moment.
  @Test
  void momentsAreSpreadOverTheLogarithm() {
    var crash = CrashRules.of(6, 1, Duration.ofSeconds(1), Duration.ofSeconds(64));
    List<Duration> moments =
        IntStream.rangeClosed(1, 6)
            .mapToObj(trial -> crash.moments(2005, CrashRules.Way.KILL, trial).getFirst())
            .sorted()
            .toList();

    for (int i = 0; i < 6; i++) {
      assertThat(moments.get(i)).isBetween(Duration.ofSeconds(1 << i), Duration.ofSeconds(2 << i));
    }
  }
}
