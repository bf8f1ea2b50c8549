package dynobench.event;

import dynobench.measure.CacheDrop;
import dynobench.measure.Environment;
import dynobench.measure.FileGroup;
import dynobench.measure.Interval;
import dynobench.measure.IsolationLevel;
import dynobench.measure.Measured;
import dynobench.measure.Probe;
import dynobench.measure.Sample;
import dynobench.measure.Service;
import dynobench.measure.Timing;
import dynobench.measure.Usage;
import dynobench.plan.Plan;
import dynobench.plan.Shard;
import dynobench.plan.Trial;
import dynobench.promise.Blow;
import dynobench.promise.Stage;
import dynobench.promise.Survival;
import dynobench.workload.Workload;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/// Something that happened in a run. A new kind of thing is a new record: older versions skip the
/// lines that they don't know.
public sealed interface RunEvent {
  /// When, in milliseconds since 1970.
  long atMillis();

  /// First event: all that is needed to understand the rest and to repeat the run.
  ///
  /// @param workload that the plan names, as it was described then; version 0.1 had one only, and
  ///   didn't say
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

  /// A shard of the plan begins, on the machine that runs it. In a merged run shards are told as if
  /// one had followed the other, whatever their clocks said.
  ///
  /// @param node that machine's name
  /// @param environment that machine
  /// @param first the number of the shard's first trial
  /// @param nodeMillis what the machine's own clock said, in milliseconds since 1970
  record ShardStarted(
      long atMillis, Shard shard, String node, Environment environment, int first, long nodeMillis)
      implements RunEvent {
    public ShardStarted {
      if (node.isBlank() || first < 1) {
        throw new IllegalArgumentException("a shard has a node, and trials from 1");
      }
    }
  }

  /// A worker is about to be forked for this trial, or an existing one is given it.
  record TrialStarted(long atMillis, Trial trial) implements RunEvent {}

  /// The engine has said what it is.
  ///
  /// @param isolation level of its sessions, as the connection told it; empty where there is none
  ///   to ask, and in runs of older versions
  record EngineReported(
      long atMillis,
      int trial,
      String product,
      String version,
      String driver,
      Optional<IsolationLevel> isolation)
      implements RunEvent {
    /// Of an engine that can't be asked for its isolation.
    public EngineReported(long atMillis, int trial, String product, String version, String driver) {
      this(atMillis, trial, product, version, driver, Optional.empty());
    }
  }

  /// A timed phase begins.
  ///
  /// @param expected operations that it will do
  record PhaseStarted(long atMillis, int trial, String phase, long expected) implements RunEvent {}

  /// A look at the worker.
  ///
  /// @param phase that is running; `""` between phases
  /// @param done operations of that phase so far
  record Sampled(long atMillis, int trial, String phase, long done, Sample sample)
      implements RunEvent {}

  /// A second has passed in a phase that clients work in.
  record IntervalPassed(long atMillis, int trial, String phase, Interval interval)
      implements RunEvent {}

  /// What the clients of a trial have committed, by the names that the workload's checks know.
  ///
  /// @param sums whole numbers
  record Accounted(long atMillis, int trial, Map<String, String> sums) implements RunEvent {
    public Accounted {
      sums = Map.copyOf(sums);
      sums.values().forEach(Long::parseLong);
    }
  }

