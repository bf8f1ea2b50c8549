package dynobench.dialect;

import dynobench.setup.Setup;
import dynobench.workload.Workload;
import java.util.List;

/// What the parent wants to know of an engine. One line of JSON on the process's standard input,
/// for it may hold a password.
///
/// @param setup how it is reached; its dialect is what is looked for
/// @param folder for its files; it exists
/// @param workloads whose tables it should be able to make
public record Enquiry(Setup.Jdbc setup, String folder, List<Workload> workloads) {
  public Enquiry {
    workloads = List.copyOf(workloads);
  }
}
