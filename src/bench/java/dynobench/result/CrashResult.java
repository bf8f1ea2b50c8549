package dynobench.result;

import dynobench.durability.CrashTally;
import dynobench.durability.RecoveryResult;
import dynobench.event.RunEvent.Crashed;
import dynobench.plan.Trial;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Collection;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/// Crash, and its effect on the rows written before it.
///
/// @param survival state of the database after the crash; empty until the rows were examined, and
///   permanently where an examination was impossible
/// @param lostMillis time between the acknowledgement of the first lost row and the crash; empty
///   without lost rows
public record CrashResult(
    Trial trial, Crashed crashed, Optional<RecoveryResult> survival, OptionalLong lostMillis) {
  /// Returns the number of flushes of the disk for each row; empty where flushes were not counted
  /// or no row was written.
  public OptionalDouble flushesPerRow() {
    return crashed.flushes().isPresent() && crashed.rows() > 0
        ? OptionalDouble.of(crashed.flushes().getAsLong() / (double) crashed.rows())
        : OptionalDouble.empty();
  }

  /// Returns the number of rows with damage that no crash may cause.
  private static long spoilt(RecoveryResult.Rows rows) {
    return rows.torn() + rows.doubled() + rows.unasked() + rows.halves();
  }

  /// Returns the tally of this crash, to add to others; empty until its rows were examined.
  ///
  /// @param disk file system of the database
  public Optional<CrashTally> tally(String disk) {
    return survival.map(left ->
        new CrashTally(
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

  /// Returns the sum of all examined crashes, on all file systems. At least one must have been
  /// examined.
  public static CrashTally sum(Collection<CrashResult> crashes) {
    return crashes.stream()
        .flatMap(each -> each.tally("").stream())
        .reduce(CrashTally::plus)
        .orElseThrow();
  }

  /// Returns the severity: 0 without lost rows, or else 1 plus the milliseconds between the
  /// acknowledgement of the first lost row and the crash. Infinity for a database that is damaged
  /// or cannot be opened. Empty until the rows were examined.
  public OptionalDouble severity() {
    return survival.isEmpty()
        ? OptionalDouble.empty()
        : OptionalDouble.of(severity(survival.get()));
  }

  private double severity(RecoveryResult left) {
    if (!left.opened() || spoilt(left.rows()) > 0) {
      return Double.POSITIVE_INFINITY;
    }
    return left.rows().lost() == 0 ? 0 : 1 + lostMillis.orElse(0);
  }
}
