/// Reads the descriptions of workloads: those that come with the program, and the user's own. The
/// workloads themselves are records of `workload`, which a worker knows, too.
@NullMarked
package dynobench.workloadfile;

import org.jspecify.annotations.NullMarked;
