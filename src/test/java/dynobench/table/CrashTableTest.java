package dynobench.table;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.RunEvent;
import dynobench.event.RunEvent.Acknowledged;
import dynobench.event.RunEvent.Crashed;
import dynobench.event.RunEvent.RunStarted;
import dynobench.event.RunEvent.Survived;
import dynobench.event.RunEvent.TrialFinished;
import dynobench.event.RunEvent.TrialStarted;
import dynobench.measure.Survival;
import dynobench.plan.Crash;
import dynobench.plan.Trial;
import dynobench.result.RunResult;
import dynobench.result.SampleRun;
import dynobench.session.CrashPlan;
import java.io.IOException;
import java.io.StringWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/// Two kills of the disk, of which one loses the last rows, and a pull after which it can't be
/// opened.
class CrashTableTest {
  private static final Duration SECOND = Duration.ofSeconds(1);
  private static final Survival REFUSED =
      new Survival(false, "page 17 is gone", 70, Survival.Rows.NONE);

  private final List<RunEvent> events = new ArrayList<>();

  private RunResult run() {
    RunStarted sample = SampleRun.started(1, "crash", SampleRun.environment("ext4"), "1.0");
    events.add(
        new RunStarted(
            1,
            "run",
            CrashPlan.of(List.of(SampleRun.DISK), Crash.of(2, 1, SECOND, SECOND)),
            3,
            sample.environment(),
            sample.series(),
            Optional.empty()));
    crash(1, Crash.Way.KILL, 1, survival(1_001, 0, 0));
    crash(2, Crash.Way.KILL, 2, survival(750, 250, 751));
    crash(3, Crash.Way.PLUG, 1, REFUSED);
    events.add(new RunEvent.RunFinished(99_000, false));
    return SampleRun.result(events);
  }

  private static Survival survival(long found, long lost, long firstLost) {
    return new Survival(true, "", 40, new Survival.Rows(found, lost, firstLost, 0, 0, 0, 0));
  }

  /// A thousand rows in a second, evenly.
  private void crash(int number, Crash.Way way, int repetition, Survival left) {
    long begin = 10_000L * number;
    var trial = new Trial(number, SampleRun.DISK, "phases", Crash.levels(way), repetition, false);
    events.add(new TrialStarted(begin, trial));
    events.add(new Acknowledged(begin + 500, number, 500, 500));
    events.add(new Acknowledged(begin + 1_000, number, 1_000, 1_000));
    OptionalLong flushes = way == Crash.Way.PLUG ? OptionalLong.of(1_998) : OptionalLong.empty();
    events.add(
        new Crashed(begin + 1_000, number, 1, way.id(), "writing", 1_000, 1_000, flushes, 999));
    events.add(new Survived(begin + 1_100, number, 1, left));
    events.add(new TrialFinished(begin + 1_100, number, SampleRun.completed()));
  }

  @Test
  void aLineForEachContenderAndWay() {
    assertThat(CrashTable.lines(run()))
        .containsExactly(
            List.of("Appended file", "kill", "2", "1", "1,000", "250", "0.25", "", "40", ""),
            List.of(
                "Appended file",
                "plug",
                "1",
                "0",
                "1,000",
                "0",
                "",
                "1 not opened",
                "70",
                "2.000"));
    assertThat(CrashTable.head()).hasSize(10);
  }

  @Test
  void aLineForEachCrashInAFile() throws IOException {
    var out = new StringWriter();
    CrashCsv.write(run(), out, Formulas.DISARMED);

    assertThat(out.toString().lines())
        .containsExactly(
            "run,engine,mode,commit,way,during,repetition,after_ms,acknowledged,found,lost,lost_ms,unasked,"
                + "torn,doubled,half_transactions,opened,words,recovery_ms,flushes_per_row",
            "run,disk,file,autocommit,kill,writing,1,1000,1000,1001,0,,0,0,0,0,true,,40,",
            "run,disk,file,autocommit,kill,writing,2,1000,1000,750,250,249,0,0,0,0,true,,40,",
            "run,disk,file,autocommit,plug,writing,1,1000,1000,0,0,,0,0,0,0,false,page 17 is"
                + " gone,70,2.0000");
  }

  @Test
  void isSoundAndHasNoFiguresOfPhases() {
    RunResult run = run();
    assertThat(run.contradictions()).isEmpty();
    assertThat(run.phases()).isEmpty();
    assertThat(run.crashes())
        .extracting(each -> CrashWords.of(each.crashed(), each.survival().orElseThrow()))
        .containsExactly(
            "killed after 1.0 s, 1,000 rows acknowledged: all there",
            "killed after 1.0 s, 1,000 rows acknowledged: 250 lost",
            "plug pulled after 1.0 s, 1,000 rows acknowledged: can't be opened and read: page 17 is"
                + " gone");
  }
}
