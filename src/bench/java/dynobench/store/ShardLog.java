package dynobench.store;

import dynobench.event.RunEvent;
import dynobench.event.RunEvent.RunFinished;
import dynobench.event.RunEvent.RunStarted;
import dynobench.event.RunEvent.ShardStarted;
import dynobench.event.RunEvent.TrialFinished;
import dynobench.event.RunEvent.Warned;
import dynobench.files.BoundedLines;
import dynobench.files.BoundedLines.Line;
import dynobench.json.JsonException;
import dynobench.json.ParsedMember;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Log of a shard's run, to be copied into the log of the whole run.
public final class ShardLog {
  /// Pattern of a moment. The first match in a line is the event's; quotes in texts are escaped, so
  /// no text matches.
  private static final Pattern MOMENT = Pattern.compile("\"atMillis\":(-?\\d+)");

  /// Maximum number of digits of a moment; the sum of two longer ones would overflow.
  private static final int LONGEST_MOMENT = 18;

  private static final int BUFFER = 1 << 16;

  private final Path folder;
  private final RunReader reader;
  private final RunStarted run;
  private final ShardStarted shard;

  private ShardLog(Path folder, RunStarted run, ShardStarted shard) {
    this.folder = folder;
    this.reader = new RunReader(folder);
    this.run = run;
    this.shard = shard;
  }

  /// Reads the beginning of a shard's log; empty if the run is not a shard, or the beginning of the
  /// log is damaged.
  public static Optional<ShardLog> of(Path folder) {
    var reader = new RunReader(folder);
    try (var in = open(folder)) {
      var lines = BoundedLines.ofFile(in, RunReader.LONGEST_LINE);
      Optional<RunEvent> first = next(reader, lines);
      Optional<RunEvent> second = next(reader, lines);
      return first.orElse(null) instanceof RunStarted run
              && second.orElse(null) instanceof ShardStarted shard
          ? Optional.of(new ShardLog(folder, run, shard))
          : Optional.empty();
    } catch (IOException | JsonException e) {
      return Optional.empty(); // the caller reports that it is no shard
    }
  }

  private static InputStream open(Path folder) throws IOException {
    return new BufferedInputStream(LogFile.stream(folder), BUFFER);
  }

  private static Optional<RunEvent> next(RunReader reader, BoundedLines lines)
      throws IOException, JsonException {
    Optional<Line> line = lines.next();
    return line.isEmpty() || line.get().cut() ? Optional.empty() : event(reader, line.get().text());
  }

  /// Returns the event of a line; empty for kinds that only a newer version knows.
  private static Optional<RunEvent> event(RunReader reader, String line) throws JsonException {
    return reader.read(line).orElse(null) instanceof ParsedMember.Known<RunEvent>(RunEvent event)
        ? Optional.of(event)
        : Optional.empty();
  }

  /// Returns the run's folder.
  public Path folder() {
    return folder;
  }

  /// Returns the first event.
  public RunStarted run() {
    return run;
  }

  /// Returns the second event.
  public ShardStarted shard() {
    return shard;
  }

  /// Result of copying.
  ///
  /// @param endMillis moment of the last event, after the shift
  /// @param ended numbers of the trials that have ended
  /// @param finished whether the run ended by itself
  public record Copied(long endMillis, SortedSet<Integer> ended, boolean finished) {}

  /// Copies the events, shifted as if the run had begun at another moment. Leaves out the run's
  /// start and end, and warnings that earlier shards had. Copies events that only a newer version
  /// knows, too.
  ///
  /// @param reported warnings about the whole run that earlier shards had; this shard's are added
  /// @throws DamagedLogException when a line cannot be read
  public Copied copy(Writer out, long beginMillis, Set<String> reported) throws IOException {
    long shift = beginMillis - run.atMillis();
    long end = beginMillis;
    var ended = new TreeSet<Integer>();
    boolean finished = false;
    try (var in = open(folder)) {
      var lines = BoundedLines.ofFile(in, RunReader.LONGEST_LINE);
      int number = 0;
      for (Optional<Line> line = lines.next(); line.isPresent(); line = lines.next()) {
        number++;
        Optional<RunEvent> event = whole(number, line.get());
        end = Math.max(end, event.map(it -> it.atMillis() + shift).orElse(end));
        switch (event.orElse(null)) {
          case RunStarted _ -> {}
          case RunFinished it -> finished = !it.cancelled();
          case TrialFinished it -> {
            ended.add(it.trial());
            write(out, number, line.get().text(), shift);
          }
          case Warned it when it.trial() == 0 && !reported.add(it.text()) -> {}
          case null, default -> write(out, number, line.get().text(), shift);
        }
      }
    }
    return new Copied(end, ended, finished);
  }

  private Optional<RunEvent> whole(int number, Line line) throws DamagedLogException {
    if (line.cut()) {
      throw new DamagedLogException("line %d of it is too long".formatted(number));
    }
    try {
      return event(reader, line.text());
    } catch (JsonException e) {
      throw new DamagedLogException("line %d of it: %s".formatted(number, e.getMessage()));
    }
  }

  private static void write(Writer out, int number, String line, long shift) throws IOException {
    Matcher moment = MOMENT.matcher(line);
    if (moment.find()) {
      if (moment.group(1).length() > LONGEST_MOMENT) {
        throw new DamagedLogException("line %d of it: its time is invalid".formatted(number));
      }
      out.write(line, 0, moment.start(1));
      out.write(Long.toString(Long.parseLong(moment.group(1)) + shift));
      out.write(line, moment.end(1), line.length() - moment.end(1));
      out.write('\n');
    }
  }
}
