package dynobench.cli;

import dynobench.files.IoErrorText;
import dynobench.recording.RecordedNote;
import dynobench.recording.RecordingReader;
import dynobench.recording.RecordingSize;
import dynobench.recordings.RecordingStatistics;
import dynobench.recordings.StatementFigures;
import dynobench.text.PlainText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Describes the recording of an application.
@Command(
    name = "recording",
    description = "Show what an application did with its database, from a recording.")
final class RecordingCommand extends CliCommand implements Callable<Integer> {
  private static final double MILLI_NANOS = 1e6;
  private static final double SECOND_NANOS = 1e9;
  private static final int MOST_SQL = 90;

  @Parameters(index = "0", paramLabel = "FILE", description = "the recording")
  private Path file = Path.of("");

  @Option(names = "--sql", description = "print the texts of all statements instead")
  private boolean sql;

  @Option(
      names = "--top",
      paramLabel = "NUMBER",
      description = "number of statements in the list (default: ${DEFAULT-VALUE})")
  private int top = 20;

  @Override
  public Integer call() {
    try (RecordingReader recording = RecordingReader.open(file)) {
      if (sql) {
        recording.texts().values().forEach(each -> out(PlainText.shown(each.strip()) + ";"));
      } else {
        describe(recording);
      }
      return ExitCode.OK;
    } catch (IOException e) {
      return usage(file + " cannot be read: " + IoErrorText.of(e));
    }
  }

  private void describe(RecordingReader recording) throws IOException {
    RecordingSize size = RecordingSize.of(recording);
    recording
        .sources()
        .values()
        .forEach(
            each -> out("Recorded on " + PlainText.shown(each.product() + " " + each.version())));
    out(
        ("%,d statements in %,d transactions, %,d connections (at most %,d at the same time),"
                + " in %,.1f s")
            .formatted(
                size.statements(),
                size.transactions(),
                recording.sessionCount(),
                size.clients(),
                size.nanos() / SECOND_NANOS));
    out(recording.end().sentence());
    out(recording.masking().sentence());
    recording.notes().stream()
        .collect(Collectors.groupingBy(RecordedNote::kind, Collectors.counting()))
        .forEach((kind, count) ->
            out(
                ("Note: the application %s on %,d connections. A replay can't repeat that in"
                        + " full.")
                    .formatted(kind.words(), count)));
    out("");
    list(RecordingStatistics.of(recording).byTime());
  }

  private void list(List<StatementFigures> statements) {
    var table = new TextTable(">share", ">count", ">p50 ms", ">p99 ms", ">rows", "statement");
    double all = statements.stream().mapToLong(StatementFigures::totalNanos).sum();
    statements.stream()
        .limit(top)
        .forEach(each ->
            table.add(
                "%.1f %%".formatted(100 * each.totalNanos() / Math.max(1, all)),
                "%,d".formatted(each.count()),
                "%.3f".formatted(each.p50Nanos() / MILLI_NANOS),
                "%.3f".formatted(each.p99Nanos() / MILLI_NANOS),
                "%,d".formatted(each.rows()),
                PlainText.line(each.sql(), MOST_SQL)));
    out(table);
    if (statements.size() > top) {
      out("and " + (statements.size() - top) + " more statements; --top shows more");
    }
  }
}
