package dynobench.run;

import dynobench.event.EventCodec;
import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.files.BoundedLines;
import dynobench.files.BoundedLines.Line;
import dynobench.json.JsonException;
import dynobench.json.JsonLines;
import dynobench.measure.Clock;
import dynobench.worker.Assignment;
import dynobench.worker.RelayGrant;
import dynobench.worker.RelayYield;
import dynobench.worker.WorkerMain;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// Worker JVM, as seen by its parent. Used by one thread. Two daemon threads read the pipes; they
/// stop reading ahead when the parent does not keep up.
final class WorkerProcess implements AutoCloseable {
  /// Maximum length of a line. Events are much shorter; a longer line comes from an engine.
  private static final int LONGEST_LINE = 1 << 20;

  /// Variables for the folder of temporary files: the first on Unix, the others on Windows.
  private static final List<String> TEMPORARY = List.of("TMPDIR", "TMP", "TEMP");

  private static final int QUEUE = 4096;
  private static final String LIKE_AN_EVENT = "{\"type\":";
  private static final int SIGNAL_BASE = 128;

  /// SIGHUP, SIGINT and SIGTERM: a terminal or a system sends them to parent and worker alike.
  private static final Set<Integer> REQUESTS = Set.of(1, 2, 15);

  /// Maximum time to read the remaining output after a trial's end. This output is already in the
  /// pipe, so reading takes almost no time.
  private static final Duration HEARING = Duration.ofSeconds(1);

  private static final Duration REAPING = Duration.ofSeconds(2);

  /// Maximum time for a worker to end in order.
  private static final Duration ENDING = Duration.ofSeconds(10);

  /// Interval at which the parent checks for a cancellation.
  private static final long TICK_MILLIS = 50;

  /// Interval at which the parent checks a worker that will crash.
  private static final long LOOK_MILLIS = 2;

  private final EventCodec codec = new EventCodec();
  private final JsonLines json = new JsonLines();
  private final BlockingQueue<WorkerMessage> inbox = new ArrayBlockingQueue<>(QUEUE);
  private final AtomicInteger openStreams = new AtomicInteger(2);
  private final ProcessSupervisor supervision;
  private final Clock timer;
  private final String nonce = UUID.randomUUID().toString();
  private final Process process;
  private final List<Thread> listeners;
  private final boolean recording;
  private boolean greeted;
  private boolean said;
  private boolean ended;

  private WorkerProcess(
      ProcessSupervisor supervision, Clock timer, Process process, boolean recording) {
    this.supervision = supervision;
    this.recording = recording;
    this.timer = timer;
    this.process = process;
    this.listeners =
        List.of(
            listen(process.getInputStream(), RunEvent.Source.OUTPUT),
            listen(process.getErrorStream(), RunEvent.Source.ERROR));
  }

  /// Forks a worker in a folder. The calling thread must outlive the worker.
  ///
  /// @param timer timer for time limits
  /// @param temporary folder for temporary files of native code, which does not use the JVM's
  ///   setting
  /// @param more further environment variables for the temporary folder, specific to this engine
  static WorkerProcess start(
      ProcessSupervisor supervision,
      Clock timer,
      List<String> command,
      Path folder,
      Path temporary,
      List<String> more)
      throws IOException {
    ProcessBuilder builder = supervision.builder(command).directory(folder.toFile());
    Stream.concat(TEMPORARY.stream(), more.stream())
        .forEach(name -> builder.environment().put(name, temporary.toString()));
    return new WorkerProcess(supervision, timer, builder.start(), WorkerMain.isRecording(command));
  }

  /// Lets the worker run a trial, and waits for its end, the time limit, a cancellation, or the
  /// worker's death. Does not end the worker: after a time-out or a cancellation the caller must.
  Outcome run(Assignment assignment, Duration limit, TrialWatch watch, Cancellation cancellation)
      throws InterruptedException {
    return run(assignment, limit, watch, _ -> {}, cancellation);
  }

  /// Lets the worker run a trial that is interleaved with another one.
  ///
  /// @param turns is called when the worker ends a slice
  Outcome run(
      Assignment assignment,
      Duration limit,
      TrialWatch watch,
      Consumer<RelayYield> turns,
      Cancellation cancellation)
      throws InterruptedException {
    long deadline = timer.nanos() + limit.toNanos();
    long lastMessageNanos = System.nanoTime();
    said = false;
    send(assignment);
    while (true) {
      WorkerMessage message = inbox.poll(TICK_MILLIS, TimeUnit.MILLISECONDS);
      Optional<Outcome> end = message == null ? Optional.empty() : take(message, watch, turns);
      if (cancellation.isRequested()) {
        return new Outcome.Cancelled();
      } else if (end.isPresent()) {
        // The output arrives through another stream than the trial's end, and may arrive later.
        drain(() -> said || ended, HEARING.toNanos(), watch);
        return afterInterrupt(end.get(), cancellation);
      } else if (message != null) {
        lastMessageNanos = System.nanoTime();
      } else if (ended || hasDied(lastMessageNanos)) {
        return afterInterrupt(death(watch), cancellation);
      }
      // A message in the inbox may be the trial's end: this process can be delayed, too.
      long late = timer.nanos() - deadline;
      if (late > 0 && (message == null || late > limit.toNanos())) {
        return new Outcome.TimedOut(watch.phase(), limit.toMillis());
      }
    }
  }

