/// Writes the descriptor of an engine that has none: it finds the dialect by trying, and tries each
/// workload. It also begins workloads of one's own.
@NullMarked
package dynobench.describing;

import org.jspecify.annotations.NullMarked;
