package dynobench.result;

import dynobench.event.RunEvent.Crashed;
import dynobench.plan.Trial;
import dynobench.promise.Survival;
import dynobench.promise.Tally;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Collection;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/// A crash, and what became of what was written before.
///
/// @param survival empty until somebody has looked, and for ever where nobody could
/// @param lostMillis of writing before the crash in which the first row was acknowledged that is
///   gone; empty where none is
public record CrashResult(
    Trial trial, Crashed crashed, Optional<Survival> survival, OptionalLong lostMillis) {
  /// How often the disk was flushed for each row; empty where nobody counted.
  public OptionalDouble flushesPerRow() {
    return crashed.flushes().isPresent() && crashed.rows() > 0
        ? OptionalDouble.of(crashed.flushes().getAsLong() / (double) crashed.rows())
        : OptionalDouble.empty();
  }

  /// Rows of which something became that no crash may do to them.
  private static long spoilt(Survival.Rows rows) {
    return rows.torn() + rows.doubled() + rows.unasked() + rows.halves();
  }

  /// For a sum of many; empty until somebody has looked.
  ///
  /// @param disk the file system
  public Optional<Tally> tally(String disk) {
    return survival.map(left ->
        new Tally(
            trial.contender().mode(),
            trial.commit().text(),
            crashed.blow(),
            crashed.stage(),
            disk,
            1,
            left.isWhole() ? 1 : 0,
            left.opened() ? left.rows().lost() : 0,
            lostMillis.orElse(0),
            left.opened() ? 0 : 1,
            spoilt(left.rows()),
            left.words(),
            left.recoveryMillis(),
            crashed.flushes().orElse(0),
            crashed.flushes().isPresent() ? crashed.rows() : 0,
            Instant.ofEpochMilli(crashed.atMillis())
                .atZone(ZoneId.systemDefault())
                .toLocalDate()
                .toString()));
  }

  /// All of those that somebody has looked at together, whatever they lay on; at least one.
  public static Tally sum(Collection<CrashResult> crashes) {
    return crashes.stream()
        .flatMap(each -> each.tally("").stream())
        .reduce(Tally::plus)
        .orElseThrow();
  }

  /// How bad it was: nothing lost, then by how long before the crash the first row that is gone was
  /// acknowledged, and worst what can't be opened or is damaged. Empty until somebody has looked.
  public OptionalDouble severity() {
    return survival.isEmpty()
        ? OptionalDouble.empty()
        : OptionalDouble.of(severity(survival.get()));
  }

  private double severity(Survival left) {
    if (!left.opened() || spoilt(left.rows()) > 0) {
      return Double.POSITIVE_INFINITY;
    }
    return left.rows().lost() == 0 ? 0 : 1 + lostMillis.orElse(0);
  }
}
