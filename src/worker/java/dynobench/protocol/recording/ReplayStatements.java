package dynobench.protocol.recording;

import dynobench.recorder.format.StatementFlags;
import dynobench.recording.RecordedCall;
import dynobench.recording.StatementText;
import dynobench.recording.Translations;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Statements of a replayed session, by their recorded numbers. Confined to one thread.
final class ReplayStatements {
  private final Connection connection;
  private final Translations translations;
  private final ResultTallies tallies;
  private final Map<Integer, OpenStatement> open = new HashMap<>();
  private final Map<Integer, Unprepared> unprepared = new HashMap<>();
  private final Map<Integer, Long> limits = new HashMap<>();
  private final Map<Integer, StatementPlan> plans = new HashMap<>();

  /// Statement that isn't prepared, because the engine refused it or the replay leaves it out.
  private record Unprepared(StatementText text, StatementPlan.LeaveOut reason) {}

  ReplayStatements(Connection connection, Translations translations, ResultTallies tallies) {
    this.connection = connection;
    this.translations = translations;
    this.tallies = tallies;
  }

  private StatementPlan plan(StatementText text) {
    return text.number() == 0
        ? StatementPlan.of(text, translations)
        : plans.computeIfAbsent(text.number(), _ -> StatementPlan.of(text, translations));
  }

  /// Prepares a statement. If that fails, each execution counts as refused.
  void prepare(RecordedCall.Prepared call) {
    if (call.error() != null) {
      return;
    }
    close(call.slot());
    switch (plan(call.text())) {
      case StatementPlan.LeaveOut it ->
          unprepared.put(call.slot(), new Unprepared(call.text(), it));
      case StatementPlan.Run it -> {
        try {
          open.put(
              call.slot(),
              OpenStatement.prepared(call.text(), it, sql -> prepared(sql, call.flags())));
        } catch (SQLException e) {
          var refused = new StatementPlan.LeaveOut(ResultVerdict.REFUSED, ReplayedError.words(e));
          unprepared.put(call.slot(), new Unprepared(call.text(), refused));
        }
      }
    }
  }

  private PreparedStatement prepared(String sql, int flags) throws SQLException {
    if ((flags & StatementFlags.CALL) != 0) {
      return connection.prepareCall(sql);
    }
    return (flags & StatementFlags.KEYS) != 0
        ? connection.prepareStatement(sql, Statement.RETURN_GENERATED_KEYS)
        : connection.prepareStatement(sql);
  }

  /// Returns a prepared statement for an execution, or null if there is none. Then the execution is
  /// counted.
  @Nullable OpenStatement prepared(int slot) throws SQLException {
    OpenStatement found = open.get(slot);
    if (found != null) {
      endResult(found);
      found.limit(limits.getOrDefault(slot, 0L));
    }
    Unprepared missing = found == null ? unprepared.get(slot) : null;
    if (missing != null) {
      tallies.count(missing.text(), missing.reason().verdict(), missing.reason().reason());
    }
    return found;
  }

  /// Returns a statement for the execution of a text, or null if the replay leaves it out. Then the
  /// execution is counted.
  @Nullable OpenStatement direct(int slot, StatementText text) throws SQLException {
    return switch (plan(text)) {
      case StatementPlan.LeaveOut(ResultVerdict verdict, String reason) -> {
        tallies.count(text, verdict, reason);
        yield null;
      }
      case StatementPlan.Run it -> {
        OpenStatement found = open.get(slot);
        if (found == null) {
          found = OpenStatement.direct(text, it, connection.createStatement());
          open.put(slot, found);
        }
        endResult(found);
        found.use(text, it);
        found.limit(limits.getOrDefault(slot, 0L));
        yield found;
      }
    };
  }

  /// Limits the rows of a statement's results.
  ///
  /// @param rows number of rows; 0 for no limit
  void limit(int slot, long rows) {
    limits.put(slot, rows);
  }

  /// Returns an open statement, or null.
  @Nullable OpenStatement find(int slot) {
    return open.get(slot);
  }

  /// Returns whether only the rows of a statement's result are counted.
  boolean hasEngineValues(StatementText text) {
    return translations.hasEngineValues(text);
  }

  void close(int slot) {
    unprepared.remove(slot);
    limits.remove(slot);
    close(open.remove(slot));
  }

  /// Closes all statements.
  void reset() {
    open.values().forEach(this::close);
    open.clear();
    unprepared.clear();
    limits.clear();
  }

  /// Forgets all open results, whose executions are going to be repeated.
  void forgetResults() {
    open.values().forEach(each -> each.opened(null));
  }

  /// Counts a result that the recording doesn't tell the reading of, because the application never
  /// closed it.
  private void endResult(OpenStatement statement) {
    if (statement.take() != null) {
      tallies.count(statement.recorded(), ResultVerdict.NOT_COMPARED, "");
    }
  }

  private void close(@Nullable OpenStatement statement) {
    try {
      if (statement != null) {
        endResult(statement);
        statement.close();
      }
    } catch (SQLException e) {
      // Some drivers refuse to close statements after an error. Nothing depends on it.
    }
  }
}
