package dynobench.planfile;

import dynobench.plan.WorkerJvm;
import dynobench.toml.Section;
import java.util.List;
import java.util.Optional;

/// Reads the JVM that a plan's trials run in, and what of it a contender has for itself.
final class JvmReader {
  /// Of a plan that says nothing.
  static final WorkerJvm STANDARD = new WorkerJvm(512, WorkerJvm.Collector.G1, List.of());

  private JvmReader() {}

  /// The table `[jvm]` of a plan.
  ///
  /// @return empty when there were problems
  static Optional<WorkerJvm> read(Section root) {
    Optional<Section> table = root.section("jvm");
    if (table.isEmpty()) {
      return Optional.of(STANDARD);
    }
    Section jvm = table.get();
    int heap = heap(jvm, STANDARD.heapMegabytes());
    WorkerJvm.Collector collector = jvm.choice("gc", STANDARD.collector());
    List<String> flags = flags(jvm);
    jvm.finish();
    return root.attempt("jvm", () -> new WorkerJvm(heap, collector, flags));
  }

  /// In megabytes.
  static int heap(Section section, int fallback) {
    return section.parsed("heap", fallback, text -> WorkerJvm.sound(WorkerJvm.parseHeap(text)));
  }

  static List<String> flags(Section section) {
    return section.texts("flags").stream()
        .flatMap(each -> section.attempt("flags", () -> WorkerJvm.sound(each)).stream())
        .toList();
  }
}
