package dynobench.recorder;

import dynobench.recorder.format.EndReason;
import dynobench.recorder.format.RecordingHeader;
import dynobench.recorder.masking.ValueMask;
import dynobench.recorder.snapshot.SnapshotContent;
import dynobench.recorder.snapshot.SnapshotProgress;
import dynobench.recorder.snapshot.SnapshotSummary;
import java.io.IOException;
import java.lang.System.Logger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/// Recorder of all connections of this process. Application threads fill chunks; a daemon thread
/// writes them, each second at the latest. If writing fails, the recording ends and the application
/// goes on.
final class Recorder implements AutoCloseable {
  private static final Logger LOGGER = System.getLogger("dynobench.recorder");
  private static final long MOST_WAITING_BYTES = 32L << 20;
  private static final int MOST_FREE_CHUNKS = 64;
  private static final long FLUSH_NANOS = TimeUnit.SECONDS.toNanos(1);
  private static final long MOST_END_MILLIS = 2000;

  private final RecordingSettings settings;
  private final RecordingFile file;
  private final @Nullable ValueMask mask;
  private final SharedRecords shared;
  private final long originNanos = System.nanoTime();
  private final AtomicInteger numbers = new AtomicInteger();
  private final Map<Integer, SessionRecorder> sessions = new ConcurrentHashMap<>();
  private final LinkedBlockingQueue<RecordChunk> full = new LinkedBlockingQueue<>();

  /// Empty chunk that ends the writer's waiting.
  private final RecordChunk wake = new RecordChunk();

  private final AtomicLong waitingBytes = new AtomicLong();
  private final ConcurrentLinkedQueue<RecordChunk> free = new ConcurrentLinkedQueue<>();
  private final AtomicInteger freeChunks = new AtomicInteger();
  private final Thread writer = new Thread(this::write, "dynobench-recorder");

  /// Sentences for the log. Only the writer logs: a log may use a connection that is recorded.
  private final Queue<String> notices = new ConcurrentLinkedQueue<>();

  private volatile @Nullable EndReason end;
  private volatile String endWords = "";
  private final AtomicReference<@Nullable Throwable> defect = new AtomicReference<>();

  /// Starting data that the first connection reads; guarded by itself.
  private final AtomicReference<@Nullable SnapshotContent> startingContent;

  private Recorder(RecordingSettings settings, RecordingFile file, int firstNumber) {
    this.settings = settings;
    this.file = file;
    this.shared = new SharedRecords(firstNumber);
    this.startingContent = new AtomicReference<>(settings.startingContent().orElse(null));
    this.mask = ValueMask.of(settings.masking());
  }

  /// The recorder of this process, created when the first connection opens.
  private static final class OfProcess {
    static final Optional<Recorder> RECORDER = startOrWarn();

    private static Optional<Recorder> startOrWarn() {
      try {
        Optional<RecordingSettings> settings = RecordingSettings.ofProcess();
        if (settings.isEmpty()) {
          return Optional.empty();
        }
        Recorder started = start(settings.get());
        Runtime.getRuntime().addShutdownHook(new Thread(started::close, "dynobench-recorder-end"));
        return Optional.of(started);
      } catch (IOException | RuntimeException e) {
        warn(e);
        return Optional.empty();
      }
    }

    /// Logs in a thread of its own: a log may open a connection, which waits for this class.
    private static void warn(Exception error) {
      Thread logging =
          new Thread(
              () -> LOGGER.log(Logger.Level.WARNING, "Nothing is recorded: " + error, error),
              "dynobench-recorder-warning");
      logging.setDaemon(true);
      logging.start();
      Runtime.getRuntime().addShutdownHook(new Thread(() -> await(logging)));
    }
  }

  /// Returns the recorder of this process, or empty if the settings name no file or the file can't
  /// be created.
  static Optional<Recorder> ofProcess() {
    return OfProcess.RECORDER;
  }

  static Recorder start(RecordingSettings settings) throws IOException {
    return start(settings, 0, "recording");
  }

