package dynobench.measure;

import java.sql.Connection;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// What a transaction may see of others, in the words of the SQL standard.
public enum IsolationLevel {
  /// There are no transactions.
  NONE(Connection.TRANSACTION_NONE),
  READ_UNCOMMITTED(Connection.TRANSACTION_READ_UNCOMMITTED),
  READ_COMMITTED(Connection.TRANSACTION_READ_COMMITTED),
  REPEATABLE_READ(Connection.TRANSACTION_REPEATABLE_READ),
  SERIALIZABLE(Connection.TRANSACTION_SERIALIZABLE);

  private final int level;

  IsolationLevel(int level) {
    this.level = level;
  }

  /// As descriptors and plans write it, such as `read-committed`.
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// The number that JDBC has for it.
  public int level() {
    return level;
  }

  /// The one that JDBC has a number for; empty where a driver has a level of its own.
  public static Optional<IsolationLevel> of(int level) {
    return Stream.of(values()).filter(each -> each.level == level).findFirst();
  }

  /// The one of that id.
  public static Optional<IsolationLevel> named(String id) {
    return Stream.of(values()).filter(each -> each.id().equals(id)).findFirst();
  }
}
