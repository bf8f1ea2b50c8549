package dynobench.workload;

/// What a plan varies, and the values that it takes: a parameter of the workload, or a condition.
///
/// @param name of the parameter; or [#HEAP], [#COMMIT] or [#NODES]
public record Factor(String name, Range range) {
  /// The heap of the workers' JVM, in megabytes.
  public static final String HEAP = "heap";

  /// The commit style.
  public static final String COMMIT = "commit";

  /// How many nodes an engine has that is a cluster.
  public static final String NODES = "nodes";

  /// More nodes than any one machine is good for.
  public static final Domain.Whole ANY_NODES = new Domain.Whole(1, 16);
}
