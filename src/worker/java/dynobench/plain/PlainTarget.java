package dynobench.plain;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Properties;

/// Database that a plain loop uses.
public interface PlainTarget {
  /// Returns the database that some parameters describe, with the keys of [PlainLoop].
  static PlainTarget of(Properties parameters) throws IOException, SQLException {
    String kind = parameters.getProperty(PlainLoop.KIND, "");
    return switch (kind) {
      case PlainLoop.JDBC -> new PlainJdbc(parameters);
      case PlainLoop.JE -> new PlainJe(Path.of(parameters.getProperty(PlainLoop.FOLDER, "")));
      case PlainLoop.MAP -> new PlainMap();
      default -> throw new IOException("Unknown kind: " + kind);
    };
  }

  void create() throws SQLException;

  void insert(PlainRows rows) throws SQLException;

  /// Returns the sum over every column of every row, as [PlainRows#sum()] does.
  long select() throws SQLException;
}
