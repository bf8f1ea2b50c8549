package dynobench.workload;

/// Factor of a plan and its values: a parameter of the workload, or a condition.
///
/// @param name name of the parameter; or [#HEAP], [#COMMIT] or [#NODES]
public record Factor(String name, Range range) {
  /// Heap of the workers' JVM, in megabytes.
  public static final String HEAP = "heap";

  /// Parameter of workloads that choose the isolation level of their transactions.
  public static final String ISOLATION = "isolation";

  /// Commit style.
  public static final String COMMIT = "commit";

  /// Number of nodes of an engine that is a cluster.
  public static final String NODES = "nodes";

  /// Permitted numbers of nodes; no single machine can run more in a useful way.
  public static final Domain.Whole ANY_NODES = new Domain.Whole(1, 16);
}