  /// Assigns work that the worker never ends by itself. [#watch] must follow.
  void begin(Assignment assignment) {
    send(assignment);
  }

  /// Handles messages until a condition holds. Checks the condition every few milliseconds.
  ///
  /// @return the outcome if the worker reported one or ended earlier, or the run was cancelled;
  ///   empty when the worker continues
  Optional<Outcome> watch(BooleanSupplier isEnough, TrialWatch watch, Cancellation cancellation)
      throws InterruptedException {
    while (!isEnough.getAsBoolean()) {
      WorkerMessage message = inbox.poll(LOOK_MILLIS, TimeUnit.MILLISECONDS);
      Optional<Outcome> end = message == null ? Optional.empty() : take(message, watch, _ -> {});
      if (cancellation.isRequested()) {
        return Optional.of(new Outcome.Cancelled());
      } else if (end.isPresent()) {
        return end;
      } else if (ended) {
        return Optional.of(death(watch));
      }
    }
    return Optional.empty();
  }

  /// Drains the remaining output until the condition holds or the time has passed. After a trial's
  /// end, all output comes from the engine.
  private void drain(BooleanSupplier isEnough, long nanos, TrialWatch watch)
      throws InterruptedException {
    long deadline = System.nanoTime() + nanos;
    while (!isEnough.getAsBoolean() && System.nanoTime() < deadline) {
      switch (inbox.poll(TICK_MILLIS, TimeUnit.MILLISECONDS)) {
        case null -> {}
        case WorkerMessage.Event(RunEvent _, String text) -> watch.logForged(text);
        case WorkerMessage.Yielded(RelayYield _, String text) -> watch.logForged(text);
        case WorkerMessage.Pretence(String text) -> watch.logForged(text);
        case WorkerMessage.OutputLine(RunEvent.Source source, String text) ->
            watch.line(source, text);
        case WorkerMessage.Said() -> said = true;
        case WorkerMessage.Ended() -> ended = true;
      }
    }
  }

  /// Returns whether the worker has died, although its streams are still open: they stay open as
  /// long as a descendant lives.
  private boolean hasDied(long lastMessageNanos) {
    return !process.isAlive() && System.nanoTime() - lastMessageNanos > REAPING.toNanos();
  }

  /// Returns a cancellation if a signal ended the worker and a cancellation follows within a
  /// second; otherwise the outcome. Ctrl-C reaches parent and worker at once, and the worker may
  /// die first.
  private static Outcome afterInterrupt(Outcome outcome, Cancellation cancellation)
      throws InterruptedException {
    boolean interrupted =
        outcome instanceof Outcome.WorkerDied died
            && died.signal().isPresent()
            && REQUESTS.contains(died.signal().getAsInt());
    return interrupted && cancellation.await(TimeUnit.SECONDS.toMillis(1))
        ? new Outcome.Cancelled()
        : outcome;
  }

  private Optional<Outcome> take(
      WorkerMessage message, TrialWatch watch, Consumer<RelayYield> turns)
      throws InterruptedException {
    switch (message) {
      case WorkerMessage.Event(RunEvent event, String text) -> {
        return watch.event(event, text);
      }
      case WorkerMessage.Yielded(RelayYield yield, String _) -> turns.accept(yield);
      case WorkerMessage.Pretence(String text) -> watch.logForged(text);
      case WorkerMessage.OutputLine(RunEvent.Source source, String text) ->
          watch.line(source, text);
      case WorkerMessage.Said() -> said = true;
      case WorkerMessage.Ended() -> {
        ended = true;
        return Optional.of(death(watch));
      }
    }
    return Optional.empty();
  }

  private Outcome death(TrialWatch watch) throws InterruptedException {
    if (!process.waitFor(ENDING.toMillis(), TimeUnit.MILLISECONDS)) {
      process.destroyForcibly().waitFor(REAPING.toMillis(), TimeUnit.MILLISECONDS);
    }
    int code = process.isAlive() ? -1 : process.exitValue();
    if (code == WorkerMain.EXIT_OUT_OF_MEMORY) {
      return watch.outOfMemory();
    }
    OptionalInt signal =
        code > SIGNAL_BASE && code < 2 * SIGNAL_BASE
            ? OptionalInt.of(code - SIGNAL_BASE)
            : OptionalInt.empty();
    return new Outcome.WorkerDied(watch.phase(), code, signal, watch.lastOutput());
  }

