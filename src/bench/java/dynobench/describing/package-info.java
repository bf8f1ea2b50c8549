/// Writes the descriptor of an engine that has none: finds the dialect by trying, and tries each
/// workload. Also creates user-defined workloads.
@NullMarked
package dynobench.describing;

import org.jspecify.annotations.NullMarked;
