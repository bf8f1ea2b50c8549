/// Code that runs workloads on an engine, inside a worker. Most sub-packages hold one kind of
/// workload with its seeded data and its checks. May use engines, measuring and plans; knows no
/// pipes and no processes.
@NullMarked
package dynobench.protocol;

import org.jspecify.annotations.NullMarked;
