package dynobench.recordings;

import dynobench.recorder.format.ValueMasking;
import dynobench.recording.RecordedSource;
import dynobench.recording.RecordingEnd;
import dynobench.recording.RecordingSize;
import dynobench.recording.StartingRows;
import dynobench.text.PlainText;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Amounts of a recording, and how it was made.
///
/// @param masking whether pseudonyms replace the recorded values
/// @param notes calls that a replay can't repeat in full, and parts of the starting data that are
///   left out, a sentence each
/// @param starting what the database held before, if the recording contains it
/// @param connections number of connections, not only of those that were open at the same time
/// @param databaseNanos sum of the durations of all calls that were measured
public record RecordingSummary(
    List<RecordedSource> sources,
    RecordingEnd end,
    ValueMasking masking,
    List<String> notes,
    Optional<StartingRows> starting,
    RecordingSize size,
    int connections,
    TransactionCounts counts,
    long databaseNanos) {
  private static final double SECOND_NANOS = 1e9;
  private static final double PERCENT = 100;
  private static final double LEAST_PERCENT = 0.01;
  private static final double LOW_RATE = 100;
  private static final long LONG_SECONDS = 600;
  private static final int MINUTE = 60;

  public RecordingSummary {
    sources = List.copyOf(sources);
    notes = List.copyOf(notes);
  }

  /// Numbers of transactions and executions of some kinds.
  ///
  /// @param changes transactions that were committed and had changed data
  /// @param rollbacks transactions that were rolled back
  /// @param autocommits executions with autocommit
  /// @param failures executions that failed
  public record TransactionCounts(long changes, long rollbacks, long autocommits, long failures) {}

  /// Returns the amounts, the database and the end in one line.
  public String line() {
    String begin = startingData().map(each -> "starting data: " + each + "; ").orElse("");
    return amounts() + "; " + begin + "recorded on " + database() + "; " + ending();
  }

  /// Returns the numbers of statements, transactions and connections, and the time.
  public String amounts() {
    String open =
        size.clients() < connections
            ? " (at most %,d at the same time)".formatted(size.clients())
            : "";
    return counted(size.statements(), "statement")
        + " in "
        + counted(size.transactions(), "transaction")
        + ", "
        + counted(connections, "connection")
        + open
        + ", "
        + time(size.nanos());
  }

  private static String counted(long number, String noun) {
    return "%,d %s".formatted(number, noun) + (number == 1 ? "" : "s");
  }

  private static String time(long nanos) {
    double seconds = nanos / SECOND_NANOS;
    if (seconds >= LONG_SECONDS) {
      return "%,d min".formatted(Math.round(seconds / MINUTE));
    }
    return (seconds < 10 ? "%.1f s" : "%.0f s").formatted(seconds);
  }

  /// Returns the recorded databases with their versions, without dates in parentheses.
  public String database() {
    return sources.isEmpty()
        ? "an unknown database"
        : sources.stream()
            .map(each -> each.product() + " " + each.version().replaceFirst("\\s*\\(.*", ""))
            .map(PlainText::shown)
            .distinct()
            .collect(Collectors.joining(", "));
  }

  /// Returns the size of the starting data, in words; empty without any.
  public Optional<String> startingData() {
    return starting.map(each ->
        each.complete()
            ? "%s, %s%s"
                .formatted(
                    counted(each.tables(), "table"),
                    counted(each.rows(), "row"),
                    each.isWhole()
                        ? ""
                        : each.isGenerated()
                            ? ", generated"
                            : ", a sample of " + PlainText.shown(each.content()))
            : "incomplete, so the recording can't be replayed");
  }

  private String ending() {
    return switch (end) {
      case RecordingEnd.Complete() -> "complete";
      case RecordingEnd.Stopped(String words) -> "stops early: " + PlainText.shown(words);
      case RecordingEnd.Open() -> "without an end: the application was killed or still runs";
      case RecordingEnd.Damaged(long position, long bytes) ->
          "damaged at byte %,d: the last %,d bytes aren't used".formatted(position, bytes);
      case RecordingEnd.MissingFile(String name) ->
          "ends early: the file " + PlainText.shown(name) + " is missing or damaged";
    };
  }

  /// Returns the rate of transactions.
  String rate() {
    double seconds = Math.max(1, size.nanos()) / SECOND_NANOS;
    return "%s transactions per second, of which %s changed data."
        .formatted(perSecond(size.transactions() / seconds), perSecond(counts.changes() / seconds));
  }

  /// Returns a rate as text, with a decimal if it is low.
  public static String perSecond(double rate) {
    return (rate < LOW_RATE ? "%.1f" : "%,.0f").formatted(rate);
  }

  /// Returns how many statements ran with autocommit or failed, and how many transactions were
  /// rolled back.
  String outcomes() {
    return "Autocommit: %s of the statements. Rollbacks: %s. Failed statements: %s."
        .formatted(
            share(counts.autocommits(), size.statements()),
            part(counts.rollbacks(), size.transactions()),
            part(counts.failures(), size.statements()));
  }

  private static String part(long part, long all) {
    return part == 0 ? "none" : "%,d (%s)".formatted(part, share(part, all));
  }

  /// Returns a share in percent.
  static String share(long part, long all) {
    double percent = PERCENT * part / Math.max(1, all);
    if (percent > 0 && percent < LEAST_PERCENT) {
      return "under 0.01 %";
    }
    return (percent > 0 && percent < 1 ? "%.2f %%" : "%.0f %%").formatted(percent);
  }
}
