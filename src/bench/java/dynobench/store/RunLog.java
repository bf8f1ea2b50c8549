package dynobench.store;

import dynobench.event.EventCodec;
import dynobench.event.RunEvent;
import dynobench.event.RunEvent.RunStarted;
import dynobench.files.AtomicFile;
import dynobench.files.IoErrorText;
import dynobench.files.OwnFolder;
import dynobench.json.JsonLines;
import dynobench.measure.Environment;
import dynobench.planfile.PlanText;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Appends a run's events to its folder. Each event is a single unbuffered write, so a kill at any
/// moment loses at most the line being written. If the folder was deleted during the run, closing
/// the log creates the folder again; a renamed folder keeps its new name. Thread-safe; the creator
/// must close it.
public final class RunLog implements AutoCloseable, Consumer<RunEvent> {
  private static final int COPIED_BYTES = 1 << 16;
  private static final byte[] LINE_END = {'\n'};

  private final Path folder;
  private final OutputStream out;

  /// Reader of the log, which works even after its file was deleted.
  private final Optional<RandomAccessFile> written;

  private final EventCodec codec = new EventCodec();
  private @Nullable RunStarted started;
  private boolean isRestored;
  private boolean isClosed;
  private String lineStart = "";

  RunLog(Path folder, OutputStream out) {
    this(folder, out, Optional.empty());
  }

  private RunLog(Path folder, OutputStream out, Optional<RandomAccessFile> written) {
    this.folder = folder;
    this.out = out;
    this.written = written;
  }

