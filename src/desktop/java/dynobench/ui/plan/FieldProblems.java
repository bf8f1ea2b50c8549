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

  /// Returns the first problem of a field, and the number of its other problems; empty when it has
  /// none. A field has space for one line; the foot of the form lists all problems.
  ObservableValue<String> at(String field) {
    return draft
        .problems()
        .map(all ->
            all.stream()
                .filter(each -> draft.fieldOf(each).equals(field))
                .map(Problem::message)
                .collect(Collectors.collectingAndThen(Collectors.toList(), this::line)));
  }

  private String line(List<String> messages) {
    return switch (messages.size()) {
      case 0 -> "";
      case 1 -> messages.getFirst();
      default -> texts.of("problems.more", messages.getFirst(), messages.size() - 1);
    };
  }

  /// Returns all problems, with the fields that they belong to. A problem without a form field has
  /// an empty field, and its key in the text.
  List<PlanRemark> all() {
    Set<String> keys = new HashSet<>(keys());
    draft.workload().fields().get().stream()
        .map(Parameter::id)
        .map(DraftField::ofParameter)
        .forEach(keys::add);
    return draft.problems().get().stream().map(each -> remark(each, keys)).toList();
  }

  private PlanRemark remark(Problem problem, Set<String> keys) {
    String field = draft.fieldOf(problem);
    return keys.contains(field)
        ? new PlanRemark(PlanRemark.Kind.PROBLEM, field, problem.message())
        : new PlanRemark(PlanRemark.Kind.PROBLEM, "", sentence(problem));
  }

  private static String sentence(Problem problem) {
    return problem.key().isEmpty() ? problem.message() : problem.key() + ": " + problem.message();
  }
}
