package dynobench.measure;

import java.sql.Connection;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// Isolation level of transactions, by the names of the SQL standard.
public enum IsolationLevel {
  /// No transactions.
  NONE(Connection.TRANSACTION_NONE),
  READ_UNCOMMITTED(Connection.TRANSACTION_READ_UNCOMMITTED),
  READ_COMMITTED(Connection.TRANSACTION_READ_COMMITTED),
  REPEATABLE_READ(Connection.TRANSACTION_REPEATABLE_READ),
  SERIALIZABLE(Connection.TRANSACTION_SERIALIZABLE);

  private final int level;

  IsolationLevel(int level) {
    this.level = level;
  }

  /// Returns the name that descriptors and plans use, such as `read-committed`.
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// Returns the name in words, such as `read committed`.
  public String words() {
    return id().replace('-', ' ');
  }

  /// Returns the constant of JDBC.
  public int level() {
    return level;
  }

  /// Returns the level of a JDBC constant; empty for a level that only one driver knows.
  public static Optional<IsolationLevel> of(int level) {
    return Stream.of(values()).filter(each -> each.level == level).findFirst();
  }

  /// Returns the level with an id.
  public static Optional<IsolationLevel> named(String id) {
    return Stream.of(values()).filter(each -> each.id().equals(id)).findFirst();
  }
}
