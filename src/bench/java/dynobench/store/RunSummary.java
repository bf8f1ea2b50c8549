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

/// Summary of a large log, in the cache of this installation, for opening the run without reading
/// the log. It is valid only as long as the log is unchanged; in any other case the log is read
/// instead.
final class RunSummary {
  /// Minimum size in bytes: smaller logs are read in some tenths of a second.
  static final long WORTH_BYTES = 8 << 20;

  private final Path folder;
  private final SummaryCache cache;
  private final long worth;
  private final JsonLines json = new JsonLines();

  /// @param folder folder of the run
  /// @param cache cache of summaries; a summary in the run's own folder is never used
  /// @param worth minimum size in bytes of a log that gets a summary
  RunSummary(Path folder, SummaryCache cache, long worth) {
    this.folder = folder;
    this.cache = cache;
    this.worth = worth;
  }

  /// Returns the stamp of a log that is large enough for a summary, and that no process writes.
  /// Empty for another log, and without a cache.
  Optional<LogStamp> stamp() {
    try {
      return !cache.isNone()
              && LogFile.bytesIn(folder) >= worth
              && !new RunMark(folder).isInProgress()
          ? Optional.of(LogStamp.of(folder))
          : Optional.empty();
    } catch (IOException e) {
      return Optional.empty(); // the reader of the log will report the error
    }
  }

  /// First line.
  ///
  /// @param log stamp of the summarised log
  /// @param ends number of ended trials in the log
  private record Head(LogStamp log, TrialEnds ends) {}

  /// Last line, which proves that the summary is complete.
  ///
  /// @param check checksum of all lines between the first and this one
  private record End(long check) {
    private static final String BEGINNING = "{\"check\"";
  }

  /// Returns the numbers of ended trials, if a valid summary exists.
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

  /// Restores a result from the summary.
  ///
  /// @return whether it succeeded; otherwise the result is unusable
  boolean read(LogStamp stamp, RunResult result) {
    try (var in = cache.open(folder)) {
      var lines = BoundedLines.ofFile(in, RunReader.LONGEST_LINE);
      return head(lines, stamp).isPresent() && read(lines, result);
    } catch (IOException | JsonException | IllegalArgumentException e) {
      return false; // missing, damaged or of another version: the log is complete
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

  /// Stores the summary of a log that was just read, unless the log has changed since. Logs of
  /// crash plans and logs without their first event have no summary. If writing fails, the next
  /// reading reads the log again.
  ///
  /// @param stamp stamp of the log before it was read
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
      // The folder is read-only, or the disk is full: a summary is never required.
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
