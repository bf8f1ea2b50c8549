package dynobench.ui.plandraft;

import java.util.List;

/// Text that a field was filled with, and its origin in the plan. While the text is unchanged, the
/// draft writes the original assignments.
record LoadedText(String text, List<PlanKeyValue> assignments) {
  LoadedText {
    assignments = List.copyOf(assignments);
  }

  LoadedText(String text, PlanKeyValue assignment) {
    this(text, List.of(assignment));
  }
}
