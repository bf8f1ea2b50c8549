package dynobench.protocol.objects;

import java.sql.Connection;
import java.sql.SQLException;
import org.hibernate.engine.jdbc.connections.spi.ConnectionProvider;
import org.jspecify.annotations.Nullable;

/// Connection of the phase, lent to the mapper. The database is opened and closed in the way that
/// the mode requires, and not by the mapper.
final class LentConnection implements ConnectionProvider {
  private static final long serialVersionUID = 1L;

  private transient @Nullable Connection connection;

  void lend(Connection other) {
    connection = other;
  }

  @Override
  public Connection getConnection() throws SQLException {
    if (connection == null) {
      throw new SQLException("The mapper asks for a connection outside of a phase");
    }
    return connection;
  }

  /// Does nothing: the connection stays open for the next transaction.
  @Override
  public void closeConnection(Connection conn) {}

  @Override
  public boolean supportsAggressiveRelease() {
    return false;
  }

  @Override
  public boolean isUnwrappableAs(Class<?> unwrapType) {
    return unwrapType.isInstance(this);
  }

  @Override
  public <T> T unwrap(Class<T> unwrapType) {
    return unwrapType.cast(this);
  }
}
