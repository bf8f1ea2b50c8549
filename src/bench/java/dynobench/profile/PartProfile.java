package dynobench.profile;

import dynobench.profiling.BlockingCall;
import dynobench.profiling.PhasePart;
import dynobench.profiling.SystemCalls;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Samples of one part of a phase of one iteration.
///
/// @param nanos duration of the part
/// @param looks number of looks at working threads
/// @param working stacks of the working threads: running ones from samples of their processor time,
///   blocked ones from the looks
public record PartProfile(
    String phase,
    PhasePart part,
    long nanos,
    long looks,
    PartCounts counts,
    List<SampledStack> working) {
  public PartProfile {
    if (nanos < 0 || looks < 0) {
      throw new IllegalArgumentException("a part has no negative numbers");
    }
    working = List.copyOf(working);
  }

  /// Returns a copy with other stacks.
  PartProfile with(List<SampledStack> others) {
    return new PartProfile(phase, part, nanos, looks, counts, others);
  }

  /// Returns a copy with system calls.
  PartProfile with(SystemCalls calls) {
    return new PartProfile(
        phase,
        part,
        nanos,
        looks,
        new PartCounts(counts.pauseNanos(), counts.pauses(), counts.flushes(), Optional.of(calls)),
        working);
  }

  /// Events that were counted during a part.
  ///
  /// @param pauseNanos time in which the garbage collector stopped all threads
  /// @param pauses number of these pauses
  /// @param flushes number of flushes of files by Java code
  /// @param calls read and write calls; empty where the system does not tell
  public record PartCounts(
      long pauseNanos, long pauses, long flushes, Optional<SystemCalls> calls) {
    public PartCounts {
      if (pauseNanos < 0 || pauses < 0 || flushes < 0) {
        throw new IllegalArgumentException("counts are not negative");
      }
    }
  }

  /// Share of the elapsed time of the working threads.
  ///
  /// @param frames outermost frame first; empty for pauses of the garbage collector and for time
  ///   without a sample
  public record ElapsedShare(
      List<String> frames, Optional<BlockingCall> call, Kind kind, double share) {
    /// Source of a share.
    public enum Kind {
      RUNNING,
      BLOCKED,
      PAUSED,
      /// The threads ran, but no sample of their processor time was taken.
      UNSAMPLED
    }
  }

  /// Passes on shares of the elapsed time of the working threads, which add up to 1.
  ///
  /// The looks tell how much of the time the threads were blocked. The processor samples divide the
  /// remaining time. Looks stop during a pause of the collector, so pauses are separate.
  public void forEachShare(Consumer<ElapsedShare> shares) {
    double paused = nanos == 0 ? 0 : Math.clamp((double) counts.pauseNanos() / nanos, 0, 1);
    long blockedLooks = samples(true);
    long ran = samples(false);
    double blocked = looks == 0 ? 0 : Math.min(1, (double) blockedLooks / looks);
    if (paused > 0) {
      shares.accept(
          new ElapsedShare(List.of(), Optional.empty(), ElapsedShare.Kind.PAUSED, paused));
    }
    for (SampledStack each : working) {
      boolean isBlocked = each.call().isPresent();
      double part = isBlocked ? blocked / blockedLooks : (1 - blocked) / ran;
      shares.accept(
          new ElapsedShare(
              each.frames(),
              each.call(),
              isBlocked ? ElapsedShare.Kind.BLOCKED : ElapsedShare.Kind.RUNNING,
              (1 - paused) * part * each.samples()));
    }
    double unsampled = ran == 0 ? (1 - paused) * (1 - blocked) : 0;
    if (unsampled > 0) {
      shares.accept(
          new ElapsedShare(List.of(), Optional.empty(), ElapsedShare.Kind.UNSAMPLED, unsampled));
    }
  }

  /// Returns the number of samples of working threads that ran, or that were blocked.
  long samples(boolean blocked) {
    return working.stream()
        .filter(each -> each.call().isPresent() == blocked)
        .mapToLong(SampledStack::samples)
        .sum();
  }
}
