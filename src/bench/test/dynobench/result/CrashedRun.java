package dynobench.result;

import dynobench.crash.CrashPlan;
import dynobench.durability.CrashKind;
import dynobench.durability.CrashStage;
import dynobench.durability.RecoveryResult;
import dynobench.event.RunEvent;
import dynobench.event.RunEvent.Acknowledged;
import dynobench.event.RunEvent.Crashed;
import dynobench.event.RunEvent.RunStarted;
import dynobench.event.RunEvent.Survived;
import dynobench.event.RunEvent.TrialFinished;
import dynobench.event.RunEvent.TrialStarted;
import dynobench.plan.CrashRules;
import dynobench.plan.DiskKind;
import dynobench.plan.Trial;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/// Artificial crash run with two kills and one power cut. One kill loses the last rows. After the
/// power cut the database can't be opened.
public final class CrashedRun {
  private static final Duration SECOND = Duration.ofSeconds(1);
  private static final RecoveryResult REFUSED =
      new RecoveryResult(false, "page 17 is gone", 70, RecoveryResult.Rows.NONE);

  private final List<RunEvent> events = new ArrayList<>();

  private CrashedRun() {}

  /// Returns the events, in order.
  public static List<RunEvent> events() {
    return new CrashedRun().all();
  }

  public static RunResult result() {
    return SampleRun.result(events());
  }

  /// Returns the events of a run whose kills lost these numbers of 1,000 rows.
  public static List<RunEvent> ofKills(String id, DiskKind disk, int... lost) {
    var run = new CrashedRun();
    run.begin(
        id,
        new CrashRules(new CrashRules.CrashCounts(lost.length, 0, 0, 0), SECOND, SECOND, disk),
        lost.length);
    for (int i = 0; i < lost.length; i++) {
      run.crash(
          i + 1,
          CrashRules.Way.KILL,
          i + 1,
          survival(1_000 - lost[i], lost[i], lost[i] == 0 ? 0 : 1_001 - lost[i]));
    }
    return run.ended();
  }

  private void begin(String id, CrashRules crash, int trials) {
    RunStarted sample = SampleRun.started(1, "crash", SampleRun.environment("ext4"), "1.0");
    events.add(
        new RunStarted(
            1,
            id,
            CrashPlan.of(List.of(SampleRun.DISK), crash),
            trials,
            sample.environment(),
            sample.series(),
            Optional.empty()));
  }

  private List<RunEvent> all() {
    begin("run", CrashRules.of(2, 1, SECOND, SECOND), 3);
    crash(1, CrashRules.Way.KILL, 1, survival(1_001, 0, 0));
    crash(2, CrashRules.Way.KILL, 2, survival(750, 250, 751));
    crash(3, CrashRules.Way.PLUG, 1, REFUSED);
    return ended();
  }

  private List<RunEvent> ended() {
    events.add(new RunEvent.RunFinished(99_000, false));
    return events;
  }

  private static RecoveryResult survival(long found, long lost, long firstLost) {
    return new RecoveryResult(
        true, "", 40, new RecoveryResult.Rows(found, lost, firstLost, 0, 0, 0, 0));
  }

  /// Adds a crash after 1,000 rows, inserted evenly within a second.
  private void crash(int number, CrashRules.Way way, int repetition, RecoveryResult left) {
    long begin = 10_000L * number;
    var trial =
        new Trial(number, SampleRun.DISK, "phases", CrashRules.levels(way), repetition, false);
    events.add(new TrialStarted(begin, trial));
    events.add(new Acknowledged(begin + 500, number, 500, 500));
    events.add(new Acknowledged(begin + 1_000, number, 1_000, 1_000));
    boolean isPull = way == CrashRules.Way.PLUG;
    CrashKind blow = isPull ? CrashKind.PLUG : CrashKind.KILL;
    OptionalLong flushes = isPull ? OptionalLong.of(1_998) : OptionalLong.empty();
    events.add(
        new Crashed(
            begin + 1_000, number, 1, blow, CrashStage.WRITING, 1_000, 1_000, flushes, 999));
    events.add(new Survived(begin + 1_100, number, 1, left));
    events.add(new TrialFinished(begin + 1_100, number, SampleRun.completed()));
  }
}
