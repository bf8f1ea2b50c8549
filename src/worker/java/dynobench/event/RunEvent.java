package dynobench.event;

import dynobench.durability.CrashKind;
import dynobench.durability.CrashStage;
import dynobench.durability.RecoveryResult;
import dynobench.isolation.IsolationObservation;
import dynobench.measure.AgeingObservation;
import dynobench.measure.CacheDrop;
import dynobench.measure.ClientFigures;
import dynobench.measure.ClientInterval;
import dynobench.measure.Environment;
import dynobench.measure.FileGroup;
import dynobench.measure.IsolationLevel;
import dynobench.measure.MeasuredValues;
import dynobench.measure.PhaseTiming;
import dynobench.measure.Probe;
import dynobench.measure.ReplayComparison;
import dynobench.measure.ResourceUsage;
import dynobench.measure.Sample;
import dynobench.plan.Plan;
import dynobench.plan.RoundCounts;
import dynobench.plan.Shard;
import dynobench.plan.Trial;
import dynobench.upgrade.UpgradeObservation;
import dynobench.workload.Workload;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/// An event of a run. New kinds of events are new records: older versions skip lines of unknown
/// kinds.
public sealed interface RunEvent {
  /// Returns the time of the event in milliseconds since 1970.
  long atMillis();

  /// First event of a run. It holds the data that are needed to understand the later events and to
  /// repeat the run.
  ///
  /// @param workload the plan's workload as described at that time; empty in runs of version 0.1,
  ///   which had only one workload
  record RunStarted(
      long atMillis,
      String id,
      Plan plan,
      int trials,
      Environment environment,
      List<Series> series,
      Optional<Workload> workload)
      implements RunEvent {
    public RunStarted {
      series = List.copyOf(series);
    }
  }

  /// A shard of the plan begins on the machine that runs it. A merged run reports its shards one
  /// after the other, even if they overlapped in time.
  ///
  /// @param node name of the machine
  /// @param environment environment of the machine
  /// @param first the number of the shard's first trial
  /// @param nodeMillis time on the machine's own clock, in milliseconds since 1970
  record ShardStarted(
      long atMillis, Shard shard, String node, Environment environment, int first, long nodeMillis)
      implements RunEvent {
    public ShardStarted {
      if (node.isBlank() || first < 1) {
        throw new IllegalArgumentException("a shard has a node, and trials from 1");
      }
    }
  }

  /// Rounds are added to a run that had ended. Its further events follow: those of the new trials,
  /// and another [RunFinished]. Older versions skip this event, and report that the trials do not
  /// belong to the plan.
  ///
  /// @param ended number of trials that had ended before
  /// @param trials number of trials to add, warm-ups included
  /// @param firstTrial number of the first of them
  /// @param firstRound repetition of the first added round
  /// @param rounds number of added rounds, without warm-ups
  /// @param lastMillis time of the event before this one
  record RoundsAdded(
      long atMillis,
      int ended,
      int trials,
      int firstTrial,
      int firstRound,
      int rounds,
      long lastMillis,
      Environment environment)
      implements RunEvent {
    public RoundsAdded {
      if (ended < 0 || trials < 1 || firstTrial <= ended || firstRound < 1 || rounds < 1) {
        throw new IllegalArgumentException("added rounds come after others, and have trials");
      }
      if (trials > Plan.MOST_TRIALS
          || firstTrial > MOST_NUMBER
          || firstRound > Plan.MOST_REPETITIONS
          || rounds > Plan.MOST_REPETITIONS) {
        throw new IllegalArgumentException("no plan has that many trials or rounds");
      }
    }

    /// Highest number of a first trial: every part may end early, and leave out numbers.
    private static final int MOST_NUMBER = 1_000_000_000;

    /// Returns the added rounds as text, such as `rounds 7–10`.
    public String words() {
      return RoundCounts.range(firstRound, firstRound + rounds - 1);
    }

    /// Returns the time in which nothing was measured. It is negative if the clock was set back.
    public long pauseMillis() {
      return atMillis - lastMillis;
    }
  }

  /// The runner is about to fork a worker for this trial, or to assign the trial to a running
  /// worker.
  record TrialStarted(long atMillis, Trial trial) implements RunEvent {}

  /// The engine has reported its product name and version.
  ///
  /// @param isolation isolation level of the engine's sessions, as the connection reported it;
  ///   empty where the engine reports none, and in runs of older versions
  record EngineReported(
      long atMillis,
      int trial,
      String product,
      String version,
      String driver,
      Optional<IsolationLevel> isolation)
      implements RunEvent {
    /// Creates the event for an engine that can't report its isolation level.
    public EngineReported(long atMillis, int trial, String product, String version, String driver) {
      this(atMillis, trial, product, version, driver, Optional.empty());
    }
  }

  /// A timed phase begins.
  ///
  /// @param expected number of operations that the phase will do
  record PhaseStarted(long atMillis, int trial, String phase, long expected) implements RunEvent {}

