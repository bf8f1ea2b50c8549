package dynobench.workload;

/// What a plan varies, and the values that it takes: a parameter of the workload, or a condition.
///
/// @param name of the parameter; or [#HEAP] or [#COMMIT]
public record Factor(String name, Range range) {
  /// The heap of the workers' JVM, in megabytes.
  public static final String HEAP = "heap";

  /// The commit style.
  public static final String COMMIT = "commit";
}
