package dynobench.ui.lessons;

import java.util.List;
import java.util.Locale;

/// Steps of a lesson, in order. `HOME` is the last one: suggestions for experiments at home.
public enum LessonStep {
  QUESTION,
  VOTE,
  RUN,
  OUTCOME,
  WHY,
  HOME;

  /// Returns the next step; for the last step, itself.
  LessonStep next() {
    return all().get(Math.min(all().indexOf(this) + 1, all().size() - 1));
  }

  /// Returns the previous step; for the first step, itself.
  LessonStep before() {
    return all().get(Math.max(all().indexOf(this) - 1, 0));
  }

  private static List<LessonStep> all() {
    return List.of(values());
  }

  /// Returns the lower-case name, which is the key of the step's texts.
  String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
