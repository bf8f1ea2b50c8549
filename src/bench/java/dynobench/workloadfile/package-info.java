/// Reads the descriptions of workloads: the shipped ones, and the user's. The workloads themselves
/// are records of `workload`, which a worker uses, too.
@NullMarked
package dynobench.workloadfile;

import org.jspecify.annotations.NullMarked;
