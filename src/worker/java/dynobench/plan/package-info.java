/// Plans of runs: contenders, row counts, commit styles, trials. Records validate themselves in
/// their constructors, so no invalid plan exists. The package knows no file and no engine, and
/// starts nothing. [StoredPlan] is the JSON form of plans: it stays unchanged when records change.
@NullMarked
package dynobench.plan;

import org.jspecify.annotations.NullMarked;
