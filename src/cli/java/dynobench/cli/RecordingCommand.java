package dynobench.cli;

import dynobench.files.IoErrorText;
import dynobench.recording.RecordingReader;
import dynobench.recordings.RecordedActivity;
import dynobench.recordings.RecordingFinding;
import dynobench.recordings.RecordingStatistics;
import dynobench.recordings.RecordingSummary;
import dynobench.recordings.StatementFigures;
import dynobench.recordings.TransactionFigures;
import dynobench.text.PlainText;
import dynobench.translation.OwnTranslations;
import dynobench.translation.RecordingTranslator;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
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
  private static final double PERCENT = 100;
  private static final int MOST_SQL = 90;
  private static final int MOST_NAME = 100;

  @Parameters(index = "0", paramLabel = "FILE", description = "the recording")
  private Path file = Path.of("");

  @Option(names = "--sql", description = "print the texts of all statements instead")
  private boolean sql;

  @Option(
      names = "--translate",
      paramLabel = "DIALECT",
      description =
          "print the translations of all statements instead, such as --translate sqlite; a replay"
              + " reads your corrected copy with --translations")
  private Optional<String> dialect = Optional.empty();

  @Option(
      names = "--top",
      paramLabel = "NUMBER",
      description = "number of lines in each list (default: ${DEFAULT-VALUE})")
  private int top = 12;

  @Override
  public Integer call() {
    try (RecordingReader recording = RecordingReader.open(file)) {
      if (sql) {
        recording.texts().values().forEach(each -> out(PlainText.shown(each.strip()) + ";"));
      } else if (dialect.isPresent()) {
        return translate(recording, dialect.get());
      } else {
        describe(RecordingStatistics.of(recording, _ -> {}));
      }
      return ExitCode.OK;
    } catch (IOException e) {
      return usage(file + " cannot be read: " + IoErrorText.of(e));
    }
  }

  private int translate(RecordingReader recording, String target) throws IOException {
    List<String> lines = RecordingTranslator.of(recording, OwnTranslations.NONE).template(target);
    if (lines.isEmpty()) {
      return usage(
          "Dynobench knows no translation from the recorded database to "
              + target
              + ". Dialects are "
              + RecordingTranslator.dialects());
    }
    // A recorded text may have several lines, and must be read as it was.
    lines.stream().flatMap(String::lines).forEach(each -> out(PlainText.shown(each)));
    return ExitCode.OK;
  }

  private void describe(RecordingStatistics statistics) {
    RecordingSummary summary = statistics.summary();
    out("Recorded on " + summary.database());
    summary.startingData().ifPresent(each -> out("Starting data: " + each));
    out(summary.amounts());
    out(summary.end().sentence());
    out(summary.masking().sentence());
    summary.notes().forEach(each -> out("Note: " + each));
    if (statistics.statements().isEmpty()) {
      return;
    }
    out("");
    out(statistics.headline());
    out(statistics.rates());
    showActivity(statistics.activity());
    listFindings(statistics.findings());
    listStatements(statistics.statements(), summary.databaseNanos());
    listTransactions(statistics.transactions());
  }

  /// Shows the transactions over time as a line of bars, unless the recording is very short.
  private void showActivity(RecordedActivity activity) {
    if (activity.intervals().size() > 1) {
      double most = activity.mostTransactionsPerSecond() * activity.seconds();
      String bars =
          activity.intervals().stream()
              .map(each -> bar(each.transactions() / Math.max(1, most)))
              .collect(Collectors.joining());
      out("Over time: " + bars);
      out(
          "Each bar is %.1f s; the highest one has %s transactions per second."
              .formatted(
                  activity.seconds(),
                  RecordingSummary.perSecond(activity.mostTransactionsPerSecond())));
    }
  }

  private static String bar(double share) {
    return share == 0 ? " " : Character.toString('▁' + (int) Math.min(7, share * 8));
  }

  private void listFindings(List<RecordingFinding> findings) {
    if (!findings.isEmpty()) {
      out("");
      out("FINDINGS");
      findings.stream()
          .limit(top)
          .forEach(each -> {
            out("- " + PlainText.shown(each.name() + " " + each.words()));
            if (!(each instanceof RecordingFinding.Prepared)) {
              out("  " + PlainText.shown(PlainText.line(each.sql(), MOST_SQL)));
            }
          });
      countRest(findings.size(), "findings");
    }
  }

  private void listStatements(List<StatementFigures> statements, long all) {
    var table = new TextTable(">share", ">count", ">p50 ms", ">p99 ms", ">rows each", "statement");
    statements.stream()
        .limit(top)
        .forEach(each ->
            table.add(
                share(each.totalNanos(), all),
                "%,d".formatted(each.count()),
                millis(each.p50Nanos()),
                millis(each.p99Nanos()),
                rows(each),
                PlainText.line(each.sql(), MOST_SQL)));
    out("");
    out("STATEMENTS by their share of the database's time");
    out(table);
    countRest(statements.size(), "statements");
  }

  private static String rows(StatementFigures statement) {
    return statement.rowsPerExecution().isPresent()
        ? "%,.1f".formatted(statement.rowsPerExecution().getAsDouble())
        : "";
  }

  private void listTransactions(List<TransactionFigures> types) {
    long all = types.stream().mapToLong(TransactionFigures::totalNanos).sum();
    var table =
        new TextTable(
            ">share",
            ">count",
            ">p50 ms",
            ">p99 ms",
            ">statements each",
            ">in database",
            "transaction");
    types.stream()
        .limit(top)
        .forEach(each ->
            table.add(
                share(each.totalNanos(), all),
                "%,d".formatted(each.count()),
                millis(each.p50Nanos()),
                millis(each.p99Nanos()),
                "%,.1f".formatted(each.executionsPerTransaction()),
                "%.0f %%".formatted(PERCENT * each.databaseShare()),
                PlainText.line(each.name(), MOST_NAME)));
    out("");
    out("TRANSACTIONS by their share of the transactions' time");
    out(table);
    countRest(types.size(), "types of transactions");
  }

  private void countRest(int all, String what) {
    if (all > top) {
      out("and " + (all - top) + " more " + what + "; --top shows more");
    }
  }

  private static String share(long nanos, long all) {
    return "%.1f %%".formatted(PERCENT * nanos / Math.max(1, all));
  }

  private static String millis(long nanos) {
    return "%.3f".formatted(nanos / MILLI_NANOS);
  }
}
