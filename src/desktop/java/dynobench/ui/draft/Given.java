package dynobench.ui.draft;

import java.util.List;

/// What a field was filled with. As long as its text stays, the plan says it as it did.
record Given(String text, List<Assignment> assignments) {
  Given {
    assignments = List.copyOf(assignments);
  }

  Given(String text, Assignment assignment) {
    this(text, List.of(assignment));
  }
}