  /// A timed phase has ended. Its figures count only if the trial ends as completed.
  ///
  /// @param service how clients were served, where it had any
  record PhaseFinished(
      long atMillis,
      int trial,
      String phase,
      long operations,
      Timing timing,
      Usage usage,
      Optional<Service> service)
      implements RunEvent {
    /// Of a phase without clients.
    public PhaseFinished(
        long atMillis, int trial, String phase, long operations, Timing timing, Usage usage) {
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

    /// The same, whose clients were served otherwise.
    public PhaseFinished with(Service other) {
      return new PhaseFinished(
          atMillis, trial, phase, operations, timing, usage, Optional.of(other));
    }

    /// What metrics are worked out of.
    public Measured measured() {
      return new Measured(operations, timing, usage, service);
    }
  }

  /// How a phase went in turns with another worker's, slice by slice; told before the phase's end.
  ///
  /// @param operations of each slice
  /// @param nanos that each took, without waiting for its turn
  /// @param waitedNanos between the phase's turns, all together
  /// @param idleCpuNanos that other threads of the process than the waiting one used meanwhile
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

  /// The trial's phases begin once more in the same JVM. There is none for the first time.
  ///
  /// @param iteration from 2
  record IterationStarted(long atMillis, int trial, int iteration) implements RunEvent {
    public IterationStarted {
      requireLater(iteration);
    }
  }

  /// A timed phase has ended that the same JVM had run before. It is no [PhaseFinished], so that
  /// versions that know of no iterations show a trial's first, its cold times.
  ///
  /// @param iteration from 2
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

  /// A server of the mode's own can be asked. Older versions skip it.
  ///
  /// @param makingMillis that making its data took; 0 where they were there
  /// @param startingMillis from its start until it took a connection
  record ServerStarted(long atMillis, int trial, long makingMillis, long startingMillis)
      implements RunEvent {
    /// The same in words.
    public String sentence() {
      String made = makingMillis == 0 ? "" : "was made in " + makingMillis + " ms and ";
      return "The server " + made + "took connections after " + startingMillis + " ms, untimed.";
    }
  }

  /// Files in the trial's folder after its phases. Older versions skip it.
  ///
  /// @param files the largest first; many are summarised
  record FilesSeen(long atMillis, int trial, List<FileGroup> files) implements RunEvent {
    private static final int MOST = 100;

    public FilesSeen {
      files = List.copyOf(files);
      if (files.size() > MOST) {
        throw new IllegalArgumentException(files.size() + " groups of files are too many");
      }
    }
  }

  /// The database's files were removed from the system's page cache, as far as that was possible,
  /// before a phase. Older versions skip it.
  record CacheDropped(long atMillis, int trial, String phase, CacheDrop drop) implements RunEvent {}

  /// A line that the engine or its JVM printed, or that the runner has to say about the trial.
  record Logged(long atMillis, int trial, Source source, String text) implements RunEvent {}

  /// Where a log line comes from.
  enum Source {
    /// Standard output of the worker, where it was no event.
    OUTPUT,
    /// Standard error of the worker; engines that print to standard output end up here too.
    ERROR,
    /// Dynobench itself.
    DYNOBENCH
  }

  /// Something that limits trust in the run or in a trial and is no failure.
  ///
  /// @param trial 0 when it concerns the whole run
  record Warned(long atMillis, int trial, String text) implements RunEvent {}

  /// Something seen in a trial that doesn't go with what its mode promises, or with what it told.
  /// It is no failure: the figures stand, and are doubted.
  record Questioned(long atMillis, int trial, String text) implements RunEvent {}

  /// The data that a trial left were read once more, untimed, and compared with those put in.
  ///
  /// @param afresh whether by another JVM, after the one that wrote them had ended
  /// @param rows that were put in
  /// @param lost of them, as the mode's class of durability allows; the last ones
  record Verified(long atMillis, int trial, boolean afresh, long rows, long lost)
      implements RunEvent {
    public Verified {
      if (lost < 0 || lost > rows) {
        throw new IllegalArgumentException(lost + " of " + rows + " rows can't be lost");
      }
    }
  }

  /// What else went on in the machine while a trial ran, from its fork to its end. Empty is what
  /// the system doesn't tell.
  ///
  /// @param millis that were looked at
  /// @param otherCores that were busy on average, and not with the worker; this program's own are
  ///   among them
  /// @param rivalCores of them, those that the worker may use, too; empty where it may use all
  /// @param heldMillis for which a quota of processor time held everything up; empty where there is
  ///   none
  /// @param stolenCores that the host of a virtual machine kept for others, on average
  record MachineSeen(
      long atMillis,
      int trial,
      long millis,
      OptionalDouble otherCores,
      OptionalDouble rivalCores,
      OptionalLong heldMillis,
      OptionalDouble stolenCores)
      implements RunEvent {}

  /// So many rows were acknowledged, in all, to a worker that is to crash.
  ///
  /// @param millis that it has written since the first row was acknowledged, without those in which
  ///   it was stopped
  record Acknowledged(long atMillis, int trial, long millis, long rows) implements RunEvent {}

  /// The worker of a trial was crashed, or its disk was copied as it was at that moment.
  ///
  /// @param crash its number in the trial, from 1
  /// @param blow that brought the end
  /// @param stage what the worker was about then
  /// @param millis that it had written since the first row was acknowledged
  /// @param acknowledged rows until then
  /// @param flushes of the disk meanwhile; empty where nobody counts them
  /// @param rows that were acknowledged while flushes were counted
  record Crashed(
      long atMillis,
      int trial,
      int crash,
      Blow blow,
      Stage stage,
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

  /// Somebody has looked at what a crash has left.
  record Survived(long atMillis, int trial, int crash, Survival survival) implements RunEvent {}

  /// How fast the machine was, between two trials.
  record Probed(long atMillis, Probe probe) implements RunEvent {}

  /// A trial has ended.
  record TrialFinished(long atMillis, int trial, Outcome outcome) implements RunEvent {}

  /// Last event. A log without it was cut off.
  record RunFinished(long atMillis, boolean cancelled) implements RunEvent {}
}