  /// Begins the log of a new run.
  ///
  /// @param folder folder of the run; is created if it is missing, and must not contain a log
  /// @throws RunLogException when it cannot be written
  public static RunLog create(Path folder) {
    try {
      OwnFolder.create(folder);
      new RunMark(folder).set();
      Path events = folder.resolve(RunFiles.EVENTS);
      OutputStream out =
          Files.newOutputStream(events, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
      // Not a channel, because an interrupt would close it.
      return new RunLog(folder, out, Optional.of(new RandomAccessFile(events.toFile(), "r")));
    } catch (IOException e) {
      throw refused(folder, e);
    }
  }

  /// Continues the log of a run that has ended.
  ///
  /// @param folder folder of the run
  /// @param bytes expected length of the log
  /// @param first first event of the run
  /// @throws RunLogException when it cannot be written
  /// @throws WorkspaceException when the log has another length
  static RunLog append(Path folder, long bytes, RunStarted first) {
    try {
      OwnFolder.require(folder);
      var log = new RunLog(folder, appending(folder), Optional.of(LogFile.open(folder)));
      log.started = first;
      log.requireLength(bytes);
      new RunMark(folder).set();
      return log;
    } catch (IOException e) {
      throw refused(folder, e);
    }
  }

  private static OutputStream appending(Path folder) throws IOException {
    return Files.newOutputStream(
        folder.resolve(RunFiles.EVENTS),
        StandardOpenOption.WRITE,
        StandardOpenOption.APPEND,
        LinkOption.NOFOLLOW_LINKS);
  }

  /// Requires that nothing was appended since the log was read, and begins a new line if the last
  /// one is cut off.
  private void requireLength(long bytes) throws IOException {
    RandomAccessFile file = written.orElseThrow();
    if (file.length() != bytes) {
      out.close();
      file.close();
      throw new WorkspaceException(
          "Cannot add rounds to %s: its log has changed since it was read. Try again."
              .formatted(folder.getFileName()));
    }
    boolean whole = Arrays.equals(LogFile.bytes(file, bytes - 1, 1), LINE_END);
    lineStart = whole ? "" : "\n";
  }

  /// Appends the event. For [RunStarted], the plan and the environment are also stored as separate
  /// files.
  ///
  /// @throws RunLogException when writing fails; later events may be appended nevertheless
  @Override
  public synchronized void accept(RunEvent event) {
    try {
      if (event instanceof RunStarted first) {
        started = first;
        describe(folder, first);
      }
      append(codec.write(event));
    } catch (IOException e) {
      throw refused(folder, e);
    }
  }

  /// Closes the log, and creates a deleted folder again with all events.
  ///
  /// @throws RunLogException when that fails; the message names the folder where the run was saved
  ///   instead, if any
  @Override
  public synchronized void close() {
    if (isClosed) {
      return;
    }
    isClosed = true;
    try (out;
        var file = written.orElse(null)) {
      if (file != null) {
        restore(file);
      }
      new RunMark(folder).clear();
    } catch (IOException e) {
      throw refused(folder, e);
    }
  }

  /// Returns whether closing has created the run's folder again, because it was deleted.
  public synchronized boolean isRestored() {
    return isRestored;
  }

  private void restore(RandomAccessFile file) throws IOException {
    if (Files.exists(folder.resolve(RunFiles.EVENTS), LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    Optional<Path> moved = moved(file);
    if (moved.isPresent()) {
      new RunMark(moved.get()).clear(); // a user renamed the folder
      return;
    }
    try {
      copy(file, OwnFolder.create(folder));
      isRestored = true;
    } catch (IOException e) {
      Path other = Files.createTempDirectory(folder.getFileName() + "-");
      copy(file, other);
      throw new RunLogException(
          "The folder %s was deleted and cannot be created again: %s. The run was saved in %s instead."
              .formatted(folder, IoErrorText.of(e), other),
          e);
    }
  }

  /// Returns the log's present folder, if the run's folder was renamed. Its log has the same length
  /// and beginning.
  private Optional<Path> moved(RandomAccessFile file) throws IOException {
    Path above = folder.toAbsolutePath().getParent();
    if (above == null || !Files.isDirectory(above)) {
      return Optional.empty();
    }
    byte[] written = LogFile.bytes(file, 0, COPIED_BYTES);
    long length = file.length();
    try (Stream<Path> all = Files.list(above)) {
      for (Path each : all.filter(it -> new RunMark(it).isInProgress()).toList()) {
        try (RandomAccessFile other = LogFile.open(each)) {
          if (other.length() == length
              && Arrays.equals(LogFile.bytes(other, 0, COPIED_BYTES), written)) {
            return Optional.of(each);
          }
        }
      }
    }
    return Optional.empty();
  }

  private void copy(RandomAccessFile file, Path into) throws IOException {
    var buffer = new byte[COPIED_BYTES];
    try (OutputStream copy =
        Files.newOutputStream(
            into.resolve(RunFiles.EVENTS),
            StandardOpenOption.CREATE_NEW,
            StandardOpenOption.WRITE)) {
      file.seek(0);
      for (int count = file.read(buffer); count >= 0; count = file.read(buffer)) {
        copy.write(buffer, 0, count);
      }
    }
    if (started != null) {
      describe(into, started);
    }
  }

  private void append(String json) throws IOException {
    byte[] line = (lineStart + json + "\n").getBytes(StandardCharsets.UTF_8);
    lineStart = "\n"; // if this write stops halfway, the next event needs a line of its own
    out.write(line);
    lineStart = "";
  }

  /// Stores the plan and the environment. The plan comes from the event, in which secrets in flags
  /// are hidden; running the file again requires the secrets again.
  private static void describe(Path folder, RunStarted first) throws IOException {
    String environment = new JsonLines().write(Environment.class, first.environment());
    AtomicFile.write(folder.resolve(RunFiles.PLAN), PlanText.of(first.plan()));
    AtomicFile.write(folder.resolve(RunFiles.ENVIRONMENT), environment + "\n");
  }

  private static RunLogException refused(Path folder, IOException e) {
    return new RunLogException(
        "Cannot write results to %s: %s. Choose another folder with --workspace or free space."
            .formatted(folder, IoErrorText.of(e)),
        e);
  }
}
