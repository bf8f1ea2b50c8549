package dynobench.engine.baseline;

import dynobench.engine.Database;
import dynobench.engine.Engine;
import dynobench.setup.Setup;
import java.io.IOException;
import java.nio.file.Path;

/// A file to which rows are appended. A commit hands the rows to the operating system. The mode
/// decides when they are forced to the disk.
public final class AppendedFileEngine implements Engine {
  private final Setup.AppendedFile setup;
  private final Path file;

  /// Prepares the engine, without opening the file.
  ///
  /// @param folder folder of the trial; it exists
  public AppendedFileEngine(Setup.AppendedFile setup, Path folder) {
    this.setup = setup;
    this.file = folder.resolve("test.rows");
  }

  @Override
  public Database open() throws IOException {
    return new AppendedFile(file, setup.flush());
  }
}
