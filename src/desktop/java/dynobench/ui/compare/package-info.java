/// Comparison of runs, or of contenders of one run: the ratio of their figures, its verdict, and
/// other differences. [dynobench.comparison.Comparison] computes the results. The runs to compare
/// are in [dynobench.ui.shownrun.RunDisplay#compared]. Knows no other view.
@NullMarked
package dynobench.ui.compare;

import org.jspecify.annotations.NullMarked;
