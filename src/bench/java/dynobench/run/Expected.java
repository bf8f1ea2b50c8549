package dynobench.run;

import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.util.List;
import java.util.OptionalLong;

/// What a worker will have to say of a trial that it was asked to run.
///
/// @param phases in order
/// @param written how many things are put in; empty where clients decide that
record Expected(List<Part> phases, OptionalLong written) {
  /// A phase.
  ///
  /// @param planned operations, as it says when it begins
  /// @param exact whether it does as many
  record Part(String phase, long planned, boolean exact) {}

  Expected {
    phases = List.copyOf(phases);
  }

  static Expected of(Workload workload, Settings settings) {
    return new Expected(
        workload.phases().stream()
            .filter(each -> each.isDone(settings))
            .map(each -> new Part(each.id(), each.operations().of(settings), each.isExact()))
            .toList(),
        workload.hasClients()
            ? OptionalLong.empty()
            : OptionalLong.of(workload.written().of(settings)));
  }
}
