package dynobench.store;

import dynobench.files.BoundedLines;
import dynobench.files.BoundedLines.Line;
import dynobench.json.JsonException;
import dynobench.json.JsonLines;
import dynobench.result.RunResult;
import dynobench.result.SummaryLine;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.CRC32;

/// The sum of a large log, in the cache of this installation, so that the run can be looked at
/// without reading the log. It counts only as long as the log is the one that it was made of;
/// whatever else is wrong with it, the log is read instead.
final class RunSummary {
  /// Smaller logs are read in some tenths of a second.
  static final long WORTH_BYTES = 8 << 20;

  private final Path folder;
  private final SummaryCache cache;
  private final long worth;
  private final JsonLines json = new JsonLines();

  /// @param folder of the run
  /// @param cache that has summaries; nothing in the run's own folder is one
  /// @param worth bytes of a log that is summarised at least
  RunSummary(Path folder, SummaryCache cache, long worth) {
    this.folder = folder;
    this.cache = cache;
    this.worth = worth;
  }

  /// The stamp of a log that is worth a summary, and that nobody writes.
  Optional<LogStamp> stamp() {
    try {
      return !cache.isNone()
              && LogFile.bytesIn(folder) >= worth
              && !new RunMark(folder).isInProgress()
          ? Optional.of(LogStamp.of(folder))
          : Optional.empty();
    } catch (IOException e) {
      return Optional.empty(); // whoever reads the log says what is wrong with it
    }
  }

  /// The first line.
  ///
  /// @param log that it was made of
  /// @param ends of trials in it
  private record Head(LogStamp log, TrialEnds ends) {}

  /// The last line: a summary is whole, or it is none.
  ///
  /// @param check of all lines between it and the first
  private record End(long check) {
    private static final String BEGINNING = "{\"check\"";
  }

  /// How many trials have ended by the log, if there is a summary that fits.
  Optional<TrialEnds> ends() {
    return stamp()
        .flatMap(stamp -> {
          try (var in = cache.open(folder)) {
            return head(BoundedLines.ofFile(in, RunReader.LONGEST_LINE), stamp);
          } catch (IOException | JsonException e) {
            return Optional.empty(); // then they are counted in the log
          }
        })
        .map(Head::ends);
  }

  private Optional<Head> head(BoundedLines lines, LogStamp stamp)
      throws IOException, JsonException {
    Optional<Line> line = lines.next();
    return line.isEmpty()
        ? Optional.empty()
        : Optional.of(json.read(Head.class, line.get().text()))
            .filter(head -> head.log().equals(stamp));
  }

  /// Has a result take in what the log comes to.
  ///
  /// @return whether it has; otherwise the result is spoilt
  boolean read(LogStamp stamp, RunResult result) {
    try (var in = cache.open(folder)) {
      var lines = BoundedLines.ofFile(in, RunReader.LONGEST_LINE);
      return head(lines, stamp).isPresent() && read(lines, result);
    } catch (IOException | JsonException | IllegalArgumentException e) {
      return false; // missing, damaged or of another version: the log has it all
    }
  }

  private boolean read(BoundedLines lines, RunResult result) throws IOException, JsonException {
    var check = new CRC32();
    for (Optional<Line> line = lines.next(); line.isPresent(); line = lines.next()) {
      String text = line.get().text();
      if (text.startsWith(End.BEGINNING)) {
        return json.read(End.class, text).check() == check.getValue() && lines.next().isEmpty();
      }
      check.update(text.getBytes(StandardCharsets.UTF_8));
      result.restore(json.read(SummaryLine.class, text));
    }
    return false;
  }

  /// Writes what a log came to that was just read, unless it has changed since. Where nothing can
  /// be written, the log is read again next time.
  ///
  /// @param stamp of the log before it was read
  void write(LogStamp stamp, RunResult result) {
    if (result.started().isEmpty() || result.isOfCrashes() || !stamp().equals(Optional.of(stamp))) {
      return;
    }
    try {
      var head = new Head(stamp, TrialEnds.in(folder));
      cache.store(
          folder,
          plain -> {
            var check = new CRC32();
            var out = new BufferedOutputStream(plain);
            line(out, json.write(Head.class, head));
            result.summarise(each -> check.update(line(out, json.write(SummaryLine.class, each))));
            line(out, json.write(End.class, new End(check.getValue())));
            out.flush();
          });
    } catch (IOException | UncheckedIOException e) {
      // A home that can't be written, or a full disk: a summary is never needed.
    }
  }

  private static byte[] line(OutputStream out, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    try {
      out.write(bytes);
      out.write('\n');
      return bytes;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
