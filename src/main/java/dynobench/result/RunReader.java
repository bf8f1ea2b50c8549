package dynobench.result;

import dynobench.event.EventCodec;
import dynobench.event.RunEvent;
import dynobench.files.Reason;
import dynobench.json.JsonException;
import dynobench.json.JsonLines;
import dynobench.measure.Environment;
import dynobench.plan.Plan;
import dynobench.plan.PlanFile;
import dynobench.toml.Problems;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Opens a run's folder, however its log ends and whoever edited it: what can't be read is skipped
/// and reported, the rest counts.
public final class RunReader {
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private final Path folder;
  private final EventCodec codec = new EventCodec();

  public RunReader(Path folder) {
    this.folder = folder;
  }

  /// Hands on one event after the other and keeps none.
  ///
  /// @return the lines that were skipped
  /// @throws WorkspaceException when there is no log, or the disk fails
  public List<Damage> forEach(Consumer<RunEvent> events) {
    var damages = new ArrayList<Damage>();
    // Not Files.newBufferedReader: it throws at a letter that was cut in half.
    try (var in = Files.newInputStream(folder.resolve(RunFiles.EVENTS));
        var lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      int number = 0;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        number++;
        try {
          read(line).ifPresent(events);
        } catch (JsonException e) {
          damages.add(new Damage(number, String.valueOf(e.getMessage())));
        }
      }
    } catch (IOException e) {
      throw new WorkspaceException(
          "Cannot read the run %s: %s.".formatted(folder, Reason.of(e)), e);
    }
    return damages;
  }

  /// The whole run, every sample included.
  public StoredRun read() {
    return read(_ -> {});
  }

  /// The same; each event is handed on, too.
  public StoredRun read(Consumer<RunEvent> also) {
    var events = new ArrayList<RunEvent>();
    Consumer<RunEvent> first = events::add;
    List<Damage> damages = forEach(first.andThen(also));
    return new StoredRun(folder, events, damages, plan(), environment());
  }

  /// What the events say, without keeping them.
  public RunResult result() {
    return result(_ -> {});
  }

  /// The same; each event is handed on, too.
  public RunResult result(Consumer<RunEvent> also) {
    var result = new RunResult(String.valueOf(folder.getFileName()));
    plan().ifPresent(result::assume);
    environment().ifPresent(result::assume);
    Consumer<RunEvent> first = result;
    result.missing(forEach(first.andThen(also)));
    return result;
  }

  /// The event of a line; none for a blank line.
  Optional<RunEvent> read(String line) throws JsonException {
    String text = line.startsWith(BYTE_ORDER_MARK) ? line.substring(1) : line;
    return text.isBlank() ? Optional.empty() : Optional.of(codec.read(text));
  }

  /// The plan as its own file says, for a log that lost its first line.
  public Optional<Plan> plan() {
    try {
      String text = Files.readString(folder.resolve(RunFiles.PLAN));
      return PlanFile.read(RunFiles.PLAN, text, List.of(), new Problems());
    } catch (IOException e) {
      return Optional.empty(); // only a second source: most often the log has it
    }
  }

  /// The environment as its own file says.
  public Optional<Environment> environment() {
    try {
      String text = Files.readString(folder.resolve(RunFiles.ENVIRONMENT));
      return Optional.of(new JsonLines().read(Environment.class, text));
    } catch (IOException | JsonException e) {
      return Optional.empty(); // only a second source: most often the log has it
    }
  }
}
