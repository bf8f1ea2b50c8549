package dynobench.preflight;

/// What a person has to permit before a plan runs: a JVM flag, or the SQL of somebody's workload.
///
/// @param key of the plan that asks for it
/// @param where it stands, such as `the plan`
/// @param why the end of a sentence that begins with what it is
public record Unusual(String key, String where, String what, String why) {
  /// For that person.
  public String sentence() {
    return "%s in %s %s".formatted(what, where, why);
  }
}
