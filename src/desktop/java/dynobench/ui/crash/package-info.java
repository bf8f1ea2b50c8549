/// Crash runs: rows that are acknowledged while a contender writes, the times of the power cuts,
/// and the rows found afterwards. Starts such a run. Knows no other view.
@NullMarked
package dynobench.ui.crash;

import org.jspecify.annotations.NullMarked;
