/// What is done to an engine: protocols, the seeded rows, the checks. A further protocol is a
/// further [Workload]. May use engines, measuring and plans; knows no pipes and no processes.
@NullMarked
package dynobench.workload;

import org.jspecify.annotations.NullMarked;
