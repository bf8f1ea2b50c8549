package dynobench.run;

/// A JVM flag that a person has to permit.
///
/// @param where it stands, such as `the plan`
/// @param why the end of a sentence that begins with the flag
public record UnusualFlag(String where, String flag, String why) {
  /// For that person.
  public String sentence() {
    return "%s in %s %s".formatted(flag, where, why);
  }
}