  /// Starts a recorder.
  ///
  /// @param firstNumber number before the first text and the first shape
  /// @param content what the header says that the file holds
  static Recorder start(RecordingSettings settings, int firstNumber, String content)
      throws IOException {
    Optional<Path> starting = settings.startingFile();
    Recorder recorder;
    if (starting.isPresent()) {
      try (StoredStartingData stored = StoredStartingData.open(starting.get())) {
        recorder = new Recorder(settings, RecordingFile.create(settings, content), firstNumber);
        recorder.numbers.incrementAndGet(); // the session of the starting data
        recorder.append(stored);
      }
    } else {
      recorder = new Recorder(settings, RecordingFile.create(settings, content), firstNumber);
    }
    if (!content.equals(RecordingHeader.STARTING_DATA)) {
      recorder.notices.add("Recording to " + recorder.file.path());
    }
    recorder.writer.setDaemon(true);
    recorder.writer.start();
    return recorder;
  }

  /// Appends starting data. If that fails, the recording is removed.
  private void append(StoredStartingData stored) throws IOException {
    try {
      stored.appendTo(file);
    } catch (IOException e) {
      file.close();
      Files.deleteIfExists(file.path());
      throw e;
    }
  }

  RecordingFile file() {
    return file;
  }

  RecordingSettings settings() {
    return settings;
  }

  /// Returns the pseudonyms of values, or null if the recording holds values as they are.
  @Nullable ValueMask mask() {
    return mask;
  }

  SharedRecords shared() {
    return shared;
  }

  /// Returns whether nothing more is recorded.
  boolean hasStopped() {
    return end != null;
  }

  /// Returns the nanoseconds since the start of the recording.
  long now() {
    return System.nanoTime() - originNanos;
  }

  /// Wraps a connection, and records its calls from now on. Returns the connection itself if the
  /// recording has ended.
  Connection record(Connection target) {
    if (hasStopped()) {
      return target;
    }
    try {
      recordStartingData(target);
      return new RecordedConnection(target, newSession(target));
    } catch (RuntimeException | Error e) {
      failed(e);
      return target;
    }
  }

  private SessionRecorder newSession(Connection target) {
    var session = new SessionRecorder(this, numbers.incrementAndGet(), target);
    session.opened(shared.source(DatabaseDescription.of(target)), target);
    sessions.put(session.number(), session);
    return session;
  }

  /// Records the starting data at the first connection. The others wait until it is complete.
  private void recordStartingData(Connection target) {
    synchronized (startingContent) {
      SnapshotContent content = startingContent.getAndSet(null);
      if (content == null) {
        return;
      }
      try {
        SnapshotSummary summary =
            recordStartingData(target, content, (_table, _number, _tables, _rows) -> {});
        notices.add("Starting data: " + summary.tables() + " tables, " + summary.rows() + " rows");
        notices.addAll(summary.remarks());
      } catch (SQLException e) {
        defect.compareAndSet(null, e);
        String words = mask == null ? e.toString() : e.getClass().getName();
        stop(EndReason.DEFECT, "the starting data can't be read: " + words);
      }
    }
  }

  /// Records the starting data of a connection's database.
  SnapshotSummary recordStartingData(
      Connection target, SnapshotContent content, SnapshotProgress progress) throws SQLException {
    return StartingData.record(this, newSession(target), target, content, progress);
  }

  /// Waits until the writer has less to write, or the recording has ended.
  void awaitRoom() {
    awaitWaiting(MOST_WAITING_BYTES / 4);
  }

  /// Waits until the writer has written all, or the recording has ended.
  void awaitWritten() {
    awaitWaiting(0);
  }

  private void awaitWaiting(long bytes) {
    while (waitingBytes.get() > bytes && !hasStopped()) {
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
    }
  }

  /// Requires that the recording has not ended.
  ///
  /// @throws IOException with the reason for which it has ended
  void requireRunning() throws IOException {
    if (hasStopped()) {
      throw new IOException(endWords);
    }
  }

  /// Returns an empty chunk.
  RecordChunk newChunk(int session, long nanos) {
    RecordChunk reused = free.poll();
    if (reused != null) {
      freeChunks.decrementAndGet();
    }
    RecordChunk chunk = reused != null ? reused : new RecordChunk();
    chunk.start(session, nanos);
    return chunk;
  }

