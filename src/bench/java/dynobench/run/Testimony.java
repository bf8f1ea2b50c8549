package dynobench.run;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/// Decides what a worker may be believed: only what a worker has to say, of its own trial, in the
/// order of its phases, and no longer times than have passed. An engine lives in the same process,
/// and may say anything.
final class Testimony {
  /// What the worker was asked to do.
  private enum Part {
    MEASURING,
    /// Measuring, and reading the data again itself.
    MEASURING_AND_VERIFYING,
    VERIFYING,
    /// Writing until it is crashed.
    COMMITTING,
    /// Looking for what a crash has left.
    FINDING,
    /// It has said how it ended, or was never asked.
    SILENT
  }

  private final int trial;
  private final List<Expected.Part> phases;
  private final OptionalLong written;
  private final LongSupplier nanoClock;
  private Part part = Part.SILENT;
  private long askedAtNanos;
  private long claimedNanos;
  private int finished;
  private boolean inPhase;
  private boolean complete;
  private boolean mayLose;
  private boolean verified;
  private int sought;

  /// @param nanoClock of this process
  Testimony(int trial, Expected expected, LongSupplier nanoClock) {
    this.trial = trial;
    this.phases = expected.phases();
    this.written = expected.written();
    this.nanoClock = nanoClock;
  }

  /// The worker was asked to run the trial's phases, for the first time or once more.
  void measuring(boolean verifies) {
    part = verifies ? Part.MEASURING_AND_VERIFYING : Part.MEASURING;
    askedAtNanos = nanoClock.getAsLong();
    claimedNanos = 0;
    finished = 0;
    inPhase = false;
    complete = true;
    verified = false;
  }

  /// A second worker was asked to read what the first one has left.
  void verifying(boolean lossAllowed) {
    part = Part.VERIFYING;
    verified = false;
    mayLose = lossAllowed;
  }

  /// The worker was asked to write until it is crashed.
  void committing() {
    part = Part.COMMITTING;
  }

  /// Another one was asked to look for what a crash has left.
  void finding(int crash) {
    part = Part.FINDING;
    sought = crash;
    verified = false;
  }

  /// Whether the event is to be believed. It then counts as said.
  boolean believes(RunEvent event) {
    return part != Part.SILENT
        && switch (event) {
          case RunEvent.EngineReported said -> own(said.trial());
          case RunEvent.Questioned said -> own(said.trial());
          case RunEvent.ServerStarted said -> own(said.trial());
          case RunEvent.PhaseStarted said -> own(said.trial()) && starts(said);
          case RunEvent.Sampled said -> own(said.trial()) && isMeasuring();
          case RunEvent.Sliced said -> own(said.trial()) && slices(said);
          case RunEvent.IntervalPassed said -> own(said.trial()) && passes(said);
          case RunEvent.CacheDropped said -> own(said.trial()) && isMeasuring() && !inPhase;
          case RunEvent.FilesSeen said -> own(said.trial()) && isMeasuring();
          case RunEvent.Accounted said -> own(said.trial()) && isMeasuring();
          case RunEvent.PhaseFinished said -> own(said.trial()) && finishes(said);
          case RunEvent.Survived said -> own(said.trial()) && survives(said);
          case RunEvent.Verified said -> own(said.trial()) && verifies(said);
          case RunEvent.TrialFinished said -> own(said.trial()) && ends(said.outcome());
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
              RunEvent.Probed _,
              RunEvent.RunFinished _ ->
              false; // those are the parent's to say
        };
  }

  private boolean isMeasuring() {
    return part == Part.MEASURING || part == Part.MEASURING_AND_VERIFYING;
  }

  private boolean own(int number) {
    return number == trial;
  }

  private boolean starts(RunEvent.PhaseStarted said) {
    boolean next =
        isMeasuring()
            && !inPhase
            && finished < phases.size()
            && said.phase().equals(phases.get(finished).phase())
            && said.expected() == phases.get(finished).planned();
    inPhase |= next;
    return next;
  }

  private boolean slices(RunEvent.Sliced said) {
    long passed = nanoClock.getAsLong() - askedAtNanos;
    return inPhase
        && said.phase().equals(phases.get(finished).phase())
        && said.nanos().stream().mapToLong(Long::longValue).sum() <= passed;
  }

  private boolean passes(RunEvent.IntervalPassed said) {
    long passed = nanoClock.getAsLong() - askedAtNanos;
    return inPhase
        && said.phase().equals(phases.get(finished).phase())
        && said.interval().fromNanos() + said.interval().nanos() <= passed;
  }

  private boolean finishes(RunEvent.PhaseFinished said) {
    long passed = nanoClock.getAsLong() - askedAtNanos;
    long claimed = claimedNanos + said.timing().wallNanos();
    if (!inPhase || !said.phase().equals(phases.get(finished).phase()) || claimed > passed) {
      return false;
    }
    Expected.Part asked = phases.get(finished);
    complete &= !asked.exact() || said.operations() == asked.planned();
    claimedNanos = claimed;
    finished++;
    inPhase = false;
    return true;
  }

  private boolean verifies(RunEvent.Verified said) {
    boolean afresh = part == Part.VERIFYING;
    boolean now = afresh || (part == Part.MEASURING_AND_VERIFYING && finished == phases.size());
    verified =
        now
            && said.afresh() == afresh
            && said.rows() == written.orElse(said.rows())
            && said.lost() <= (mayLose ? said.rows() : 0);
    return verified;
  }

  private boolean survives(RunEvent.Survived said) {
    boolean first = part == Part.FINDING && !verified && said.crash() == sought;
    verified |= first;
    return first;
  }

  private boolean ends(Outcome outcome) {
    boolean sayable =
        switch (outcome) {
          case Outcome.Completed _ -> hasCompleted();
          case Outcome.Failed _, Outcome.WrongData _, Outcome.OutOfMemory _ -> true;
          // A process can't tell these of itself.
          case Outcome.TimedOut _, Outcome.Cancelled _, Outcome.WorkerDied _ -> false;
        };
    if (sayable) {
      part = Part.SILENT;
    }
    return sayable;
  }

  private boolean hasCompleted() {
    return switch (part) {
      case MEASURING -> complete && finished == phases.size();
      case MEASURING_AND_VERIFYING, VERIFYING -> complete && finished == phases.size() && verified;
      case FINDING -> verified;
      case COMMITTING, SILENT -> false; // it goes on until it is crashed
    };
  }
}
