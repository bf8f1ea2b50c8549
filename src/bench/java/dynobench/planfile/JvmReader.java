package dynobench.planfile;

import dynobench.plan.WorkerJvm;
import dynobench.toml.TomlSection;
import java.util.List;
import java.util.Optional;

/// Reads the JVM that a plan's trials run in.
final class JvmReader {
  static final String JVM = "jvm";

  /// JVM of a plan without the table.
  static final WorkerJvm STANDARD = new WorkerJvm(512, WorkerJvm.Collector.G1, List.of());

  private JvmReader() {}

  /// Reads the table `[jvm]` of a plan.
  ///
  /// @return [#STANDARD] without the table; empty when there were problems
  static Optional<WorkerJvm> read(TomlSection root) {
    Optional<TomlSection> table = root.section(JVM);
    if (table.isEmpty()) {
      return Optional.of(STANDARD);
    }
    TomlSection jvm = table.get();
    int heap = PlanKeys.HEAP.read(jvm);
    WorkerJvm.Collector collector = PlanKeys.COLLECTOR.read(jvm);
    List<String> flags = PlanKeys.FLAGS.read(jvm);
    jvm.finish();
    return root.attempt(JVM, () -> new WorkerJvm(heap, collector, flags));
  }
}
