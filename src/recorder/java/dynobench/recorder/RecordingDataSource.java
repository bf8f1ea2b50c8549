package dynobench.recorder;

import java.io.PrintWriter;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.util.Optional;
import java.util.logging.Logger;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/// Data source that records the connections of another one, if the property `dynobench.recording`
/// names a file.
public final class RecordingDataSource implements DataSource {
  private final DataSource target;
  private final Optional<Recorder> recorder;

  RecordingDataSource(DataSource target, Optional<Recorder> recorder) {
    this.target = target;
    this.recorder = recorder;
  }

  /// Returns a data source that records. Returns the data source itself if nothing is recorded.
  public static DataSource of(DataSource target) {
    Optional<Recorder> recorder = Recorder.ofProcess();
    return recorder.isPresent() ? new RecordingDataSource(target, recorder) : target;
  }

  private Connection recorded(Connection connection) {
    return connection != null && recorder.isPresent()
        ? recorder.get().record(connection)
        : connection;
  }

  @Override
  public Connection getConnection() throws SQLException {
    return recorded(target.getConnection());
  }

  @Override
  public Connection getConnection(@Nullable String user, @Nullable String password)
      throws SQLException {
    return recorded(target.getConnection(user, password));
  }

  @Override
  public @Nullable PrintWriter getLogWriter() throws SQLException {
    return target.getLogWriter();
  }

  @Override
  public void setLogWriter(@Nullable PrintWriter writer) throws SQLException {
    target.setLogWriter(writer);
  }

  @Override
  public int getLoginTimeout() throws SQLException {
    return target.getLoginTimeout();
  }

  @Override
  public void setLoginTimeout(int seconds) throws SQLException {
    target.setLoginTimeout(seconds);
  }

  @Override
  public Logger getParentLogger() throws SQLFeatureNotSupportedException {
    return target.getParentLogger();
  }

  @Override
  public <T> T unwrap(Class<T> type) throws SQLException {
    return type.isInstance(this)
        ? type.cast(this)
        : type.isInstance(target) ? type.cast(target) : target.unwrap(type);
  }

  @Override
  public boolean isWrapperFor(Class<?> type) throws SQLException {
    return type.isInstance(this) || type.isInstance(target) || target.isWrapperFor(type);
  }
}
