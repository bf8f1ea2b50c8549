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

/// An open Prevayler, as it comes but for what the mode says. For all threads.
///
/// It writes a transaction to the journal before it does it, and then does a copy that was read
/// back from what was written. Those of several threads share a flush. Opening it reads the newest
/// snapshot, and does again what the journal has since: all of it where nobody took one. The
/// beginning of a transaction at a journal's end, left by a crash, is passed over.
final class Prevalence implements AutoCloseable {
  private static final String VERSION =
      "/META-INF/maven/org.prevayler/prevayler-core/pom.properties";

  private final Prevayler<Holding> prevayler;
  private final boolean snapshots;
  private volatile boolean changed;

  private Prevalence(Prevayler<Holding> prevayler, boolean snapshots) {
    this.prevayler = prevayler;
    this.snapshots = snapshots;
  }

  static Prevalence open(Setup.Prevayler setup, Path folder) throws IOException {
    if (setup.journal() == Journal.NONE) {
      return new Prevalence(PrevaylerFactory.createTransientPrevayler(new Holding()), false);
    }
    var factory = new PrevaylerFactory<Holding>();
    factory.configurePrevalentSystem(new Holding());
    factory.configurePrevalenceDirectory(folder.resolve("prevalence").toString());
    factory.configureJournalDiskSync(setup.journal() == Journal.FORCED);
    return new Prevalence(declared(factory::create), setup.snapshot());
  }

  /// Prevayler declares no narrower exception than all of them.
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

  /// It is in the journal, and done, when this comes back.
  void execute(Change change) {
    changed = true;
    prevayler.execute(change);
  }

  /// Asks while nobody changes anything, and nobody else asks.
  <R extends @Nullable Object> R ask(Query<Holding, R> query) throws IOException {
    return declared(() -> prevayler.execute(query));
  }

  /// Forces nothing to the disk. Where nothing has changed the last snapshot will do.
  @Override
  public void close() throws IOException {
    if (snapshots && changed) {
      var _ = declared(prevayler::takeSnapshot);
    }
    prevayler.close();
  }
}
