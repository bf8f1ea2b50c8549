package dynobench.worker;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.json.JsonException;
import dynobench.json.JsonLines;
import dynobench.plan.Trial;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Supplier;

/// The worker's `main`. It reads a nonce and then an assignment a line from standard input, and
/// writes events to standard output. It ends when an assignment says so, or when the input ends.
/// The end of input means that the parent has finished or has died. The process then ends at once,
/// even if the engine is still working, so that no orphan remains.
public final class WorkerMain {
  /// Exit code after a lack of memory. The codes are unusual, so that an engine's own `exit`
  /// doesn't look like one of them.
  public static final int EXIT_OUT_OF_MEMORY = 77;

  /// Exit code after input that this worker can't read.
  public static final int EXIT_PROTOCOL = 78;

  private WorkerMain() {}

  /// Returns whether a worker with these JVM flags must write a flight recording when its input
  /// ends.
  public static boolean isRecording(List<String> flags) {
    return flags.stream().anyMatch(WorkerEnd::isRecording);
  }

  public static void main(String[] args) throws InterruptedException {
    // From here on, an engine that prints can't disturb the stream of events.
    System.setOut(System.err);
    // An engine that reads or closes its input can't take the assignments away.
    System.setIn(InputStream.nullInputStream());
    BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    Thread input =
        Thread.ofPlatform().name("dynobench-input").daemon().start(() -> readInput(lines));
    var pipe =
        new EventPipe(
            new FileOutputStream(FileDescriptor.out),
            new FileOutputStream(FileDescriptor.err),
            lines.take());
    var others = new OtherThreads(Thread.currentThread(), input);
    Supplier<WorkerAlternation> turns = () -> new Relay(lines, pipe, others);
    var empty = new EmptyWorker();
    var json = new JsonLines();
    while (true) {
      try {
        work(json.read(Assignment.class, lines.take()), pipe, turns, empty);
      } catch (JsonException e) {
        System.err.println("The worker can't read its assignment: " + e.getMessage());
        WorkerEnd.halt(EXIT_PROTOCOL);
      } catch (OutOfMemoryError e) {
        WorkerEnd.halt(EXIT_OUT_OF_MEMORY);
      }
    }
  }

  private static void work(
      Assignment assignment, EventPipe pipe, Supplier<WorkerAlternation> relay, EmptyWorker empty)
      throws InterruptedException {
    switch (assignment) {
      case Assignment.Measure measure ->
          sendOutcome(pipe, measure.task().trial(), measured(measure, pipe, relay, empty.bytes()));
      case Assignment.Prepare prepare ->
          sendOutcome(
              pipe,
              prepare.task().trial(),
              new TrialRun(prepare.task(), pipe, WorkerAlternation.ALONE).prepare());
      case Assignment.Verify verify ->
          sendOutcome(
              pipe,
              verify.task().trial(),
              new TrialRun(verify.task(), pipe, WorkerAlternation.ALONE).verify(verify));
      case Assignment.Commit commit ->
          sendOutcome(
              pipe, commit.task().trial(), new CrashRun(commit.task(), pipe).commit(commit));
      case Assignment.Find find ->
          sendOutcome(pipe, find.task().trial(), new CrashRun(find.task(), pipe).find(find));
      case Assignment.Upgrade upgrade ->
          sendOutcome(pipe, upgrade.task().trial(), new UpgradeRun(upgrade, pipe).outcome());
      case Assignment.End(int afterMillis) -> {
        Thread.sleep(afterMillis);
        System.exit(0);
      }
    }
  }

  private static Outcome measured(
      Assignment.Measure measure,
      EventPipe pipe,
      Supplier<WorkerAlternation> relay,
      OptionalLong emptyBytes) {
    if (measure.profile().isPresent()) {
      return ProfiledTrial.outcome(measure, measure.profile().get(), pipe, emptyBytes);
    }
    return new TrialRun(
            measure.task(), pipe, measure.inTurns() ? relay.get() : WorkerAlternation.ALONE)
        .measure(measure, emptyBytes);
  }

  private static void sendOutcome(EventPipe pipe, Trial trial, Outcome outcome) {
    pipe.finish(new RunEvent.TrialFinished(System.currentTimeMillis(), trial.number(), outcome));
  }

  private static void readInput(BlockingQueue<String> lines) {
    var input = new FileInputStream(FileDescriptor.in);
    try (var in = new BufferedReader(new InputStreamReader(input, StandardCharsets.UTF_8))) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        lines.add(line);
      }
    } catch (IOException e) {
      System.err.println("The worker can't read its input: " + e);
    } finally {
      WorkerEnd.halt(0); // also when the engine has used up all memory
    }
  }
}
