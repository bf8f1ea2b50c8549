package dynobench.estimate;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.Catalog.Resolved;
import dynobench.catalog.DiskUse;
import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.Rows;
import dynobench.plan.Trial;
import dynobench.planfile.PlanFile;
import dynobench.preflight.PlanLoad;
import dynobench.result.SampleRun;
import dynobench.session.TestBench;
import dynobench.toml.Problems;
import dynobench.workloadfile.Workloads;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EstimateTest {
  private static final Contender DISK =
      new Contender("derby", "disk", new CommitStyle.Autocommit());

  private final PastTrials past = new PastTrials();
  private int number;

  private void took(long rows, long millis, Outcome outcome) {
    if (number == 0) {
      past.accept(started());
    }
    number++;
    past.accept(
        new RunEvent.TrialStarted(0, new Trial(number, DISK, "phases", Rows.at(rows), 1, false)));
    past.accept(new RunEvent.TrialFinished(millis, number, outcome));
  }

  /// Returns the event before all trials of [#took].
  private static RunEvent started() {
    Plan plan = plan("contenders = ['derby/disk']");
    return new RunEvent.RunStarted(
        0, "x", plan, 9, SampleRun.environment("test"), List.of(), Optional.empty());
  }

  private static Plan plan(String... lines) {
    String text = "name = 'x'\n" + String.join("\n", lines);
    return PlanFile.read("", text, List.of(), Workloads.shipped(), new Problems()).orElseThrow();
  }

  private Estimate estimate(String... lines) {
    Plan plan = plan(lines);
    Map<Contender, Resolved> modes = new HashMap<>();
    plan.contenders()
        .forEach(each ->
            TestBench.SHIPPED
                .resolve(each, new Problems())
                .ifPresent(mode -> modes.put(each, mode)));
    return Estimate.of(new PlanLoad(plan, Workloads.shipped().standard()), modes, past);
  }

  @Test
  void addsTheMedianTimesOfEarlierTrials() {
    took(1000, 2000, new Outcome.Completed());
    took(1000, 3000, new Outcome.Completed());
    took(1000, 9000, new Outcome.Completed());
    took(1000, 1, new Outcome.Failed("insert", "full", ""));

    Estimate estimate =
        estimate("contenders = ['derby/disk']", "repetitions = 2", "rows.sizes = [1000]");

    assertThat(estimate.time()).isEqualTo(Duration.ofSeconds(6));
    assertThat(estimate.basis()).isEqualTo(Estimate.Basis.EARLIER_RUNS);
  }

  @Test
  void countsNoTrialLongerThanItsLimit() {
    took(1000, 60_000, new Outcome.Completed());

    assertThat(
            estimate(
                    "repetitions = 1",
                    "contenders = ['derby/disk']",
                    "rows.sizes = [1000000]",
                    "time-limit-seconds = 20")
                .time())
        .isEqualTo(Duration.ofSeconds(20));
  }

  @Test
  void saysWhenItGuesses() {
    took(1000, 2000, new Outcome.Completed());

    assertThat(estimate("contenders = ['derby/disk', 'sqlite/mem']").basis())
        .isEqualTo(Estimate.Basis.PARTLY_EARLIER_RUNS);
    assertThat(estimate("contenders = ['sqlite/mem']").basis()).isEqualTo(Estimate.Basis.GUESS);
  }

  @Test
  void guessesThatForcedWritesTakeLongerUnlessTheyAreRare() {
    Duration each = estimate("contenders = ['sqlite/wal-full']").time();
    Duration once =
        estimate("contenders = ['sqlite/wal-full']", "commit = 'one transaction'").time();

    assertThat(each).isGreaterThan(once.multipliedBy(2));
  }

  @Test
  void takesTheDiskOfTheLargestDatabase() {
    DiskUse disk =
        TestBench.SHIPPED.engine("derby").orElseThrow().mode("disk").orElseThrow().disk();

    assertThat(
            estimate("contenders = ['derby/disk', 'derby/memory']", "rows.sizes = [10, 1000]")
                .diskBytes())
        .isEqualTo(disk.emptyBytes() + 1000L * disk.bytesPerRow());
  }

  /// Measured on Linux with ext4, as the largest size of the folder while the preset ran.
  @ParameterizedTest
  @CsvSource({
    "hsqldb/memory, 34.15",
    "derby/disk, 16.55",
    "hsqldb/memory-shutdown, 12.09",
    "hsqldb/cached, 67.72",
    "hsqldb/cached-shutdown, 39.81"
  })
  void noDatabaseOfTheArticleTookMoreDiskThanIsSaid(String use, double megabytes) {
    assertThat(
            estimate(
                    "contenders = ['" + use + "']",
                    "repetitions = 1",
                    "isolation = 'contender'",
                    "order = 'by-contender'")
                .diskBytes())
        .isBetween((long) (megabytes * 1e6), 80_000_000L);
  }

  /// Measured like the sizes above, with 50,000 rows in a new JVM for each trial.
  @ParameterizedTest
  @CsvSource({
    "hsqldb/memory, 6.22",
    "derby/disk, 15.58",
    "hsqldb/memory-shutdown, 12.09",
    "hsqldb/cached, 12.53",
    "h2/file, 3.64",
    "sqlite/wal-full, 8.62",
    "je/plain, 5.24",
    "je/no-sync, 6.94",
    "baseline-file/close, 2.87"
  })
  void theEstimateOfOneDatabaseIsNearWhatItTook(String use, double megabytes) {
    double estimate =
        estimate("contenders = ['" + use + "']", "rows.sizes = [50000]").diskBytes() / 1e6;

    assertThat(estimate).isBetween(megabytes, megabytes * 1.4);
  }
}
