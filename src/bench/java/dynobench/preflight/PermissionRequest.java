package dynobench.preflight;

/// Part of a plan that a person has to permit before the run: a JVM flag, or the SQL of a
/// user-defined workload.
///
/// @param key plan key that requests the part
/// @param where place of the part, such as `the plan`
/// @param why end of a sentence that begins with the part
public record PermissionRequest(String key, String where, String what, String why) {
  /// Returns the request to that person as a sentence.
  public String sentence() {
    return "%s in %s %s".formatted(what, where, why);
  }
}
