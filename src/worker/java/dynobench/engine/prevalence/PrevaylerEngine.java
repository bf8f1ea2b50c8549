package dynobench.engine.prevalence;

import dynobench.engine.Database;
import dynobench.engine.Engine;
import dynobench.setup.Setup;
import dynobench.setup.Setup.Prevayler.Journal;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// Prevayler as an engine. Without a journal, the Prevayler stays open from phase to phase.
public final class PrevaylerEngine implements Engine {
  private final Setup.Prevayler setup;
  private final Path folder;
  private @Nullable OpenPrevayler openPrevayler;

  /// Prepares the engine, without opening a database.
  ///
  /// @param folder folder of the trial; it exists
  public PrevaylerEngine(Setup.Prevayler setup, Path folder) {
    this.setup = setup;
    this.folder = folder;
  }

  @Override
  public Database open() throws IOException {
    if (setup.journal() != Journal.NONE) {
      OpenPrevayler prevalence = OpenPrevayler.open(setup, folder);
      return new PrevaylerDatabase(prevalence, prevalence::close);
    }
    if (openPrevayler == null) {
      openPrevayler = OpenPrevayler.open(setup, folder);
    }
    return new PrevaylerDatabase(openPrevayler, () -> {});
  }

  @Override
  public void close() throws IOException {
    if (openPrevayler != null) {
      openPrevayler.close();
    }
  }
}
