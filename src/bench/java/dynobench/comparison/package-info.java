/// Comparison of two sets of times: ratios, verdicts, other differences between two runs, and texts
/// that command line and window share. May use results and the packages below them.
@NullMarked
package dynobench.comparison;

import org.jspecify.annotations.NullMarked;