  /// Takes a full chunk over. Ends the recording if too many wait to be written.
  void handOver(RecordChunk chunk) {
    if (waitingBytes.addAndGet(chunk.memory()) > MOST_WAITING_BYTES) {
      stop(EndReason.OVERFLOW, "the recorder could not write as fast as the application worked");
    }
    full.add(chunk);
  }

  /// Removes a session that has closed.
  void closed(SessionRecorder session) {
    sessions.remove(session.number());
  }

  /// Ends the recording. Only the first reason counts.
  void stop(EndReason reason, String words) {
    synchronized (shared) {
      if (end != null) {
        return;
      }
      endWords = words;
      end = reason;
    }
    full.add(wake);
  }

  /// Ends the recording after an error of the recorder itself. Only the writer logs: a log may use
  /// a connection that is being recorded.
  void failed(Throwable error) {
    defect.compareAndSet(null, error);
    // A message may hold a value.
    String words = mask == null ? error.toString() : error.getClass().getName();
    stop(EndReason.DEFECT, "the recorder failed: " + words);
  }

  private void write() {
    try (file) {
      long flushed = System.nanoTime();
      while (!hasStopped()) {
        logNotices();
        long rest = FLUSH_NANOS - (System.nanoTime() - flushed);
        RecordChunk next = full.poll(Math.max(1, rest), TimeUnit.NANOSECONDS);
        if (next != null) {
          writeFull(next);
        }
        if (System.nanoTime() - flushed >= FLUSH_NANOS) {
          flush();
          flushed = System.nanoTime();
        }
      }
      writeEnd();
    } catch (IOException e) {
      stop(EndReason.FILE, "the file can't be written: " + e);
    } catch (InterruptedException e) {
      stop(EndReason.DEFECT, "the recorder's thread was interrupted");
      Thread.currentThread().interrupt();
    } catch (RuntimeException | Error e) {
      failed(e);
    } finally {
      full.clear();
      free.clear();
      logEnd();
    }
  }

  private void logNotices() {
    for (String next = notices.poll(); next != null; next = notices.poll()) {
      LOGGER.log(Logger.Level.INFO, next);
    }
  }

  private void logEnd() {
    logNotices();
    if (end != EndReason.EXIT) {
      LOGGER.log(Logger.Level.WARNING, "The recording ends: " + endWords, defect.get());
    }
  }

  @SuppressWarnings("ReferenceEquality") // chunks have identity
  private void writeFull(RecordChunk chunk) throws IOException {
    if (chunk == wake) {
      return;
    }
    long memory = chunk.memory();
    append(chunk);
    waitingBytes.addAndGet(-memory);
    if (chunk.isReusable() && freeChunks.get() < MOST_FREE_CHUNKS) {
      freeChunks.incrementAndGet();
      free.add(chunk);
    }
  }

  /// Appends a block after the shared records that it refers to.
  private void append(RecordChunk chunk) throws IOException {
    appendShared();
    file.append(chunk.toBlock());
    if (file.length() >= settings.mostBytes()) {
      stop(
          EndReason.LIMIT,
          "the recording has reached its limit of " + settings.mostBytes() + " bytes");
    }
  }

  private void appendShared() throws IOException {
    for (RecordChunk next = shared.take(); next != null; next = shared.take()) {
      file.append(next.toBlock());
    }
  }

  /// Writes what the sessions have recorded so far.
  private void flush() throws IOException {
    for (SessionRecorder each : sessions.values()) {
      each.flush();
    }
    // A session hands its chunk over, so chunks stay in order.
    for (RecordChunk next = full.poll(); next != null; next = full.poll()) {
      writeFull(next);
    }
  }

  private void writeEnd() throws IOException {
    EndReason reason = end;
    if (reason == EndReason.EXIT || reason == EndReason.OVERFLOW) {
      flush();
    }
    shared.end(reason == null ? EndReason.DEFECT : reason, endWords);
    appendShared();
  }

  /// Ends the recording and waits until the file is complete, but for two seconds at most.
  @Override
  public void close() {
    stop(EndReason.EXIT, "the application ended");
    await(writer);
  }

  private static void await(Thread thread) {
    try {
      thread.join(MOST_END_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
