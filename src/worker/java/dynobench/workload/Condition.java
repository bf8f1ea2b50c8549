package dynobench.workload;

/// When a phase is done: where a parameter has a value, or where it has any other.
///
/// @param is whether the parameter must have the value
public record Condition(String parameter, String value, boolean is) {
  /// Whether it holds for these settings.
  public boolean holds(Settings settings) {
    return settings.get(parameter).filter(value::equals).isPresent() == is;
  }

  /// As the end of a sentence, such as `only where indexes is "after"`.
  public String words() {
    return (is ? "only where " : "not where ") + parameter + " is \"" + value + "\"";
  }
}