  /// A sample of the worker's state.
  ///
  /// @param phase phase that is running; `""` between phases
  /// @param done operations of that phase so far
  record Sampled(long atMillis, int trial, String phase, long done, Sample sample)
      implements RunEvent {}

  /// A second has passed in a phase with clients, or the last part of one at the end.
  record IntervalPassed(long atMillis, int trial, String phase, ClientInterval interval)
      implements RunEvent {}

  /// Sums over the transactions that the clients of a trial have committed, by the names that the
  /// workload's checks use.
  ///
  /// @param sums whole numbers
  record Accounted(long atMillis, int trial, Map<String, String> sums) implements RunEvent {
    public Accounted {
      sums = Map.copyOf(sums);
      sums.values().forEach(Long::parseLong);
    }
  }

  /// A trial saw something that only its kind of workload looks for.
  sealed interface Observed extends RunEvent {
    /// Returns the number of the trial.
    int trial();
  }

  /// Results of a replay were compared with the recorded ones. Older versions skip this event.
  record ResultsCompared(long atMillis, int trial, ReplayComparison comparison)
      implements Observed {}

  /// The trial saw something of the engine's isolation. Older versions skip this event.
  record IsolationSeen(long atMillis, int trial, IsolationObservation observation)
      implements Observed {}

  /// The trial saw something of a database in long use. Older versions skip this event.
  record AgeingSeen(long atMillis, int trial, AgeingObservation observation) implements Observed {}

  /// A step of an upgrade trial has ended. Older versions skip this event.
  record UpgradeSeen(long atMillis, int trial, UpgradeObservation observation)
      implements Observed {}

  /// A timed phase has ended. Its figures count only if the trial ends as completed.
  ///
  /// @param service latencies and other figures of the clients; empty for a phase without clients
  record PhaseFinished(
      long atMillis,
      int trial,
      String phase,
      long operations,
      PhaseTiming timing,
      ResourceUsage usage,
      Optional<ClientFigures> service)
      implements RunEvent {
    /// Creates the event for a phase without clients.
    public PhaseFinished(
        long atMillis,
        int trial,
        String phase,
        long operations,
        PhaseTiming timing,
        ResourceUsage usage) {
      this(atMillis, trial, phase, operations, timing, usage, Optional.empty());
    }

    public PhaseFinished {
      if (phase.isBlank()) {
        throw new IllegalArgumentException("a phase has a name");
      }
      if (operations < 0) {
        throw new IllegalArgumentException("a phase can't do less than nothing");
      }
    }

    /// Returns a copy of this event with other figures of its clients.
    public PhaseFinished with(ClientFigures other) {
      return new PhaseFinished(
          atMillis, trial, phase, operations, timing, usage, Optional.of(other));
    }

    /// Returns the values from which metrics are computed.
    public MeasuredValues measured() {
      return new MeasuredValues(operations, timing, usage, service);
    }
  }

  /// Slices of a phase that two workers ran in turn. Sent before the event of the phase's end.
  ///
  /// @param operations number of operations in each slice
  /// @param nanos duration of each slice, without the wait before it
  /// @param waitedNanos total wait between the slices of the phase
  /// @param idleCpuNanos processor time that the process's other threads used during the waits
  record Sliced(
      long atMillis,
      int trial,
      String phase,
      List<Long> operations,
      List<Long> nanos,
      long waitedNanos,
      long idleCpuNanos)
      implements RunEvent {
    public Sliced {
      operations = List.copyOf(operations);
      nanos = List.copyOf(nanos);
      if (operations.size() != nanos.size()) {
        throw new IllegalArgumentException(
            operations.size() + " slices can't have " + nanos.size() + " times");
      }
    }
  }

  /// The trial's phases begin once more in the same JVM. The first iteration has no such event.
  ///
  /// @param iteration number of the iteration, from 2
  record IterationStarted(long atMillis, int trial, int iteration) implements RunEvent {
    public IterationStarted {
      requireLater(iteration);
    }
  }

  /// A timed phase has ended that the same JVM had run before. It isn't a [PhaseFinished], so
  /// versions that don't know iterations show the first, cold times of a trial.
  ///
  /// @param iteration number of the iteration, from 2
  record PhaseRepeated(int iteration, PhaseFinished phase) implements RunEvent {
    public PhaseRepeated {
      requireLater(iteration);
    }

    @Override
    public long atMillis() {
      return phase.atMillis();
    }

    public int trial() {
      return phase.trial();
    }
  }

  private static void requireLater(int iteration) {
    if (iteration < 2) {
      throw new IllegalArgumentException("nothing is repeated in iteration " + iteration);
    }
  }

  /// The mode's own server accepts connections. Older versions skip this event.
  ///
  /// @param makingMillis time to create the server's data; 0 where the data existed already
  /// @param startingMillis time from the server's start until it accepted a connection
  record ServerStarted(long atMillis, int trial, long makingMillis, long startingMillis)
      implements RunEvent {
    /// Returns the times as one sentence for the user.
    public String sentence() {
      String made = makingMillis == 0 ? "" : "was made in " + makingMillis + " ms and ";
      return "The server " + made + "took connections after " + startingMillis + " ms, untimed.";
    }
  }

