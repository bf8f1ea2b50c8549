package dynobench.recorder.format;

import java.sql.ResultSet;
import java.sql.Statement;

/// Flags of a statement in a recording.
public final class StatementFlags {
  /// The application asked for generated keys.
  public static final int KEYS = 1;

  /// The result can be scrolled.
  public static final int SCROLLABLE = 2;

  /// The result can be updated.
  public static final int UPDATABLE = 4;

  /// The statement calls a procedure.
  public static final int CALL = 8;

  private StatementFlags() {}

  /// Returns flags for a type and a concurrency of `ResultSet`.
  public static int of(int type, int concurrency) {
    return (type == ResultSet.TYPE_FORWARD_ONLY ? 0 : SCROLLABLE)
        | (concurrency == ResultSet.CONCUR_UPDATABLE ? UPDATABLE : 0);
  }

  /// Returns flags for a constant of `Statement`.
  public static int ofKeys(int keys) {
    return keys == Statement.RETURN_GENERATED_KEYS ? KEYS : 0;
  }
}
