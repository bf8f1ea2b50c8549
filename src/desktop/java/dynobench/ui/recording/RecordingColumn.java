package dynobench.ui.recording;

import dynobench.recordings.RecordedActivity;
import dynobench.recordings.RecordingStatistics;
import dynobench.recordings.StatementFigures;
import dynobench.recordings.TransactionFigures;
import dynobench.table.NumberText;
import dynobench.text.PlainText;
import dynobench.ui.widgets.ViewTexts;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/// Column of the statements or of the transactions.
///
/// @param id key of its title in the texts
/// @param width in multiples of the type size
/// @param value by which the column sorts; empty for a text
record RecordingColumn<T>(
    String id, double width, Optional<ToDoubleFunction<T>> value, Function<T, String> text) {
  /// Column with bars.
  static final String SHARE = "share";

  private static final double PERCENT = 100;
  private static final int MOST_SQL = 400;

  private static <T> RecordingColumn<T> number(
      String id, double width, ToDoubleFunction<T> value, Function<Double, String> format) {
    return new RecordingColumn<>(
        id, width, Optional.of(value), row -> format.apply(value.applyAsDouble(row)));
  }

  private static <T> RecordingColumn<T> share(String id, double width, ToDoubleFunction<T> value) {
    return number(id, width, value, it -> String.format(Locale.ROOT, "%.1f %%", PERCENT * it));
  }

  private static <T> RecordingColumn<T> count(String id, ToDoubleFunction<T> value) {
    return number(id, 6, value, it -> NumberText.count(Math.round(it)));
  }

  private static <T> RecordingColumn<T> time(String id, ToDoubleFunction<T> nanos) {
    return number(id, 6, nanos, NumberText::millis);
  }

  private static <T> RecordingColumn<T> text(String id, double width, Function<T, String> text) {
    return new RecordingColumn<>(id, width, Optional.empty(), text);
  }

  static List<RecordingColumn<StatementFigures>> ofStatements(RecordingStatistics all) {
    double total = Math.max(1, all.summary().databaseNanos());
    return List.of(
        share(SHARE, 9.5, each -> each.totalNanos() / total),
        count("count", StatementFigures::count),
        time("p50", StatementFigures::p50Nanos),
        time("p99", StatementFigures::p99Nanos),
        number(
            "rows",
            5.5,
            each -> each.rowsPerExecution().orElse(-1),
            it -> it < 0 ? "" : NumberText.figure(it)),
        text("statement", 16, each -> PlainText.shown(PlainText.line(each.sql(), MOST_SQL))));
  }

  static List<RecordingColumn<TransactionFigures>> ofTransactions(RecordingStatistics all) {
    double total =
        Math.max(1, all.transactions().stream().mapToLong(TransactionFigures::totalNanos).sum());
    return List.of(
        share(SHARE, 9.5, each -> each.totalNanos() / total),
        count("count", TransactionFigures::count),
        time("p50", TransactionFigures::p50Nanos),
        time("p99", TransactionFigures::p99Nanos),
        number("executions", 7, TransactionFigures::executionsPerTransaction, NumberText::figure),
        share("database", 7.5, TransactionFigures::databaseShare),
        text("transaction", 16, each -> PlainText.shown(each.name())));
  }

  /// Returns rows with their titles, separated by tabs.
  static <T> String lines(List<RecordingColumn<T>> columns, List<T> rows, ViewTexts texts) {
    String head = columns.stream().map(each -> each.title(texts)).collect(Collectors.joining("\t"));
    return head
        + "\n"
        + rows.stream()
            .map(row ->
                columns.stream()
                    .map(each -> each.text.apply(row))
                    .collect(Collectors.joining("\t")))
            .collect(Collectors.joining("\n"))
        + "\n";
  }

  /// Returns the activity over time with titles, separated by tabs.
  static String lines(RecordedActivity activity, ViewTexts texts) {
    var lines = new StringBuilder(texts.of("activity.head")).append('\n');
    for (int i = 0; i < activity.intervals().size(); i++) {
      RecordedActivity.Interval each = activity.intervals().get(i);
      lines
          .append(
              String.format(
                  Locale.ROOT,
                  "%.3f\t%d\t%d\t%.3f",
                  i * activity.seconds(),
                  each.transactions(),
                  each.changes(),
                  each.busyConnections()))
          .append('\n');
    }
    return lines.toString();
  }

  /// Returns the value by which the column sorts; 0 in a column of texts.
  double number(T row) {
    return value.map(it -> it.applyAsDouble(row)).orElse(0.0);
  }

  String title(ViewTexts texts) {
    return texts.of("column." + id);
  }
}
