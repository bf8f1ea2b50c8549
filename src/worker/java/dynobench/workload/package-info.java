/// Workloads as data. From these descriptions the program checks plans, makes forms, draws charts
/// and heads tables, without an engine and without running code of the workload. Package `protocol`
/// has the code that runs. Knows no plan, no engine, and no file except the user's pairs.
@NullMarked
package dynobench.workload;

import org.jspecify.annotations.NullMarked;
