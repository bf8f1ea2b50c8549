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
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Supplier;

/// The worker's `main`: a nonce and then an assignment a line on standard input, events on standard
/// output, until the input ends or an assignment says so. The input's end means that the parent has
/// finished, or is gone: the process then ends at once, whatever the engine is doing, so that no
/// orphan stays behind.
public final class WorkerMain {
  /// Exit codes that the parent understands. Unusual, so that no engine's own `exit` looks like
  /// them.
  public static final int EXIT_OUT_OF_MEMORY = 77;

  /// The parent sent what this worker can't read.
  public static final int EXIT_PROTOCOL = 78;

  private WorkerMain() {}

  /// Whether a worker with these JVM flags has a flight recording to write when its input ends.
  public static boolean isRecording(List<String> flags) {
    return flags.stream().anyMatch(WorkerEnd::isRecording);
  }

  public static void main(String[] args) throws InterruptedException {
    // From here on, an engine that prints can't get into the stream of events.
    System.setOut(System.err);
    // Nor can one that reads, or closes, its input take the assignments away.
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
    Supplier<Turns> turns = () -> new Relay(lines, pipe, others);
    var json = new JsonLines();
    while (true) {
      try {
        work(json.read(Assignment.class, lines.take()), pipe, turns);
      } catch (JsonException e) {
        System.err.println("The worker can't read its assignment: " + e.getMessage());
        WorkerEnd.halt(EXIT_PROTOCOL);
      } catch (OutOfMemoryError e) {
        WorkerEnd.halt(EXIT_OUT_OF_MEMORY);
      }
    }
  }

  private static void work(Assignment assignment, EventPipe pipe, Supplier<Turns> relay)
      throws InterruptedException {
    switch (assignment) {
      case Assignment.Measure measure ->
          tell(
              pipe,
              measure.task().trial(),
              new TrialRun(measure.task(), pipe, measure.inTurns() ? relay.get() : Turns.ALONE)
                  .measure(measure));
      case Assignment.Verify verify ->
          tell(
              pipe,
              verify.task().trial(),
              new TrialRun(verify.task(), pipe, Turns.ALONE).verify(verify));
      case Assignment.Commit commit ->
          tell(pipe, commit.task().trial(), new CrashRun(commit.task(), pipe).commit(commit));
      case Assignment.Find find ->
          tell(pipe, find.task().trial(), new CrashRun(find.task(), pipe).find(find));
      case Assignment.End(int afterMillis) -> {
        Thread.sleep(afterMillis);
        System.exit(0);
      }
    }
  }

  private static void tell(EventPipe pipe, Trial trial, Outcome outcome) {
    pipe.finish(new RunEvent.TrialFinished(System.currentTimeMillis(), trial.number(), outcome));
  }

  private static void readInput(BlockingQueue<String> lines) {
    var input = new FileInputStream(FileDescriptor.in);
    try (var in = new BufferedReader(new InputStreamReader(input, StandardCharsets.UTF_8))) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        lines.add(line);
      }
    } catch (IOException e) {
      System.err.println("The worker's input broke: " + e);
    } finally {
      WorkerEnd.halt(0); // even when the engine has eaten all the memory
    }
  }
}
