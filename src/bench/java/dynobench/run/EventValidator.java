package dynobench.run;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.upgrade.UpgradeStep;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/// Decides which events of a worker are credible. An event must be of a kind that workers send, and
/// belong to the worker's trial. It must follow the order of the trial's phases, and claim no more
/// time than has passed. The engine lives in the same process, and may send false events.
final class EventValidator {
  /// Part of the trial that the worker was assigned.
  private enum AssignedPart {
    PREPARING,
    MEASURING,
    /// Measuring, followed by verification in the same process.
    MEASURING_AND_VERIFYING,
    VERIFYING,
    /// Committing until the crash.
    COMMITTING,
    /// Counting the rows after a crash.
    FINDING,
    /// A step of an upgrade trial.
    UPGRADING,
    /// The worker has reported its outcome, or has no assignment.
    SILENT
  }

  private final int trial;
  private final List<ExpectedEvents.ExpectedPhase> phases;
  private final OptionalLong written;
  private final LongSupplier nanoClock;
  private AssignedPart part = AssignedPart.SILENT;
  private long askedAtNanos;
  private long claimedNanos;
  private int finished;
  private boolean inPhase;
  private boolean complete;
  private boolean mayLose;
  private boolean verified;
  private int expectedCrash;
  private UpgradeStep upgradeStep = UpgradeStep.MAKE;

  /// @param nanoClock clock of this process
  EventValidator(int trial, ExpectedEvents expected, LongSupplier nanoClock) {
    this.trial = trial;
    this.phases = expected.phases();
    this.written = expected.written();
    this.nanoClock = nanoClock;
  }

  /// Begins an iteration: the worker was asked to run the trial's phases.
  void measuring(boolean verifies) {
    part = verifies ? AssignedPart.MEASURING_AND_VERIFYING : AssignedPart.MEASURING;
    askedAtNanos = nanoClock.getAsLong();
    claimedNanos = 0;
    finished = 0;
    inPhase = false;
    complete = true;
    verified = false;
  }

  /// Begins the preparation: the worker was asked to make the trial's database.
  void preparing() {
    part = AssignedPart.PREPARING;
  }

  /// Begins the verification: a second worker was asked to read the first one's data.
  void verifying(boolean lossAllowed) {
    part = AssignedPart.VERIFYING;
    verified = false;
    mayLose = lossAllowed;
  }

  /// Begins committing: the worker was asked to commit until it crashes.
  void committing() {
    part = AssignedPart.COMMITTING;
  }

  /// Begins the recovery: another worker was asked to count the rows after a crash.
  void finding(int crash) {
    part = AssignedPart.FINDING;
    expectedCrash = crash;
    verified = false;
  }

  /// Begins a step of an upgrade trial.
  void upgrading(UpgradeStep step) {
    part = AssignedPart.UPGRADING;
    upgradeStep = step;
    verified = false;
  }

  /// Returns whether the event is credible, and if so, records it.
  boolean accepts(RunEvent event) {
    return part != AssignedPart.SILENT
        && switch (event) {
          case RunEvent.EngineReported it -> own(it.trial());
          case RunEvent.Questioned it -> own(it.trial());
          case RunEvent.ServerStarted it -> own(it.trial());
          case RunEvent.PhaseStarted it -> own(it.trial()) && starts(it);
          case RunEvent.Sampled it -> own(it.trial()) && isMeasuring();
          case RunEvent.Sliced it -> own(it.trial()) && slices(it);
          case RunEvent.IntervalPassed it -> own(it.trial()) && passes(it);
          case RunEvent.CacheDropped it -> own(it.trial()) && isMeasuring() && !inPhase;
          case RunEvent.FilesSeen it -> own(it.trial()) && isMeasuring();
          case RunEvent.Accounted it -> own(it.trial()) && isMeasuring();
          case RunEvent.UpgradeSeen it -> own(it.trial()) && upgrades(it);
          case RunEvent.Observed it -> own(it.trial()) && isMeasuring();
          case RunEvent.PhaseFinished it -> own(it.trial()) && finishes(it);
          case RunEvent.Survived it -> own(it.trial()) && survives(it);
          case RunEvent.Verified it -> own(it.trial()) && verifies(it);
          case RunEvent.TrialFinished it -> own(it.trial()) && ends(it.outcome());
          case RunEvent.RunStarted _,
              RunEvent.TrialStarted _,
              RunEvent.IterationStarted _,
              RunEvent.PhaseRepeated _,
              RunEvent.Logged _,
              RunEvent.Warned _,
              RunEvent.MachineSeen _,
              RunEvent.Acknowledged _,
              RunEvent.Crashed _,
              RunEvent.ShardStarted _,
              RunEvent.RoundsAdded _,
              RunEvent.Probed _,
              RunEvent.RunFinished _ ->
              false; // only the parent creates these
        };
  }

