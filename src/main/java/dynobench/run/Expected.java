package dynobench.run;

import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.util.List;

/// What a worker will have to say of a trial that it was asked to run.
///
/// @param phases in order
/// @param written how many things are put in
record Expected(List<Part> phases, long written) {
  /// A phase.
  ///
  /// @param operations that it does
  record Part(String phase, long operations) {}

  Expected {
    phases = List.copyOf(phases);
  }

  static Expected of(Workload workload, Settings settings) {
    return new Expected(
        workload.phases().stream()
            .map(each -> new Part(each.id(), each.operations().of(settings)))
            .toList(),
        workload.written().of(settings));
  }
}
