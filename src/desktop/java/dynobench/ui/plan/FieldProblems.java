package dynobench.ui.plan;

import dynobench.planfile.FormUse;
import dynobench.planfile.PlanKey;
import dynobench.planfile.PlanKeys;
import dynobench.toml.Problem;
import dynobench.ui.draft.DraftField;
import dynobench.ui.draft.PlanDraft;
import dynobench.ui.parts.Texts;
import dynobench.workload.Parameter;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;

/// What is wrong with the plan, at the field that it belongs to.
record FieldProblems(PlanDraft draft, Texts texts) {
  /// What is wrong at one field with more than that is told in Problems only.
  private static final int MOST_LINES = 4;

  /// The keys that have a field of their own whatever the workload is.
  static Set<String> keys() {
    return Stream.concat(
            DraftField.ALL.stream().map(DraftField::key),
            PlanKeys.ALL.stream()
                .filter(each -> each.form() instanceof FormUse.OwnControls)
                .filter(each -> !each.equals(PlanKeys.PARAMETERS)) // they have a field each
                .map(PlanKey::name))
        .map(each -> DraftField.fieldOf(PlanKeys.ROWS.name(), each))
        .collect(Collectors.toSet());
  }

  /// What is wrong at a field, a line each; empty when nothing is.
  ObservableValue<String> at(String field) {
    return draft
        .problems()
        .map(all ->
            all.stream()
                .filter(each -> draft.fieldOf(each).equals(field))
                .map(Problem::message)
                .collect(Collectors.collectingAndThen(Collectors.toList(), this::lines)));
  }

  private String lines(List<String> messages) {
    int more = messages.size() - MOST_LINES;
    return String.join("\n", messages.subList(0, Math.min(MOST_LINES, messages.size())))
        + (more > 0 ? "\n" + texts.of("problems.more", more) : "");
  }

  /// What belongs to no field, a sentence each.
  List<String> general() {
    Set<String> keys = new HashSet<>(keys());
    draft.workload().fields().get().stream()
        .map(Parameter::id)
        .map(DraftField::ofParameter)
        .forEach(keys::add);
    return draft.problems().get().stream()
        .filter(each -> !keys.contains(draft.fieldOf(each)))
        .map(FieldProblems::sentence)
        .toList();
  }

  private static String sentence(Problem problem) {
    return problem.key().isEmpty() ? problem.message() : problem.key() + ": " + problem.message();
  }
}
