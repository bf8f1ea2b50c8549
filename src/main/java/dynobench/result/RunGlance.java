package dynobench.result;

import dynobench.event.RunEvent;
import dynobench.event.RunEvent.EngineReported;
import dynobench.event.RunEvent.Logged;
import dynobench.event.RunEvent.MachineSeen;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.event.RunEvent.PhaseStarted;
import dynobench.event.RunEvent.Questioned;
import dynobench.event.RunEvent.RunFinished;
import dynobench.event.RunEvent.RunStarted;
import dynobench.event.RunEvent.Sampled;
import dynobench.event.RunEvent.TrialFinished;
import dynobench.event.RunEvent.TrialStarted;
import dynobench.event.RunEvent.Verified;
import dynobench.event.RunEvent.Warned;
import dynobench.json.JsonException;
import dynobench.plan.Plan;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// Reads only the two ends of a log, so that a list of many long runs is quick.
final class RunGlance {
  /// Some fifty times what the first event of a large plan takes.
  private static final int HEAD_BYTES = 256 * 1024;

  /// Some two hundred samples; a stack trace fits in, too.
  private static final int TAIL_BYTES = 64 * 1024;

  private final Path folder;
  private final RunReader reader;

  RunGlance(Path folder) {
    this.folder = folder;
    this.reader = new RunReader(folder);
  }

  RunEntry entry() {
    Path events = folder.resolve(RunFiles.EVENTS);
    if (!Files.isRegularFile(events)) { // to open a pipe in its place could take for ever
      return damaged("no readable " + RunFiles.EVENTS, List.of());
    }
    try (var log = new RandomAccessFile(events.toFile(), "r")) {
      String head = text(log, 0, HEAD_BYTES);
      List<RunEvent> last =
          text(log, Math.max(0, log.length() - TAIL_BYTES), TAIL_BYTES)
              .lines()
              .flatMap(line -> readable(line).stream())
              .toList();
      return entry(head, last);
    } catch (IOException e) {
      return damaged("no readable " + RunFiles.EVENTS, List.of());
    }
  }

  private RunEntry entry(String head, List<RunEvent> last) {
    try {
      String first = head.lines().findFirst().orElse("");
      if (reader.read(first).orElse(null) instanceof RunStarted start) {
        return new RunEntry(
            folder,
            Optional.of(start.plan().name()),
            Instant.ofEpochMilli(start.atMillis()),
            OptionalInt.of(start.trials()),
            finished(last),
            state(last),
            new RunMark(folder).isInProgress(),
            Optional.empty());
      }
      return damaged("line 1 is not the beginning of a run", last);
    } catch (JsonException e) {
      return damaged("line 1: " + e.getMessage(), last);
    }
  }

  private RunEntry damaged(String why, List<RunEvent> last) {
    Optional<Plan> plan = reader.plan();
    return new RunEntry(
        folder,
        plan.map(Plan::name),
        changed(),
        plan.map(it -> OptionalInt.of(it.trialCount())).orElse(OptionalInt.empty()),
        finished(last),
        state(last),
        new RunMark(folder).isInProgress(),
        Optional.of(why));
  }

  private Instant changed() {
    try {
      return Files.getLastModifiedTime(folder).toInstant();
    } catch (IOException e) {
      return Instant.EPOCH; // it vanished meanwhile, or is forbidden: listed last
    }
  }

  private Optional<RunEvent> readable(String line) {
    try {
      return reader.read(line);
    } catch (JsonException e) {
      return Optional.empty(); // the first and the last line of a tail are often cut
    }
  }

  private static RunState state(List<RunEvent> last) {
    return !last.isEmpty() && last.getLast() instanceof RunFinished end
        ? (end.cancelled() ? RunState.CANCELLED : RunState.FINISHED)
        : RunState.UNFINISHED;
  }

  /// Trials run in the order of their numbers, so any event tells how many have ended before it.
  private static int finished(List<RunEvent> last) {
    return last.stream().mapToInt(RunGlance::finishedAt).max().orElse(0);
  }

  private static int finishedAt(RunEvent event) {
    return switch (event) {
      case TrialFinished end -> end.trial();
      case TrialStarted start -> start.trial().number() - 1;
      case EngineReported of -> of.trial() - 1;
      case PhaseStarted of -> of.trial() - 1;
      case Sampled of -> of.trial() - 1;
      case PhaseFinished of -> of.trial() - 1;
      case Logged of -> of.trial() - 1;
      case Warned of -> of.trial() - 1;
      case Questioned of -> of.trial() - 1;
      case Verified of -> of.trial() - 1;
      case MachineSeen of -> of.trial() - 1;
      case RunStarted _, RunFinished _ -> 0;
    };
  }

  private static String text(RandomAccessFile log, long from, int most) throws IOException {
    var bytes = new byte[(int) Math.min(most, log.length() - from)];
    log.seek(from);
    log.readFully(bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
