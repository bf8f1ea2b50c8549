package dynobench.engine.jdbc;

import dynobench.engine.Engine;
import dynobench.engine.OnlineBackup;
import dynobench.setup.Setup;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/// A backup by SQL statements, on a separate connection.
final class JdbcBackup implements OnlineBackup {
  private final JdbcEngine engine;
  private final Setup.Backup how;
  private final Path folder;

  /// Prepares a backup.
  ///
  /// @param folder folder of the copy
  JdbcBackup(JdbcEngine engine, Setup.Backup how, Path folder) {
    this.engine = engine;
    this.how = how;
    this.folder = folder;
  }

  @Override
  public void make() throws SQLException, IOException {
    Files.createDirectories(folder);
    try (Connection connection = engine.connect()) {
      engine.run(connection, how.statements());
    }
  }

  @Override
  public Path folder() {
    return folder;
  }

  /// Unpacks the copy first, if it is an archive, and deletes the archive.
  @Override
  public Engine restored() throws IOException {
    if (!how.unzip().isEmpty()) {
      Path archive = folder.resolve(how.unzip());
      unzip(archive);
      Files.delete(archive);
    }
    return engine.onCopy(how.url());
  }

  private void unzip(Path archive) throws IOException {
    try (InputStream in = Files.newInputStream(archive);
        ZipInputStream zip = new ZipInputStream(in)) {
      for (ZipEntry each = zip.getNextEntry(); each != null; each = zip.getNextEntry()) {
        Path file = folder.resolve(each.getName()).normalize();
        if (!file.startsWith(folder)) {
          throw new IOException("The backup holds a file outside of its folder: " + each.getName());
        }
        Files.copy(zip, file);
      }
    }
  }
}
