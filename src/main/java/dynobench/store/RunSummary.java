package dynobench.store;

import dynobench.files.AtomicFile;
import dynobench.files.BoundedLines;
import dynobench.files.BoundedLines.Line;
import dynobench.json.JsonException;
import dynobench.json.JsonLines;
import dynobench.result.RunResult;
import dynobench.result.SummaryLine;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// What a large log adds up to, beside it in a file of its own, so that it can be looked at without
/// reading the log. It counts only as long as the log is the one that it was made of; whatever else
/// is wrong with it, the log is read instead.
final class RunSummary {
  /// Smaller logs are read in some tenths of a second.
  static final long WORTH_BYTES = 8 << 20;

  private final Path folder;
  private final Path file;
  private final Path log;
  private final long worth;
  private final JsonLines json = new JsonLines();

  /// @param folder of the run
  /// @param worth bytes of a log that is summarised at least
  RunSummary(Path folder, long worth) {
    this.folder = folder;
    this.file = folder.resolve(RunFiles.SUMMARY);
    this.log = folder.resolve(RunFiles.EVENTS);
    this.worth = worth;
  }

  /// The stamp of a log that is worth a summary, and that nobody writes.
  Optional<LogStamp> stamp() {
    try {
      return Files.isRegularFile(log)
              && Files.size(log) >= worth
              && !new RunMark(folder).isInProgress()
          ? Optional.of(LogStamp.of(log))
          : Optional.empty();
    } catch (IOException e) {
      return Optional.empty(); // whoever reads the log says what is wrong with it
    }
  }

  /// Has a result take in what the log comes to.
  ///
  /// @return whether it has; otherwise the result is spoilt
  boolean read(LogStamp stamp, RunResult result) {
    if (!Files.isRegularFile(file)) {
      return false;
    }
    try (var in = Files.newInputStream(file)) {
      var lines = new BoundedLines(in, RunReader.LONGEST_LINE);
      Optional<Line> head = lines.next();
      if (head.isEmpty() || !json.read(LogStamp.class, head.get().text()).equals(stamp)) {
        return false;
      }
      SummaryLine last = null;
      for (Optional<Line> line = lines.next(); line.isPresent(); line = lines.next()) {
        last = json.read(SummaryLine.class, line.get().text());
        result.restore(last);
      }
      return last instanceof SummaryLine.Totals;
    } catch (IOException | JsonException | IllegalArgumentException e) {
      return false; // it was damaged, or written by another version: the log has it all
    }
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
      AtomicFile.write(
          file,
          out -> {
            var writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
            line(writer, json.write(LogStamp.class, stamp));
            result.summarise(each -> line(writer, json.write(SummaryLine.class, each)));
            writer.flush();
          });
    } catch (IOException | UncheckedIOException e) {
      // A workspace that can't be written, or a full disk: a summary is never needed.
    }
  }

  private static void line(Writer out, String text) {
    try {
      out.write(text);
      out.write('\n');
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
