package dynobench.run;

import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.util.List;
import java.util.OptionalLong;

/// Expected events of a worker's trial.
///
/// @param phases phases in order
/// @param written expected number of stored rows, pairs or records; empty where the clients' work
///   determines it
record ExpectedEvents(List<ExpectedPhase> phases, OptionalLong written) {
  /// Phase.
  ///
  /// @param planned expected number of operations in its start event
  /// @param exact whether the phase does exactly that number
  record ExpectedPhase(String phase, long planned, boolean exact) {}

  ExpectedEvents {
    phases = List.copyOf(phases);
  }

  static ExpectedEvents of(Workload workload, Settings settings) {
    return new ExpectedEvents(
        workload.phases().stream()
            .filter(each -> each.isDone(settings))
            .map(each ->
                new ExpectedPhase(each.id(), each.operations().of(settings), each.isExact()))
            .toList(),
        workload.hasClients()
            ? OptionalLong.empty()
            : OptionalLong.of(workload.written().of(settings)));
  }
}
