package dynobench.store;

import dynobench.event.EventCodec;
import dynobench.event.RunEvent;
import dynobench.files.BoundedLines;
import dynobench.files.BoundedLines.Line;
import dynobench.files.IoErrorText;
import dynobench.files.TextFile;
import dynobench.json.JsonException;
import dynobench.json.JsonLines;
import dynobench.json.ParsedMember;
import dynobench.measure.Environment;
import dynobench.plan.Plan;
import dynobench.planfile.PlanFile;
import dynobench.result.OmittedLines;
import dynobench.result.RunResult;
import dynobench.toml.Problems;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/// Reader of a run's folder with a log that may be cut off or edited. Unreadable lines are skipped
/// and reported; the others count.
public final class RunReader {
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  /// Maximum length of a line: about twenty times the first line of a run with 155 contenders and
  /// their settings.
  static final int LONGEST_LINE = 8 << 20;

  /// Maximum size in MB of a log whose events are all stored. An event takes about as much memory
  /// as its line in the log; the heap has 512 MB.
  private static final int MOST_KEPT_MEGABYTES = 150;

  private static final String HOLE = "\0".repeat(LogFile.HOLE_BYTES);

  private final Path folder;
  private final EventCodec codec = new EventCodec();
  private final RunSummary summary;

  /// Creates a reader of a log of any size, without summaries.
  public RunReader(Path folder) {
    this(folder, SummaryCache.NONE, RunSummary.WORTH_BYTES);
  }

  /// @param summaries store of logs' summaries
  /// @param worth minimum size in bytes of a log that gets a summary
  RunReader(Path folder, SummaryCache summaries, long worth) {
    this.folder = folder;
    this.summary = new RunSummary(folder, summaries, worth);
  }

  /// Passes on one event after the other, without storing them in memory.
  ///
  /// @return the lines that were skipped
  /// @throws WorkspaceException when the log is missing, or the disk fails
  public OmittedLines forEach(Consumer<RunEvent> events) {
    return forEach(_ -> true, events);
  }

  /// Passes on events of the given kinds only. It does not parse other lines, which is fast.
  ///
  /// @throws WorkspaceException when the log is missing, or the disk fails
  public void forEachOf(List<Class<? extends RunEvent>> kinds, Consumer<RunEvent> events) {
    List<String> beginnings =
        kinds.stream().map(each -> "{\"type\":\"%s\"".formatted(each.getSimpleName())).toList();
    forEach(line -> beginnings.stream().anyMatch(line::startsWith), events);
  }

  private OmittedLines forEach(Predicate<String> wanted, Consumer<RunEvent> events) {
    var skipped = new SkippedLines();
    try (var in = LogFile.stream(folder)) {
      var lines = BoundedLines.ofFile(in, LONGEST_LINE);
      int number = 0;
      for (Optional<Line> line = lines.next(); line.isPresent(); line = lines.next()) {
        number++;
        if (line.get().text().startsWith(HOLE)) {
          skipped.add(number, "not text; the rest was not read"); // a hole of a sparse file
          return skipped.skipped();
        }
        if (line.get().cut() || wanted.test(line.get().text())) {
          read(number, line.get(), skipped).ifPresent(events);
        }
      }
      if (lines.isAbandoned()) {
        skipped.add(number, "too many lines that are too long; the rest was not read");
      }
    } catch (IOException e) {
      throw new WorkspaceException(
          "Cannot read the run %s: %s.".formatted(folder, IoErrorText.of(e)), e);
    }
    return skipped.skipped();
  }

  private Optional<RunEvent> read(int number, Line line, SkippedLines skipped) {
    if (line.cut()) {
      skipped.add(number, "longer than %,d characters".formatted(LONGEST_LINE));
      return Optional.empty();
    }
    try {
      return read(line.text()).flatMap(member -> known(number, member, skipped));
    } catch (JsonException e) {
      skipped.add(number, String.valueOf(e.getMessage()));
      return Optional.empty();
    }
  }

  private static Optional<RunEvent> known(
      int number, ParsedMember<RunEvent> member, SkippedLines skipped) {
    return switch (member) {
      case ParsedMember.Known<RunEvent>(RunEvent event) -> Optional.of(event);
      case ParsedMember.Unknown<RunEvent>(String type) -> {
        skipped.addNewer(number, type);
        yield Optional.empty();
      }
    };
  }

  /// Reads the whole run with every sample, for a replay.
  ///
  /// @throws WorkspaceException when the log is missing or too large for the memory, or the disk
  ///   fails
  public StoredRun read() {
    return read(_ -> {});
  }

