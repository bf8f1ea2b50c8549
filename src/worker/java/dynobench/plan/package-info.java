/// What to run: plans, contenders, row counts, commit styles, trials. Records that are checked when
/// they are made, so that nothing invalid travels further. Knows no file and no engine, and starts
/// nothing. [StoredPlan] is the JSON of plans: it stays as it is when records change.
@NullMarked
package dynobench.plan;

import org.jspecify.annotations.NullMarked;
