package dynobench.ui.plandraft;

import javafx.beans.property.StringProperty;

/// Keeps the repetitions of a new plan at the number that verdicts need, until the user types
/// another number or opens another plan.
public final class AutomaticRepetitions {
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

  /// Sets the number of repetitions, if the present one is automatic.
  ///
  /// @param enough fewest repetitions with which a verdict is possible
  public void follow(int enough) {
    if (!automatic.isEmpty() && automatic.equals(field.get())) {
      automatic = Integer.toString(enough);
      field.set(automatic);
    }
  }
}
