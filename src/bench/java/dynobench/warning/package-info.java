/// Warnings about a run's figures: sentences with figures, and a remedy each, for live and stored
/// runs, command line and window. The warnings are separate from the results. May use events,
/// plans, results and the texts of durability.
@NullMarked
package dynobench.warning;

import org.jspecify.annotations.NullMarked;
