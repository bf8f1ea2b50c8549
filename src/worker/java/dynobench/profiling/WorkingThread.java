package dynobench.profiling;

import dynobench.measure.ProcText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// A thread whose time a phase measures, and its present state. On Linux, the system reports the
/// state. Elsewhere the innermost frame must suffice: native methods of the JDK that wait count as
/// blocked, other native code as running.
final class WorkingThread implements AutoCloseable {
  /// A state in which the thread was blocked.
  ///
  /// @param frames stack of the thread, innermost frame first
  record Blocked(BlockingCall call, List<StackTraceElement> frames) {}

  private static final Path TASKS = Path.of("/proc/self/task");
  private static final String RUNNING = "running";
  private static final int STATE_BYTES = 256;

  /// The system cuts off the names of threads.
  private static final int LONGEST_NAME = 15;

  private static final Map<String, BlockingCall> WAITING_METHODS =
      Map.ofEntries(
          Map.entry("java.io.FileDescriptor.sync0", BlockingCall.FLUSH),
          Map.entry("sun.nio.ch.FileDispatcherImpl.force0", BlockingCall.FLUSH),
          Map.entry("sun.nio.ch.UnixFileDispatcherImpl.force0", BlockingCall.FLUSH),
          Map.entry("java.nio.MappedMemoryUtils.force0", BlockingCall.FLUSH),
          Map.entry("sun.nio.ch.SocketDispatcher.read0", BlockingCall.NETWORK),
          Map.entry("sun.nio.ch.Net.poll", BlockingCall.NETWORK),
          Map.entry("jdk.internal.misc.Unsafe.park", BlockingCall.LOCK),
          Map.entry("java.lang.Object.wait0", BlockingCall.LOCK),
          Map.entry("java.lang.Thread.sleep0", BlockingCall.SLEEP),
          Map.entry("java.lang.Thread.sleepNanos0", BlockingCall.SLEEP));

  private static final Set<Thread.State> WAITING_STATES =
      Set.of(Thread.State.BLOCKED, Thread.State.WAITING, Thread.State.TIMED_WAITING);

  private final Thread thread;
  private final Optional<FileChannel> state;
  private final ByteBuffer buffer = ByteBuffer.allocate(STATE_BYTES);

  private WorkingThread(Thread thread, Optional<FileChannel> state) {
    this.thread = thread;
    this.state = state;
  }

  /// Returns the calling thread.
  static WorkingThread current() {
    return new WorkingThread(Thread.currentThread(), ownTask().flatMap(WorkingThread::opened));
  }

  /// Returns a thread whose state the system does not report.
  static WorkingThread withoutSystem(Thread thread) {
    return new WorkingThread(thread, Optional.empty());
  }

  /// Returns the threads of all clients.
  static List<WorkingThread> clients() {
    var tasks = new HashMap<String, Path>();
    tasks().forEach((task, name) -> tasks.put(name, task));
    var all = new Thread[Thread.activeCount() * 2];
    int count = Thread.enumerate(all);
    return Stream.of(all)
        .limit(count)
        .filter(each -> each.getName().startsWith(PhasePartEvent.CLIENT_THREAD))
        .map(each ->
            new WorkingThread(
                each,
                Optional.ofNullable(tasks.get(shortened(each.getName())))
                    .flatMap(WorkingThread::opened)))
        .toList();
  }

  private static String shortened(String name) {
    return name.substring(0, Math.min(name.length(), LONGEST_NAME));
  }

  private static Optional<Path> ownTask() {
    try {
      Path link = Files.readSymbolicLink(Path.of("/proc/thread-self"));
      return Optional.of(TASKS.resolve(link.getFileName()));
    } catch (IOException | UnsupportedOperationException e) {
      return Optional.empty(); // not Linux
    }
  }

  /// Returns the folders of the system for all threads of this process, with their names. Empty on
  /// a system without them.
  static Map<Path, String> tasks() {
    var found = new HashMap<Path, String>();
    if (!Files.isDirectory(TASKS)) {
      return found;
    }
    try (Stream<Path> all = Files.list(TASKS)) {
      for (Path each : all.toList()) {
        String name = ProcText.read(each.resolve("comm")).text().strip();
        if (!name.isEmpty()) { // otherwise the thread has ended meanwhile
          found.put(each, name);
        }
      }
    } catch (IOException e) {
      return found; // not readable: the states of threads are unknown
    }
    return found;
  }

  private static Optional<FileChannel> opened(Path task) {
    try {
      return Optional.of(FileChannel.open(task.resolve("syscall")));
    } catch (IOException e) {
      return Optional.empty(); // a kernel without this file, or no permission
    }
  }

  String name() {
    return thread.getName();
  }

  /// Returns the state of the thread if it is blocked. A thread that waits for a processor counts
  /// as running.
  Optional<Blocked> blocked() {
    return state.isPresent() ? reported(state.get()) : byFrames();
  }

  private Optional<Blocked> reported(FileChannel file) {
    String text;
    try {
      buffer.clear();
      int count = file.read(buffer, 0);
      text = new String(buffer.array(), 0, Math.max(0, count), StandardCharsets.US_ASCII);
    } catch (IOException e) {
      return Optional.empty(); // the thread has ended
    }
    if (text.isEmpty() || text.startsWith(RUNNING)) {
      return Optional.empty();
    }
    Thread.State now = thread.getState();
    List<StackTraceElement> frames = List.of(thread.getStackTrace());
    BlockingCall call = callOf(text);
    return Optional.of(
        new Blocked(call == BlockingCall.LOCK ? waiting(now, frames) : call, frames));
  }

  /// Returns what a thread waits for that another thread must wake.
  private static BlockingCall waiting(Thread.State now, List<StackTraceElement> frames) {
    if (frames.isEmpty()) {
      return BlockingCall.JVM;
    }
    BlockingCall known = WAITING_METHODS.get(nameOf(frames.getFirst()));
    if (known != null) {
      return known;
    }
    return frames.getFirst().isNativeMethod() || WAITING_STATES.contains(now)
        ? BlockingCall.LOCK
        : BlockingCall.JVM;
  }

  private static String nameOf(StackTraceElement frame) {
    return frame.getClassName() + "." + frame.getMethodName();
  }

  private static BlockingCall callOf(String text) {
    String number = text.strip().split(" ", 2)[0];
    try {
      return BlockingCall.of(Integer.parseInt(number), System.getProperty("os.arch", ""));
    } catch (NumberFormatException e) {
      return BlockingCall.UNKNOWN;
    }
  }

  private Optional<Blocked> byFrames() {
    Thread.State now = thread.getState();
    StackTraceElement[] frames = thread.getStackTrace();
    if (frames.length == 0) {
      return Optional.empty();
    }
    BlockingCall known = WAITING_METHODS.get(nameOf(frames[0]));
    if (known == null && !WAITING_STATES.contains(now)) {
      return Optional.empty();
    }
    return Optional.of(new Blocked(known == null ? BlockingCall.LOCK : known, List.of(frames)));
  }

  @Override
  public void close() {
    try {
      if (state.isPresent()) {
        state.get().close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException("The profiler cannot close a file of the system", e);
    }
  }
}
