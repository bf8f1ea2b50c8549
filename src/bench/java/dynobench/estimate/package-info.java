/// Estimates the time of a run from earlier runs, and reports its progress. Opens no files itself
/// and starts nothing.
@NullMarked
package dynobench.estimate;

import org.jspecify.annotations.NullMarked;
