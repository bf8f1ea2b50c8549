/// What to run: plans, contenders, row counts, commit styles, trials. Records that are checked when
/// they are made, so that nothing invalid travels further. Knows no file and no engine, and starts
/// nothing.
@NullMarked
package dynobench.plan;

import org.jspecify.annotations.NullMarked;
