/// What is done to an engine, inside a worker: the classes that carry workloads out, a sub-package
/// each, with their seeded data and their checks. May use engines, measuring and plans; knows no
/// pipes and no processes.
@NullMarked
package dynobench.protocol;

import org.jspecify.annotations.NullMarked;
