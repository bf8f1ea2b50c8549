package dynobench.recordings;

import dynobench.recording.RecordedCall;
import dynobench.recording.StatementText;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Sums of all statements of a recording, and of its commits, rollbacks and preparations.
final class StatementTable {
  private static final int MOST_TEXTS = 20_000;
  private static final int THIRDS = 3;

  /// Conditions for many preparations: their number, and their share of the executions and of the
  /// time.
  private static final int FEWEST = 100;

  private static final double MUCH_TIME = 0.1;

  private final long begin;
  private final long third;
  private final Map<Integer, StatementSums> byNumber = new HashMap<>();
  private final StatementSums others =
      new StatementSums("(statements beyond the first 20,000 texts)", false);
  private final StatementSums unknown =
      new StatementSums("(statements without a recorded text)", false);
  private final StatementSums commits = new StatementSums("COMMIT", false);
  private final StatementSums rollbacks = new StatementSums("ROLLBACK", false);
  private final StatementSums preparations = new StatementSums("PREPARE (all statements)", false);
  private final DurationSums early = new DurationSums();
  private final DurationSums late = new DurationSums();

  /// Creates a table for the time of a recording.
  StatementTable(long begin, long end) {
    this.begin = begin;
    third = Math.max(1, (end - begin) / THIRDS + 1);
  }

  StatementSums of(StatementText text) {
    StatementSums known = byNumber.get(text.number());
    if (known != null) {
      return known;
    }
    if (text.number() == 0 || byNumber.size() >= MOST_TEXTS) {
      return others;
    }
    var made = new StatementSums(text.sql(), true);
    byNumber.put(text.number(), made);
    return made;
  }

  StatementSums unknown() {
    return unknown;
  }

  StatementSums commits() {
    return commits;
  }

  StatementSums rollbacks() {
    return rollbacks;
  }

  StatementSums preparations() {
    return preparations;
  }

  /// Adds the time of a call, and returns it.
  long time(StatementSums into, RecordedCall call) {
    long nanos = call.time().nanos();
    int place = third(call);
    into.add(place, nanos);
    if (place == 0) {
      early.add(nanos);
    } else if (place == THIRDS - 1) {
      late.add(nanos);
    }
    return nanos;
  }

  void addRead(StatementSums into, RecordedCall.ResultRead read) {
    into.addRead(third(read), read.rows());
  }

  private int third(RecordedCall call) {
    return Math.clamp((call.time().startNanos() - begin) / third, 0, THIRDS - 1);
  }

  /// Returns the ratio by which the median of all calls became slower from the first third to the
  /// last one.
  double slowdown() {
    return (double) late.p50() / Math.max(1, early.p50());
  }

  /// Returns whether the preparation of statements takes much time and mostly serves one execution.
  Optional<RecordingFinding> preparing(StatementSums each, long executions) {
    boolean isMuch =
        each == preparations
            && each.totalNanos() >= MUCH_TIME * totalNanos()
            && each.count() >= Math.max(FEWEST, MUCH_TIME * executions);
    return isMuch
        ? Optional.of(new RecordingFinding.Prepared(each.sql(), each.count(), executions))
        : Optional.empty();
  }

  Stream<StatementSums> byTime() {
    return Stream.concat(
            byNumber.values().stream(),
            Stream.of(others, unknown, commits, rollbacks, preparations))
        .filter(each -> each.count() > 0)
        .sorted(Comparator.comparingLong(StatementSums::totalNanos).reversed());
  }

  List<StatementFigures> figures() {
    return byTime().map(StatementSums::figures).toList();
  }

  long totalNanos() {
    return byTime().mapToLong(StatementSums::totalNanos).sum();
  }
}
