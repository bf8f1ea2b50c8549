/// Comparison of runs, or of contenders of one run: the ratio of their figures, its verdict, and
/// other differences. [dynobench.ui.shown.Showing#compared] contains the runs to compare;
/// [dynobench.comparison.Comparison] computes the results. Knows no other view.
@NullMarked
package dynobench.ui.compare;

import org.jspecify.annotations.NullMarked;
