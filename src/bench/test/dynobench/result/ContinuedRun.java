package dynobench.result;

import dynobench.event.EventCodec;
import dynobench.event.RunEvent;
import dynobench.event.RunEvent.Probed;
import dynobench.event.RunEvent.RoundsAdded;
import dynobench.event.RunEvent.RunFinished;
import dynobench.event.RunEvent.Warned;
import dynobench.json.JsonException;
import dynobench.json.ParsedMember;
import dynobench.measure.Probe;
import dynobench.plan.Rows;
import dynobench.plan.Trial;
import dynobench.workloadfile.Workloads;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/// The artificial run of [SampleRun], to which two rounds were added a day later.
public final class ContinuedRun {
  public static final long DAY = 86_400_000;
  private static final long FIRST_END = SampleRun.BEGIN + 1000;
  private static final String WORKLOAD = Workloads.shipped().standard().id();

  private ContinuedRun() {}

  /// Returns all events of the run.
  public static List<RunEvent> events() {
    List<RunEvent> events = SampleRun.events();
    events.addAll(added(SampleRun.LAST_TRIAL, SampleRun.LAST_TRIAL, 2, FIRST_END, 500));
    return events;
  }

  /// Returns the events of two further rounds of the sample's contenders.
  ///
  /// @param ended number of trials that had ended before
  /// @param lastTrial number of the last trial before
  /// @param firstRound first added round
  /// @param lastMillis time of the last event before
  /// @param probeNanos speed of the machine
  public static List<RunEvent> added(
      int ended, int lastTrial, int firstRound, long lastMillis, long probeNanos) {
    var events = new ArrayList<RunEvent>();
    long begin = lastMillis + DAY;
    events.add(
        new RoundsAdded(
            begin,
            ended,
            6,
            lastTrial + 1,
            firstRound,
            2,
            lastMillis,
            SampleRun.environment("ext4")));
    events.add(new Warned(begin, 0, "too few repetitions in all"));
    events.add(new Probed(begin, new Probe(probeNanos, probeNanos, OptionalLong.of(probeNanos))));
    var trials = new ArrayList<RunEvent>();
    int number = lastTrial;
    for (int round = 0; round < 3; round++) {
      int repetition = round == 0 ? 1 : firstRound + round - 1;
      for (var contender : List.of(SampleRun.HEAP, SampleRun.DISK)) {
        number++;
        var trial = new Trial(number, contender, WORKLOAD, Rows.at(10), repetition, round == 0);
        SampleRun.addTrial(trials, trial, 1_000_000L * number, SampleRun.completed());
      }
    }
    trials.forEach(each -> events.add(moved(each, begin)));
    events.add(new RunFinished(begin + 2000, false));
    return events;
  }

  private static RunEvent moved(RunEvent event, long atMillis) {
    var codec = new EventCodec();
    String line = codec.write(event).replaceFirst("\"atMillis\":\\d+", "\"atMillis\":" + atMillis);
    try {
      return codec.readStored(line) instanceof ParsedMember.Known<RunEvent>(RunEvent moved)
          ? moved
          : event;
    } catch (JsonException e) {
      throw new IllegalStateException(line, e);
    }
  }
}
