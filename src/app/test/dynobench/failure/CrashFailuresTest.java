package dynobench.failure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dynobench.Thorough;
import dynobench.crash.CrashPlan;
import dynobench.durability.RecoveryResult;
import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.CrashRules;
import dynobench.plan.DiskKind;
import dynobench.plan.Plan;
import dynobench.powercut.ImageDisk;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests of databases that damage their rows. Each kind of damage is detected correctly.
@Thorough
class CrashFailuresTest {
  private static final Duration SOON = Duration.ofSeconds(1);

  @TempDir private Path folder = Path.of("");

  @SuppressWarnings("NullAway.Init")
  private FailureBench bench;

  @BeforeEach
  void prepare() throws IOException {
    bench = new FailureBench(folder);
  }

  private static Plan plan(int kills, int pulls, CommitStyle commit, String... modes) {
    return CrashPlan.of(
        List.of(modes).stream().map(mode -> new Contender("keeper", mode, commit)).toList(),
        CrashRules.of(kills, pulls, SOON, SOON.multipliedBy(2)));
  }

  private Map<String, RecoveryResult> found(Plan plan) throws IOException, InterruptedException {
    var modes = new TreeMap<Integer, String>();
    var found = new TreeMap<String, RecoveryResult>();
    for (RunEvent event : bench.run(plan).events()) {
      if (event instanceof RunEvent.TrialStarted started) {
        modes.put(started.trial().number(), started.trial().contender().mode());
      } else if (event instanceof RunEvent.Survived survived) {
        found.put(modes.getOrDefault(survived.trial(), "?"), survived.survival());
      } else if (event instanceof RunEvent.TrialFinished finished) {
        assertThat(finished.outcome()).isEqualTo(new Outcome.Completed());
      }
    }
    return found;
  }

  private static RecoveryResult of(Map<String, RecoveryResult> found, String mode) {
    return Objects.requireNonNull(found.get(mode), mode);
  }

  @Test
  void whatIsSpoiltAfterAKillIsFoundForWhatItIs() throws IOException, InterruptedException {
    Map<String, RecoveryResult> found =
        found(
            plan(
                1,
                0,
                new CommitStyle.Autocommit(),
                "none",
                "lose",
                "double",
                "tear",
                "stranger",
                "refuse",
                "scan"));

    assertThat(of(found, "none")).matches(RecoveryResult::isWhole);
    assertThat(of(found, "lose").rows())
        .satisfies(rows -> assertThat(rows.lost()).isBetween(rows.found() / 7, rows.found() / 5))
        .satisfies(rows -> assertThat(rows.firstLost()).isEqualTo(1));
    assertThat(of(found, "double").rows())
        .satisfies(rows -> assertThat(rows.doubled()).isBetween(rows.found() / 8, rows.found() / 6))
        .satisfies(rows -> assertThat(rows.lost()).isZero());
    assertThat(of(found, "tear").rows())
        .satisfies(rows -> assertThat(rows.torn()).isBetween(rows.lost(), rows.lost() + 1));
    assertThat(of(found, "stranger").rows())
        .satisfies(rows -> assertThat(rows.torn()).isEqualTo(1))
        .satisfies(rows -> assertThat(rows.lost()).isZero());
    assertThat(of(found, "refuse"))
        .satisfies(it -> assertThat(it.opened()).isFalse())
        .satisfies(it -> assertThat(it.words()).contains("page 17 bears the checksum of page 4"));
    assertThat(of(found, "scan"))
        .satisfies(it -> assertThat(it.opened()).isFalse())
        .satisfies(it -> assertThat(it.words()).contains("row 8 lies beyond"))
        .satisfies(it -> assertThat(it.rows().found()).isEqualTo(8));
  }

  @Test
  void halfATransactionIsFound() throws IOException, InterruptedException {
    Map<String, RecoveryResult> found =
        found(plan(1, 0, new CommitStyle.Every(10), "none", "half"));

    assertThat(of(found, "none")).matches(RecoveryResult::isWhole);
    assertThat(of(found, "half").rows().halves()).isEqualTo(1);
  }

  /// Data that only the operating system holds survives a kill but not a power cut.
  @Test
  void whatNeverFlushesLosesEverythingToAPowerCut() throws IOException, InterruptedException {
    assumeTrue(ImageDisk.obstacle(DiskKind.EXT4).isEmpty());
    RecoveryResult kept = of(found(plan(0, 1, new CommitStyle.Autocommit(), "none")), "none");

    assertThat(kept.opened()).isTrue();
    assertThat(kept.rows().found()).isZero();
    assertThat(kept.rows().lost()).isGreaterThan(10);
    assertThat(kept.rows().firstLost()).isEqualTo(1);
  }
}
