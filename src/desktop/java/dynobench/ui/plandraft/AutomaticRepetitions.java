package dynobench.ui.plandraft;

import dynobench.session.PlanRunner;
import javafx.beans.property.StringProperty;

/// Keeps the repetitions of a new plan at the number that verdicts need, until the user types
/// another number or opens another plan.
final class AutomaticRepetitions {
  private final StringProperty field;

  /// Number that the program has set; empty if a file or the user has set the number.
  private String automatic = "";

  AutomaticRepetitions(StringProperty field) {
    this.field = field;
  }

  /// Takes the present number as set by the program.
  void start() {
    automatic = field.get();
  }

  /// Leaves the number to the user.
  void stop() {
    automatic = "";
  }

  /// Sets the fewest repetitions with which the plan permits a verdict, if it has fewer and the
  /// present number is automatic.
  void follow(PlanRunner.Checked plan) {
    if (!automatic.isEmpty() && automatic.equals(field.get())) {
      plan.cleared()
          .missingRounds()
          .ifPresent(enough -> {
            automatic = Integer.toString(enough);
            field.set(automatic);
          });
    }
  }
}
