package dynobench.protocol.script;

import dynobench.engine.SqlConnection;
import dynobench.protocol.WrongDataException;
import dynobench.script.Check;
import dynobench.script.Script;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Evaluation of a script's checks: the content of the database must be consistent, and agree with
/// the commits of the clients.
final class ScriptAudit {
  private final Script script;
  private final Scope scope;

  /// Creates an auditor.
  ///
  /// @param account sums over the clients' committed transactions, by name
  ScriptAudit(Script script, Scope scope, Map<String, Long> account) {
    this.script = script;
    this.scope = scope;
    account.forEach(scope::fix);
  }

  private record NamedValue(String what, long value) {}

  /// Evaluates all checks.
  ///
  /// @param mayLose whether the last transactions may be missing; then the database must still be
  ///   consistent, and hold no more transactions than the clients have committed; other sums are
  ///   not compared with the commits
  /// @return the largest number of transactions that a check misses; 0 where losses are not allowed
  long audit(SqlConnection session, boolean mayLose) throws WrongDataException, SQLException {
    long lost = 0;
    for (Check each : script.checks()) {
      lost = Math.max(lost, audit(each, session, mayLose));
    }
    return lost;
  }

  private long audit(Check check, SqlConnection session, boolean mayLose)
      throws WrongDataException, SQLException {
    @Nullable NamedValue stored = null;
    @Nullable NamedValue done = null;
    for (Check.Term term : check.equal()) {
      switch (term) {
        case Check.Term.Asked(String statement) -> {
          NamedValue found = query(statement, session);
          require(check, stored == null ? found : stored, found);
          stored = stored == null ? found : stored;
        }
        case Check.Term.WorkedOut(var expression) -> {
          var found = new NamedValue(expression.text(), scope.number(expression));
          require(check, done == null ? found : done, found);
          done = done == null ? found : done;
        }
      }
    }
    if (stored == null || done == null) {
      return 0;
    }
    if (mayLose && !isCount(done.what())) {
      return 0;
    }
    long lost = done.value() - stored.value();
    if (mayLose && lost > 0) {
      return lost;
    }
    require(check, done, stored);
    return 0;
  }

  /// Returns whether a value counts commits. Only such a value never decreases; sums may.
  private boolean isCount(String name) {
    return script.transaction(name).isPresent();
  }

  private static void require(Check check, NamedValue expected, NamedValue found)
      throws WrongDataException {
    if (expected.value() != found.value()) {
      throw new WrongDataException(
          String.format(
              Locale.ROOT,
              "in the check \"%s\" %,d, according to %s",
              check.id(),
              expected.value(),
              expected.what()),
          String.format(Locale.ROOT, "%,d according to %s", found.value(), found.what()));
    }
  }

  private NamedValue query(String id, SqlConnection session)
      throws WrongDataException, SQLException {
    String sql = session.statement(id);
    try (BoundStatement question = BoundStatement.of(session, id, scope);
        ResultSet answer = question.bound(new EvaluationFrame(scope.slots(), 0)).executeQuery()) {
      if (!answer.next()) {
        throw new WrongDataException("an answer to " + sql, "none");
      }
      return new NamedValue(sql, answer.getLong(1)); // null as the aggregate of no rows becomes 0
    } catch (SQLException e) {
      throw new SQLException(
          "the check \"" + sql + "\" can't be evaluated: " + e.getMessage(), e.getSQLState(), e);
    }
  }
}