  /// Files in the trial's folder after its phases. Older versions skip this event.
  ///
  /// @param files the largest first; many files are grouped, as [dynobench.measure.FolderFiles]
  ///   does it
  record FilesSeen(long atMillis, int trial, List<FileGroup> files) implements RunEvent {
    private static final int MOST = 100;

    public FilesSeen {
      files = List.copyOf(files);
      if (files.size() > MOST) {
        throw new IllegalArgumentException(files.size() + " groups of files are too many");
      }
    }
  }

  /// The files of the database were removed from the system's page cache before a phase, as far as
  /// the system allowed it. Older versions skip this event.
  record CacheDropped(long atMillis, int trial, String phase, CacheDrop drop) implements RunEvent {}

  /// A line that the engine or its JVM printed, or a message of the runner about the trial.
  record Logged(long atMillis, int trial, Source source, String text) implements RunEvent {}

  /// Origin of a log line.
  enum Source {
    /// Standard output of the worker, for lines that are not events.
    OUTPUT,
    /// Standard error of the worker; engines that print to standard output end up here too.
    ERROR,
    /// Dynobench itself.
    DYNOBENCH
  }

  /// A warning: it limits trust in the run or in a trial, and isn't a failure.
  ///
  /// @param trial 0 when it concerns the whole run
  record Warned(long atMillis, int trial, String text) implements RunEvent {}

  /// An observation in a trial that contradicts the mode's claimed durability, or contradicts what
  /// the worker reported. This isn't a failure: the figures count, with a warning.
  ///
  /// @param trial 0 when it concerns the whole run
  record Questioned(long atMillis, int trial, String text) implements RunEvent {}

  /// Dynobench has read the trial's data once more, untimed, and compared the data with the written
  /// data.
  ///
  /// @param afresh whether a new process read the data, after the writing process had ended
  /// @param rows number of rows written
  /// @param lost number of these rows that are missing, as the mode's durability allows; always the
  ///   last ones
  record Verified(long atMillis, int trial, boolean afresh, long rows, long lost)
      implements RunEvent {
    public Verified {
      if (lost < 0 || lost > rows) {
        throw new IllegalArgumentException(lost + " of " + rows + " rows can't be lost");
      }
    }
  }

  /// Load of the machine by other processes while a trial ran, from its fork to its end. A value is
  /// empty where the system doesn't report it.
  ///
  /// @param millis length of the observation
  /// @param otherCores cores that other processes kept busy on average, including this program's
  ///   own process
  /// @param rivalCores the part of `otherCores` on cores that the worker may use, too; empty where
  ///   the worker may use all cores
  /// @param heldMillis time for which a quota of processor time stopped all threads; empty without
  ///   such a quota
  /// @param stolenCores cores that the host of a virtual machine withheld on average
  record MachineSeen(
      long atMillis,
      int trial,
      long millis,
      OptionalDouble otherCores,
      OptionalDouble rivalCores,
      OptionalLong heldMillis,
      OptionalDouble stolenCores)
      implements RunEvent {}

  /// Number of rows acknowledged so far to a worker that is going to crash.
  ///
  /// @param millis time of writing since the first row was acknowledged, without pauses in which
  ///   the worker was stopped
  record Acknowledged(long atMillis, int trial, long millis, long rows) implements RunEvent {}

  /// The worker of a trial was crashed, or its disk was copied as it was at that moment.
  ///
  /// @param crash number of the crash in the trial, from 1
  /// @param blow the kind of crash
  /// @param stage the activity of the worker at that moment
  /// @param millis time of writing since the first row was acknowledged
  /// @param acknowledged number of rows acknowledged before the crash
  /// @param flushes number of flushes of the disk during that time; empty where they are not
  ///   counted
  /// @param rows number of rows acknowledged while flushes were counted
  record Crashed(
      long atMillis,
      int trial,
      int crash,
      CrashKind blow,
      CrashStage stage,
      long millis,
      long acknowledged,
      OptionalLong flushes,
      long rows)
      implements RunEvent {
    public Crashed {
      if (crash < 1 || millis < 0 || acknowledged < 0 || rows < 0 || flushes.orElse(0) < 0) {
        throw new IllegalArgumentException("no crash has a negative number, or none");
      }
    }
  }

  /// The data that a crash left have been inspected.
  record Survived(long atMillis, int trial, int crash, RecoveryResult survival)
      implements RunEvent {}

  /// Speed of the machine between two trials.
  record Probed(long atMillis, Probe probe) implements RunEvent {}

  /// A trial has ended.
  record TrialFinished(long atMillis, int trial, Outcome outcome) implements RunEvent {}

  /// Last event, unless [RoundsAdded] follows. A log that ends without it was cut off.
  record RunFinished(long atMillis, boolean cancelled) implements RunEvent {}
}