  private boolean isMeasuring() {
    return part == AssignedPart.MEASURING || part == AssignedPart.MEASURING_AND_VERIFYING;
  }

  private boolean own(int number) {
    return number == trial;
  }

  private boolean starts(RunEvent.PhaseStarted started) {
    boolean next =
        isMeasuring()
            && !inPhase
            && finished < phases.size()
            && started.phase().equals(phases.get(finished).phase())
            && started.expected() == phases.get(finished).planned();
    inPhase |= next;
    return next;
  }

  private boolean slices(RunEvent.Sliced sliced) {
    long passed = nanoClock.getAsLong() - askedAtNanos;
    return inPhase
        && sliced.phase().equals(phases.get(finished).phase())
        && sliced.nanos().stream().mapToLong(Long::longValue).sum() <= passed;
  }

  private boolean passes(RunEvent.IntervalPassed interval) {
    long passed = nanoClock.getAsLong() - askedAtNanos;
    return inPhase
        && interval.phase().equals(phases.get(finished).phase())
        && interval.interval().fromNanos() + interval.interval().nanos() <= passed;
  }

  private boolean finishes(RunEvent.PhaseFinished phase) {
    long passed = nanoClock.getAsLong() - askedAtNanos;
    long claimed = claimedNanos + phase.timing().wallNanos();
    if (!inPhase || !phase.phase().equals(phases.get(finished).phase()) || claimed > passed) {
      return false;
    }
    ExpectedEvents.ExpectedPhase expectedPhase = phases.get(finished);
    complete &= !expectedPhase.exact() || phase.operations() == expectedPhase.planned();
    claimedNanos = claimed;
    finished++;
    inPhase = false;
    return true;
  }

  private boolean verifies(RunEvent.Verified verification) {
    boolean afresh = part == AssignedPart.VERIFYING;
    boolean now =
        afresh || (part == AssignedPart.MEASURING_AND_VERIFYING && finished == phases.size());
    verified =
        now
            && verification.afresh() == afresh
            && verification.rows() == written.orElse(verification.rows())
            && verification.lost() <= (mayLose ? verification.rows() : 0);
    return verified;
  }

  private boolean survives(RunEvent.Survived survived) {
    boolean first = part == AssignedPart.FINDING && !verified && survived.crash() == expectedCrash;
    verified |= first;
    return first;
  }

  private boolean upgrades(RunEvent.UpgradeSeen seen) {
    boolean first =
        part == AssignedPart.UPGRADING && !verified && seen.observation().step() == upgradeStep;
    verified |= first;
    return first;
  }

  private boolean ends(Outcome outcome) {
    boolean sayable =
        switch (outcome) {
          case Outcome.Completed _ -> hasCompleted();
          case Outcome.Failed _, Outcome.WrongData _, Outcome.OutOfMemory _ -> true;
          // A process cannot report these about itself.
          case Outcome.TimedOut _, Outcome.Cancelled _, Outcome.WorkerDied _ -> false;
        };
    if (sayable) {
      part = AssignedPart.SILENT;
    }
    return sayable;
  }

  private boolean hasCompleted() {
    return switch (part) {
      case MEASURING -> complete && finished == phases.size();
      case MEASURING_AND_VERIFYING, VERIFYING -> complete && finished == phases.size() && verified;
      case FINDING, UPGRADING -> verified;
      case PREPARING -> true;
      case COMMITTING, SILENT -> false; // it continues until it crashes
    };
  }
}
