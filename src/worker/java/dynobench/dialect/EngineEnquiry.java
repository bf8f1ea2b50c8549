package dynobench.dialect;

import dynobench.setup.Setup;
import dynobench.workload.Workload;
import java.util.List;

/// Request of the parent to examine an engine. It is one line of JSON on standard input, because it
/// may contain a password.
///
/// @param setup how to connect; of its dialect, the search uses only the signs of a conflict
/// @param folder folder for the engine's files; it exists
/// @param workloads workloads whose tables the engine should be able to create
public record EngineEnquiry(Setup.Jdbc setup, String folder, List<Workload> workloads) {
  public EngineEnquiry {
    workloads = List.copyOf(workloads);
  }
}
