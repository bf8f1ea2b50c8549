package dynobench.workload;

/// Condition of a phase: a parameter must have a value, or must not have it.
///
/// @param is whether the parameter must have the value
public record PhaseCondition(String parameter, String value, boolean is) {
  /// Returns whether the condition holds for these settings.
  public boolean holds(Settings settings) {
    return settings.get(parameter).filter(value::equals).isPresent() == is;
  }

  /// Returns a text that ends a sentence, such as `only where indexes is "after"`.
  public String description() {
    return (is ? "only where " : "not where ") + parameter + " is \"" + value + "\"";
  }
}