  /// Asks the worker to end in order, and waits for its end.
  ///
  /// @param settleMillis time in milliseconds that the engine is given first for background work
  /// @return a warning if the worker did not end properly; empty otherwise, and after a
  ///   cancellation
  Optional<String> end(int settleMillis, TrialWatch watch, Cancellation cancellation)
      throws InterruptedException {
    send(new Assignment.End(settleMillis));
    drain(
        () -> ended || cancellation.isRequested(),
        ENDING.plusMillis(settleMillis).toNanos(),
        watch);
    if (cancellation.isRequested()) {
      return Optional.empty();
    }
    if (!ended || !process.waitFor(REAPING.toMillis(), TimeUnit.MILLISECONDS)) {
      return Optional.of(
          "The worker did not end within %d s after it closed its database, and was killed."
              .formatted(ENDING.toSeconds()));
    }
    return process.exitValue() == 0
        ? Optional.empty()
        : Optional.of(
            "The worker was asked to end and returned exit code %d."
                .formatted(process.exitValue()));
  }

  /// Sends an assignment. Errors are ignored: a dead worker is detected by the end of its streams.
  private void send(Assignment assignment) {
    String line = json.write(Assignment.class, assignment);
    send(greeted ? List.of(line) : List.of(nonce, line));
    greeted = true;
  }

  /// Grants a slice to a waiting worker. May be called on any thread.
  void grant(RelayGrant grant) {
    send(List.of(grant.text()));
  }

  private void send(List<String> lines) {
    OutputStream out = process.getOutputStream();
    synchronized (out) {
      try {
        out.write((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
        out.flush();
      } catch (IOException e) {
        // the worker has died; see above
      }
    }
  }

  private Thread listen(InputStream in, RunEvent.Source source) {
    return Thread.ofPlatform()
        .name("dynobench-worker-" + process.pid() + "-" + source)
        .daemon()
        .start(() -> pump(new BoundedLines(in, LONGEST_LINE), source));
  }

  private void pump(BoundedLines lines, RunEvent.Source source) {
    try {
      readAll(lines, source);
      if (source == RunEvent.Source.ERROR) {
        inbox.put(new WorkerMessage.Said());
      }
      if (openStreams.decrementAndGet() == 0) {
        inbox.put(new WorkerMessage.Ended());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // the remaining output is not needed
    }
  }

  private void readAll(BoundedLines lines, RunEvent.Source source) throws InterruptedException {
    try {
      for (Optional<Line> line = lines.next(); line.isPresent(); line = lines.next()) {
        if (!line.get().text().isEmpty()) {
          inbox.put(message(line.get().text(), source));
        }
      }
    } catch (IOException e) {
      // A killed process closes its pipes while they are read: that is a normal end.
    }
  }

  private WorkerMessage message(String line, RunEvent.Source source) {
    if (source != RunEvent.Source.OUTPUT) {
      return line.equals(nonce)
          ? new WorkerMessage.Said()
          : new WorkerMessage.OutputLine(source, line);
    }
    if (line.startsWith(nonce)) {
      String text = line.substring(nonce.length());
      Optional<RelayYield> yield = RelayYield.parse(text);
      if (yield.isPresent()) {
        return new WorkerMessage.Yielded(yield.get(), text);
      }
      try {
        return new WorkerMessage.Event(codec.read(text), text);
      } catch (JsonException e) {
        return new WorkerMessage.Pretence(text);
      }
    }
    return line.startsWith(LIKE_AN_EVENT)
        ? new WorkerMessage.Pretence(line)
        : new WorkerMessage.OutputLine(source, line); // printed by the JVM, or native code
  }

  /// Closes the worker's input, and waits until it has written its flight recording and ended. The
  /// listeners continue until then: a worker whose output is not read does not end.
  private void awaitRecording() {
    try {
      process.getOutputStream().close();
      long deadline = System.nanoTime() + ENDING.toNanos();
      while (process.isAlive() && System.nanoTime() < deadline) {
        inbox.poll(TICK_MILLIS, TimeUnit.MILLISECONDS);
      }
    } catch (IOException e) {
      // It has ended already.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// Stops the process and all its descendants at once.
  void freeze() throws IOException, InterruptedException {
    supervision.freeze(process);
  }

  /// Continues the stopped processes.
  void thaw() throws IOException, InterruptedException {
    supervision.thaw(process);
  }

  /// Ends the process and all its descendants, after it has written a flight recording, if it makes
  /// one. An interrupt only shortens the waiting: the processes are ended all the same.
  @Override
  public void close() {
    if (recording) {
      awaitRecording();
    }
    kill();
  }

  /// Ends the process like [#close], without waiting for a recording.
  void kill() {
    listeners.forEach(Thread::interrupt);
    supervision.end(process, REAPING);
  }
}
