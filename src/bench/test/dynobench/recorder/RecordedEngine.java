package dynobench.recorder;

import dynobench.recording.RecordedCall;
import dynobench.recording.RecordingReader;
import dynobench.session.TestBench;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import java.util.ServiceLoader;
import java.util.concurrent.atomic.AtomicInteger;

/// H2 in memory, whose calls are recorded in this process.
final class RecordedEngine implements AutoCloseable {
  private static final Driver H2 = driver("h2");
  private static final AtomicInteger DATABASES = new AtomicInteger();

  private final Recorder recorder;
  private final String url = "jdbc:h2:mem:recorded" + DATABASES.incrementAndGet();

  RecordedEngine(Path folder) throws IOException {
    this(RecordingSettings.of(folder.resolve("app.recording")));
  }

  RecordedEngine(RecordingSettings settings) throws IOException {
    recorder = Recorder.start(settings);
  }

  /// Returns the jars of shipped engines.
  static List<Path> jars(String... engines) {
    return List.of(engines).stream()
        .flatMap(each -> TestBench.SHIPPED.engine(each).orElseThrow().jars().stream())
        .toList();
  }

  static Driver driver(String engine) {
    try {
      var urls = new ArrayList<URL>();
      for (Path jar : jars(engine)) {
        urls.add(jar.toUri().toURL());
      }
      // The loader stays open as long as the driver.
      var loader =
          new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
      return ServiceLoader.load(Driver.class, loader).iterator().next();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Opens a connection of the driver itself. The database lives until its last connection closes.
  Connection direct() throws SQLException {
    return Objects.requireNonNull(H2.connect(url, new Properties()));
  }

  Connection open() throws SQLException {
    return recorder.record(direct());
  }

  Connection record(Connection target) {
    return recorder.record(target);
  }

  Recorder recorder() {
    return recorder;
  }

  Path file() {
    return recorder.file().path();
  }

  /// Ends the recording and opens it.
  RecordingReader read() throws IOException {
    recorder.close();
    return RecordingReader.open(file());
  }

  /// Ends the recording and returns the calls of its only session, as text.
  List<String> calls() throws IOException {
    try (RecordingReader reader = read()) {
      return CallText.of(calls(reader, 1));
    }
  }

  static List<RecordedCall> calls(RecordingReader reader, int session) throws IOException {
    var found = new ArrayList<RecordedCall>();
    var calls = reader.calls(session);
    for (RecordedCall call = calls.next(); call != null; call = calls.next()) {
      found.add(call);
    }
    return found;
  }

  @Override
  public void close() {
    recorder.close();
  }
}
