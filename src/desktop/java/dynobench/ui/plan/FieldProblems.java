package dynobench.ui.plan;

import dynobench.planfile.FormUse;
import dynobench.planfile.PlanKey;
import dynobench.planfile.PlanKeys;
import dynobench.toml.Problem;
import dynobench.ui.plandraft.DraftField;
import dynobench.ui.plandraft.PlanDraft;
import dynobench.ui.widgets.ViewTexts;
import dynobench.workload.Parameter;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;

/// Problems of the plan, by the form fields that they belong to.
record FieldProblems(PlanDraft draft, ViewTexts texts) {
  /// Maximum number of problems at one field. Only the Problems view lists the rest.
  private static final int MOST_LINES = 4;

  /// Returns the keys that have a form field for every workload.
  static Set<String> keys() {
    return Stream.concat(
            DraftField.ALL.stream().map(DraftField::key),
            PlanKeys.ALL.stream()
                .filter(each -> each.form() instanceof FormUse.OwnControls)
                .filter(each -> !each.equals(PlanKeys.PARAMETERS)) // each parameter has a field
                .map(PlanKey::name))
        .map(each -> DraftField.fieldOf(PlanKeys.ROWS.name(), each))
        .collect(Collectors.toSet());
  }

  /// Returns the problems of a field, one a line; empty when it has none.
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

  /// Returns the problems that belong to no field, one sentence each.
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
