/// Workloads as data. From these descriptions the program checks plans, makes forms, draws charts
/// and heads tables, without an engine and without running code of the workload. Package `protocol`
/// has the code that runs. Knows no file, no plan and no engine.
@NullMarked
package dynobench.workload;

import org.jspecify.annotations.NullMarked;
