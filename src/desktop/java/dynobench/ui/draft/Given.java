package dynobench.ui.draft;

import java.util.List;

/// Text that a field was filled with, and its origin in the plan. While the text is unchanged, the
/// draft writes the original assignments.
record Given(String text, List<Assignment> assignments) {
  Given {
    assignments = List.copyOf(assignments);
  }

  Given(String text, Assignment assignment) {
    this(text, List.of(assignment));
  }
}
