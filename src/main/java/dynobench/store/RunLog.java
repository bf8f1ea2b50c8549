package dynobench.store;

import dynobench.event.EventCodec;
import dynobench.event.RunEvent;
import dynobench.event.RunEvent.RunStarted;
import dynobench.files.AtomicFile;
import dynobench.files.Reason;
import dynobench.json.JsonLines;
import dynobench.measure.Environment;
import dynobench.plan.PlanText;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.Consumer;

/// Appends a run's events to its folder, each with a single unbuffered write, so that a kill at any
/// moment costs at most the line being written. Thread-safe; whoever creates it closes it.
public final class RunLog implements AutoCloseable, Consumer<RunEvent> {
  private final Path folder;
  private final OutputStream out;
  private final EventCodec codec = new EventCodec();
  private String lineStart = "";

  RunLog(Path folder, OutputStream out) {
    this.folder = folder;
    this.out = out;
  }

  /// Begins the log of a new run.
  ///
  /// @param folder is made if it is missing; must not hold a log yet
  /// @throws RunLogException when it can't be written
  public static RunLog create(Path folder) {
    try {
      Files.createDirectories(folder);
      new RunMark(folder).set();
      Path events = folder.resolve(RunFiles.EVENTS);
      return new RunLog(
          folder,
          Files.newOutputStream(events, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE));
    } catch (IOException e) {
      throw refused(folder, e);
    }
  }

  /// Appends the event. With [RunStarted], the plan and the environment become files of their own.
  ///
  /// @throws RunLogException when the disk refuses; later events may be given all the same
  @Override
  public synchronized void accept(RunEvent event) {
    try {
      if (event instanceof RunStarted started) {
        describe(started);
      }
      append(codec.write(event));
    } catch (IOException e) {
      throw refused(folder, e);
    }
  }

  @Override
  public synchronized void close() {
    try {
      out.close();
      new RunMark(folder).clear();
    } catch (IOException e) {
      throw refused(folder, e);
    }
  }

  private void append(String json) throws IOException {
    byte[] line = (lineStart + json + "\n").getBytes(StandardCharsets.UTF_8);
    lineStart = "\n"; // should this write stop halfway, the next event needs a line of its own
    out.write(line);
    lineStart = "";
  }

  /// The plan comes from the event, where secrets in its flags are hidden: whoever runs the file
  /// again writes them anew.
  private void describe(RunStarted started) throws IOException {
    String environment = new JsonLines().write(Environment.class, started.environment());
    AtomicFile.write(folder.resolve(RunFiles.PLAN), PlanText.of(started.plan()));
    AtomicFile.write(folder.resolve(RunFiles.ENVIRONMENT), environment + "\n");
  }

  private static RunLogException refused(Path folder, IOException e) {
    return new RunLogException(
        "Cannot write results to %s: %s. Choose another folder with --workspace or free space."
            .formatted(folder, Reason.of(e)),
        e);
  }
}
