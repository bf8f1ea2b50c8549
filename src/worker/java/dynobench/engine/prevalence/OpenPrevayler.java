package dynobench.engine.prevalence;

import dynobench.engine.Database.Identity;
import dynobench.setup.Setup;
import dynobench.setup.Setup.Prevayler.Journal;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Properties;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.prevayler.Prevayler;
import org.prevayler.PrevaylerFactory;
import org.prevayler.Query;

/// An open Prevayler, with its defaults except for the mode's settings. Thread-safe.
///
/// Without a journal, all data are lost at the end. With one, Prevayler writes a transaction to the
/// journal first, then executes a deserialized copy. Transactions of several threads share a flush.
///
/// Opening reads the newest snapshot, if any, and executes the later transactions of the journal
/// again. An incomplete transaction at the end of the journal, left by a crash, is ignored.
final class OpenPrevayler implements AutoCloseable {
  private static final String VERSION =
      "/META-INF/maven/org.prevayler/prevayler-core/pom.properties";

  private final Prevayler<PrevalentSystem> prevayler;
  private final boolean snapshots;
  private volatile boolean changed;

  private OpenPrevayler(Prevayler<PrevalentSystem> prevayler, boolean snapshots) {
    this.prevayler = prevayler;
    this.snapshots = snapshots;
  }

  /// Opens the data in the folder; in a mode without a journal, opens empty data in memory.
  static OpenPrevayler open(Setup.Prevayler setup, Path folder) throws IOException {
    if (setup.journal() == Journal.NONE) {
      return new OpenPrevayler(
          PrevaylerFactory.createTransientPrevayler(new PrevalentSystem()), false);
    }
    var factory = new PrevaylerFactory<PrevalentSystem>();
    factory.configurePrevalentSystem(new PrevalentSystem());
    factory.configurePrevalenceDirectory(folder.resolve("prevalence").toString());
    factory.configureJournalDiskSync(setup.journal() == Journal.FORCED);
    return new OpenPrevayler(declared(factory::create), setup.snapshot());
  }

  /// Calls Prevayler, whose methods declare only `Exception`, and narrows the exception to
  /// `IOException`.
  private static <R extends @Nullable Object> R declared(Callable<R> call) throws IOException {
    try {
      return call.call();
    } catch (IOException | RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IOException(e);
    }
  }

  static Identity identity() throws IOException {
    var properties = new Properties();
    try (InputStream in = Prevayler.class.getResourceAsStream(VERSION)) {
      if (in != null) {
        properties.load(in);
      }
    }
    return new Identity("Prevayler", properties.getProperty("version", "?"), "its own API");
  }

  /// Executes a change. On return, the change is in the journal, if any, and executed.
  void execute(Change change) {
    changed = true;
    prevayler.execute(change);
  }

  /// Runs a query, with exclusive access to the data.
  <R extends @Nullable Object> R ask(Query<PrevalentSystem, R> query) throws IOException {
    return declared(() -> prevayler.execute(query));
  }

  /// Closes Prevayler, without forcing data to the disk. It takes a snapshot first if the mode
  /// wants one and data have changed.
  @Override
  public void close() throws IOException {
    if (snapshots && changed) {
      var _ = declared(prevayler::takeSnapshot);
    }
    prevayler.close();
  }
}
