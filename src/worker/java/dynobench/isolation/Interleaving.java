package dynobench.isolation;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// Script of transactions whose steps interleave, and the answers that prove an anomaly.
///
/// @param id name of the script, such as `g1a`
/// @param anomaly anomaly that the answers prove
/// @param steps steps of all sessions, in the order in which they begin
/// @param proofs each is sufficient
public record Interleaving(
    String id,
    String title,
    String about,
    AnomalyClass anomaly,
    List<Step> steps,
    List<Proof> proofs) {
  /// Largest number of steps of a script.
  public static final int MOST_STEPS = 40;

  /// Largest number of sessions of a script.
  public static final int MOST_SESSIONS = 4;

  /// Session whose steps run after all others have ended.
  public static final String END = "end";

  /// Answer of a query that finds no rows.
  public static final String NO_ROWS = "none";

  private static final Pattern SESSION = Pattern.compile("T[1-9]|" + END);

  /// Kind of a step.
  public enum Kind {
    QUERY,
    CHANGE,
    COMMIT,
    ROLLBACK
  }

  /// One statement of a session.
  ///
  /// @param session name such as `T1`, or [#END]
  /// @param sql a statement, `COMMIT` or `ROLLBACK`; `{name}` stands for the name of a table or
  ///   column in the engine's dialect
  public record Step(String session, String sql) {
    public Step {
      if (!SESSION.matcher(session).matches()) {
        throw new IllegalArgumentException(
            "a step begins with T1 to T9 or end, and a colon, not with \"" + session + "\"");
      }
      if (sql.isBlank()) {
        throw new IllegalArgumentException("a step of " + session + " has no statement");
      }
    }

    /// Returns the kind of the statement, by its first word.
    public Kind kind() {
      String[] words = sql.strip().split("\\s+", 2);
      return switch (words[0].toUpperCase(Locale.ROOT)) {
        case "SELECT", "WITH", "VALUES" -> Kind.QUERY;
        case "COMMIT" -> Kind.COMMIT;
        case "ROLLBACK" -> Kind.ROLLBACK;
        default -> Kind.CHANGE;
      };
    }
  }

  /// Answers that together prove the anomaly, if all transactions end as the script says.
  ///
  /// @param answers answer by the number of the step, from 1: the rows of a query, or the number of
  ///   rows that a change changed. Empty if it is enough that no transaction is refused
  public record Proof(Map<String, String> answers) {
    public Proof {
      answers = Map.copyOf(answers);
    }
  }

  public Interleaving {
    steps = List.copyOf(steps);
    proofs = List.copyOf(proofs);
    if (steps.isEmpty() || steps.size() > MOST_STEPS) {
      throw new IllegalArgumentException("a script has from 1 to " + MOST_STEPS + " steps");
    }
    if (proofs.isEmpty()) {
      throw new IllegalArgumentException("a script has answers that prove its anomaly");
    }
    if (sessions(steps).size() > MOST_SESSIONS) {
      throw new IllegalArgumentException("a script has at most " + MOST_SESSIONS + " sessions");
    }
    for (Proof each : proofs) {
      for (String step : each.answers().keySet()) {
        if (number(step) < 1 || number(step) > steps.size()) {
          throw new IllegalArgumentException("there is no step " + step);
        }
      }
    }
  }

  private static int number(String step) {
    try {
      return Integer.parseInt(step);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("\"" + step + "\" is not the number of a step", e);
    }
  }

  private static List<String> sessions(List<Step> steps) {
    return steps.stream().map(Step::session).distinct().toList();
  }

  /// Returns the sessions in the order of their first steps.
  public List<String> sessions() {
    return sessions(steps);
  }

  /// Returns the name of a step's statement.
  ///
  /// @param step number from 1
  public String statement(int step) {
    return id + "_" + step;
  }

  /// Returns whether the answers prove the anomaly.
  ///
  /// @param answers answers of all steps, in their order
  public boolean isProvedBy(List<Optional<String>> answers) {
    return proofs.stream()
        .anyMatch(proof ->
            proof.answers().entrySet().stream()
                .allMatch(
                    it -> answers.get(number(it.getKey()) - 1).equals(Optional.of(it.getValue()))));
  }
}
