/// Workloads as data: what is done to an engine, described so that plans can be checked, forms
/// made, charts drawn and tables headed without any engine, and without running a line of it. What
/// runs is in `protocol`. Knows no file, no plan and no engine.
@NullMarked
package dynobench.workload;

import org.jspecify.annotations.NullMarked;
