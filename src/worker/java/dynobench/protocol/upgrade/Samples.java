package dynobench.protocol.upgrade;

import dynobench.engine.Database;
import dynobench.setup.Setup;
import dynobench.upgrade.UpgradeObservation.Finding;
import java.io.IOException;
import java.sql.SQLException;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/// Samples in an open database. Confined to one thread.
public interface Samples extends AutoCloseable {
  /// Text of a missing value.
  String NULL = "null";

  /// Writes all samples that the engine accepts.
  ///
  /// @param without names of types and features to leave out
  /// @param refused receives the types, values and features that the engine refuses
  /// @return the accepted samples, as this session reads them
  SampleManifest make(Set<String> without, Consumer<Finding> refused)
      throws SQLException, IOException;

  /// Reads samples, and tries what their features must refuse and allow.
  ///
  /// @param known the samples to read
  /// @param failures receives the samples that cannot be read, and broken features
  /// @return the samples without failure
  SampleManifest read(SampleManifest known, Consumer<Finding> failures);

  /// Returns whether the database has none of the samples, like a new one.
  boolean areMissing() throws SQLException, IOException;

  /// Writes a mark, which a later step looks for.
  void mark() throws SQLException, IOException;

  /// Returns whether the mark exists.
  boolean isMarked() throws SQLException, IOException;

  /// Releases what the samples hold of the database. The database stays open.
  @Override
  default void close() throws SQLException, IOException {}

  /// Returns the types and features whose tables a message names.
  static List<String> named(String words) {
    return SqlSamples.named(words);
  }

  /// Returns the samples for the kind of engine.
  static Samples of(Database database, Setup setup) throws SQLException, IOException {
    return setup instanceof Setup.Jdbc jdbc
        ? new SqlSamples(database.sql().connection(), jdbc.dialect().tables())
        : new StoreSamples(database);
  }
}
