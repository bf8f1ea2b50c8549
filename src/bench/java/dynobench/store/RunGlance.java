package dynobench.store;

import dynobench.event.RunEvent;
import dynobench.event.RunEvent.RunFinished;
import dynobench.event.RunEvent.RunStarted;
import dynobench.event.RunEvent.ShardStarted;
import dynobench.files.BoundedLines;
import dynobench.files.IoErrorText;
import dynobench.json.JsonException;
import dynobench.json.ParsedMember;
import dynobench.plan.AddableRounds;
import dynobench.plan.Plan;
import dynobench.plan.RoundsObstacle;
import dynobench.result.RunState;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// Reads only the two ends of a log, and counts the ends of trials in between. So a list of many
/// long runs is fast.
final class RunGlance {
  /// Number of bytes that are read first. The first event of a plan with hundreds of contenders is
  /// larger; then more is read.
  private static final int HEAD_BYTES = 256 * 1024;

  /// Number of bytes read at the end: about two hundred samples; a stack trace fits in, too.
  private static final int TAIL_BYTES = 64 * 1024;

  private static final TrialEnds NO_ENDS = new TrialEnds(0, 0, OptionalInt.empty(), true);

  private final Path folder;
  private final RunReader reader;
  private final RunSummary summary;

  RunGlance(Path folder, SummaryCache summaries) {
    this.folder = folder;
    this.reader = new RunReader(folder);
    this.summary = new RunSummary(folder, summaries, RunSummary.WORTH_BYTES);
  }

  RunEntry entry() {
    try (var log = LogFile.open(folder)) {
      String head = head(log);
      List<RunEvent> last =
          LogFile.text(log, Math.max(0, log.length() - TAIL_BYTES), TAIL_BYTES)
              .lines()
              .flatMap(line -> readable(line).stream())
              .toList();
      return entry(head, last);
    } catch (NoSuchFileException e) {
      return damaged("no readable " + RunFiles.EVENTS, List.of(), NO_ENDS);
    } catch (IOException e) {
      return damaged(IoErrorText.of(e), List.of(), NO_ENDS);
    }
  }

  private TrialEnds ends() throws IOException {
    Optional<TrialEnds> known = summary.ends();
    return known.isPresent() ? known.get() : TrialEnds.in(folder);
  }

  /// Counts the ended trials of a damaged log, unless the log is too large.
  private TrialEnds endsOfDamaged() throws IOException {
    return LogFile.bytesIn(folder) > BoundedLines.MOST_SKIPPED_BYTES
        ? NO_ENDS
        : TrialEnds.in(folder);
  }

  private RunEntry entry(String head, List<RunEvent> last) throws IOException {
    int number = 1;
    try {
      Iterator<String> lines = head.lines().iterator();
      Optional<ParsedMember<RunEvent>> first = reader.read(lines.hasNext() ? lines.next() : "");
      // A newer version may begin with events that only it knows.
      while (lines.hasNext() && first.orElse(null) instanceof ParsedMember.Unknown) {
        number++;
        first = reader.read(lines.next());
      }
      if (first.orElse(null) instanceof ParsedMember.Known<RunEvent>(RunStarted start)) {
        TrialEnds ends = ends();
        int planned = planned(start, state(last), ends);
        return new RunEntry(
            folder,
            Optional.of(start.plan().name()),
            Optional.of(start.plan().workload()),
            Instant.ofEpochMilli(start.atMillis()),
            OptionalInt.of(planned),
            ends.all(),
            ends.failed(),
            state(last),
            new RunMark(folder).isInProgress(),
            missing(state(last), planned, ends),
            fixed(start, lines));
      }
      return damaged("line " + number + " is not the beginning of a run", last, endsOfDamaged());
    } catch (JsonException e) {
      return damaged("line " + number + ": " + e.getMessage(), last, endsOfDamaged());
    }
  }

  /// Returns the number of planned trials. A run that its duel or its time budget ended has no
  /// missing trials.
  private static int planned(RunStarted start, RunState state, TrialEnds ends) {
    boolean decided = start.plan().mostTime().isPresent() && state == RunState.FINISHED;
    return decided ? ends.all() : ends.planned().orElse(start.trials());
  }

  /// Returns why the run takes no further rounds; empty if it does.
  ///
  /// @param rest further lines of the log
  private Optional<RoundsObstacle> fixed(RunStarted start, Iterator<String> rest) {
    boolean shards =
        rest.hasNext() && readable(rest.next()).filter(ShardStarted.class::isInstance).isPresent();
    return shards ? Optional.of(RoundsObstacle.SHARDS) : AddableRounds.obstacle(start.plan());
  }

  private static Optional<String> missing(RunState state, int planned, TrialEnds ends) {
    if (!ends.isWhole()) {
      return Optional.of(
          "its log has lines of more than %d MB, or is not text; the rest was not read"
              .formatted(RunReader.LONGEST_LINE >> 20));
    }
    return state == RunState.FINISHED && ends.all() < planned
        ? Optional.of(
            "it finished, but %d of its %d trials are missing"
                .formatted(planned - ends.all(), planned))
        : Optional.empty();
  }

  private RunEntry damaged(String why, List<RunEvent> last, TrialEnds ends) {
    Optional<Plan> plan = reader.plan();
    return new RunEntry(
        folder,
        plan.map(Plan::name),
        plan.map(Plan::workload),
        changed(),
        plan.map(it -> OptionalInt.of(it.trialCount())).orElse(OptionalInt.empty()),
        ends.all(),
        ends.failed(),
        state(last),
        new RunMark(folder).isInProgress(),
        Optional.of(why),
        Optional.empty());
  }

  private Instant changed() {
    try {
      return Files.getLastModifiedTime(folder).toInstant();
    } catch (IOException e) {
      return Instant.EPOCH; // it was deleted meanwhile, or is not readable: listed last
    }
  }

  private Optional<RunEvent> readable(String line) {
    try {
      return reader.read(line).orElse(null) instanceof ParsedMember.Known<RunEvent>(RunEvent event)
          ? Optional.of(event)
          : Optional.empty();
    } catch (JsonException e) {
      return Optional.empty(); // the first and the last line of a tail are often incomplete
    }
  }

  private static RunState state(List<RunEvent> last) {
    return !last.isEmpty() && last.getLast() instanceof RunFinished end
        ? (end.cancelled() ? RunState.CANCELLED : RunState.FINISHED)
        : RunState.UNFINISHED;
  }

  /// Returns the beginning of the log, including the whole first line unless that is longer than
  /// any line may be.
  private static String head(RandomAccessFile log) throws IOException {
    int most = HEAD_BYTES;
    String head = LogFile.text(log, 0, most);
    while (head.indexOf('\n') < 0 && most < Math.min(log.length(), RunReader.LONGEST_LINE)) {
      most *= 2;
      head = LogFile.text(log, 0, most);
    }
    return head;
  }
}
