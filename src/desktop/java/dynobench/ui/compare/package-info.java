/// Runs, or contenders of one run, side by side: how many times as long one takes as the other,
/// what can be said of that, and what else differs. Which runs is told by
/// [dynobench.ui.shown.Showing#compared]; the sums are those of [dynobench.comparison.Comparison].
/// Knows no other view.
@NullMarked
package dynobench.ui.compare;

import org.jspecify.annotations.NullMarked;
