package dynobench.isolation;

import dynobench.measure.IsolationLevel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What is known of one isolation level of a mode: what the engine documents, what the standard's
/// name of the level implies, and what tests have found.
///
/// @param documented model that the engine documents; empty if it documents none
/// @param tested result of the tests; empty without a test
public record IsolationStatement(
    IsolationLevel level, Optional<IsolationModel> documented, Optional<LevelTally> tested) {
  /// Certainty of a statement. Without tests it is `PROMISED`, with an anomaly that the promise
  /// forbids `REFUTED`, with any other finding `TESTED`.
  public enum State {
    PROMISED,
    TESTED,
    REFUTED
  }

  /// Returns whether the tests have found that the engine does not have this level.
  public boolean isMissing() {
    return tested.filter(it -> it.taken().isEmpty()).isPresent();
  }

  public State state() {
    return tested
        .map(it -> forbidden(it, promise()).isEmpty() ? State.TESTED : State.REFUTED)
        .orElse(State.PROMISED);
  }

  /// Returns the models of which each keeps the promise: what the engine documents. Without
  /// documentation, it is what the name of the level implies.
  public List<IsolationModel> promise() {
    return documented
        .map(List::of)
        .orElseGet(
            () -> IsolationModel.promisedBy(tested.flatMap(LevelTally::taken).orElse(level)));
  }

  private static List<AnomalyClass> forbidden(LevelTally tests, List<IsolationModel> promise) {
    return tests.anomalies().stream()
        .filter(each -> IsolationModel.isForbidden(each, promise))
        .toList();
  }

  /// Returns the anomalies that happened although the name of the level forbids them.
  public List<AnomalyClass> againstName() {
    return tested.map(it -> forbidden(it, IsolationModel.promisedBy(level))).orElse(List.of());
  }

  /// Returns the model that users can count on: the promise, or what a refuted level behaves like;
  /// empty if that is no known model.
  public Optional<IsolationModel> effectiveModel() {
    List<IsolationModel> models =
        state() == State.REFUTED ? tested.orElseThrow().behaviour() : promise();
    return models.stream().min(Comparator.comparingInt(IsolationModel::strength));
  }

  /// Returns the character that tables show.
  public String sign() {
    return effectiveModel().map(IsolationModel::sign).orElse(IsolationModel.NO_SIGN);
  }

  /// Returns the model and its certainty in the form that files use, such as `snapshot-isolation,
  /// tested`.
  public String text() {
    return (title() + ", " + state()).toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private String title() {
    return IsolationModel.words(effectiveModel().stream().toList());
  }

  /// Returns the model and its certainty in words, such as `snapshot isolation (tested)`.
  public String words() {
    String certainty =
        switch (state()) {
          case PROMISED -> documented.isPresent() ? "documented" : "by its name";
          case TESTED -> "tested";
          case REFUTED -> "promise refuted";
        };
    return title() + " (" + certainty + ")";
  }

  /// Returns the statement in one line, such as `serializable: snapshot isolation (documented; 14
  /// scripts, 100,008 transactions, 2026-11-28); its name promises more: write skew`.
  public String description() {
    String name = level.words();
    if (isMissing()) {
      return name + ": the engine has no such level";
    }
    var parts = new ArrayList<String>();
    documented.ifPresent(it -> parts.add("documented as " + it.title()));
    parts.add(tested.map(IsolationStatement::tests).orElse("not tested"));
    String happened = AnomalyClass.words(againstName());
    return name
        + ": "
        + title()
        + " ("
        + String.join("; ", parts)
        + ")"
        + (happened.isEmpty() ? "" : "; despite the name it lets " + happened + " happen");
  }

  private static String tests(LevelTally it) {
    String taken = it.changed().map(level -> "taken as " + level.words() + "; ").orElse("");
    return String.format(
        Locale.ROOT,
        "%s%,d scripts, %,d transactions, %s",
        taken,
        it.scripts(),
        it.transactions(),
        it.date());
  }
}