  /// Reads the whole run with every sample, and also passes on each event.
  ///
  /// @throws WorkspaceException when the log is missing or too large for the memory, or the disk
  ///   fails
  public StoredRun read(Consumer<RunEvent> also) {
    requireRoom();
    var events = new ArrayList<RunEvent>();
    Consumer<RunEvent> first = events::add;
    OmittedLines skipped = forEach(first.andThen(also));
    return new StoredRun(folder, events, skipped, plan(), environment());
  }

  /// Returns all events, for a run that goes on. Leaves out samples and log lines if the log is too
  /// large for the memory.
  ///
  /// @throws WorkspaceException when the log is missing, or the disk fails
  public List<RunEvent> history() {
    boolean all = megabytes() <= MOST_KEPT_MEGABYTES;
    var events = new ArrayList<RunEvent>();
    forEach(event -> {
      if (all || !(event instanceof RunEvent.Sampled || event instanceof RunEvent.Logged)) {
        events.add(event);
      }
    });
    return events;
  }

  private long megabytes() {
    return folder.resolve(RunFiles.EVENTS).toFile().length() >> 20;
  }

  private void requireRoom() {
    long megabytes = megabytes();
    if (megabytes > MOST_KEPT_MEGABYTES) {
      throw new WorkspaceException(
          "The log of %s has %,d MB, and at most %d MB can be replayed. Open the run instead."
              .formatted(folder.getFileName(), megabytes, MOST_KEPT_MEGABYTES));
    }
  }

  /// Returns the result of the events, as [#result(Consumer)] does, without storing the events.
  public RunResult result() {
    return result(_ -> {});
  }

  /// Returns the result. For a large log with a valid summary, reads the summary; otherwise reads
  /// the log, and then stores a summary if the log is large.
  ///
  /// @param also consumer of each event that is read from the log, but not from a summary; may stop
  ///   the reading by throwing
  /// @throws WorkspaceException when the log is missing, or the disk fails
  public RunResult result(Consumer<RunEvent> also) {
    return summary().orElseGet(() -> readLog(also));
  }

  /// Returns the result from the summary of a log; empty without a valid summary.
  public Optional<RunResult> summary() {
    return summary
        .stamp()
        .flatMap(stamp -> {
          RunResult result = nothingYet();
          return summary.read(stamp, result) ? Optional.of(result) : Optional.empty();
        });
  }

  /// Returns whether the run's log is large enough for a summary. False while a process writes the
  /// log, and for a reader without summaries.
  public boolean isLarge() {
    return summary.stamp().isPresent();
  }

  private RunResult readLog(Consumer<RunEvent> also) {
    Optional<LogStamp> before = summary.stamp();
    RunResult result = nothingYet();
    Consumer<RunEvent> first = result;
    result.missing(forEach(first.andThen(also)));
    before.ifPresent(stamp -> summary.write(stamp, result));
    return result;
  }

  private RunResult nothingYet() {
    var result = new RunResult(String.valueOf(folder.getFileName()));
    plan().ifPresent(result::assume);
    environment().ifPresent(result::assume);
    return result;
  }

  /// Returns the event in a line; empty for a blank line.
  Optional<ParsedMember<RunEvent>> read(String line) throws JsonException {
    String text = line.startsWith(BYTE_ORDER_MARK) ? line.substring(1) : line;
    return text.isBlank() ? Optional.empty() : Optional.of(codec.readStored(text));
  }

  /// Returns the plan from its own file, for a log without its first line. Empty if the file cannot
  /// be read, or its plan does not fit the shipped workloads.
  public Optional<Plan> plan() {
    try {
      String text = TextFile.read(folder.resolve(RunFiles.PLAN), LinkOption.NOFOLLOW_LINKS);
      return PlanFile.read(RunFiles.PLAN, text, List.of(), Workloads.shipped(), new Problems());
    } catch (IOException e) {
      return Optional.empty(); // only a second source: the log usually has it
    }
  }

  /// Returns the environment from its own file; empty if the file cannot be read.
  public Optional<Environment> environment() {
    try {
      Path file = folder.resolve(RunFiles.ENVIRONMENT);
      String text = TextFile.read(file, LinkOption.NOFOLLOW_LINKS);
      return Optional.of(new JsonLines().read(Environment.class, text));
    } catch (IOException | JsonException e) {
      return Optional.empty(); // only a second source: the log usually has it
    }
  }
}
