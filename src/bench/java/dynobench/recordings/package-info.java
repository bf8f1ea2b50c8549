/// What recordings of applications tell: their statements and transactions by time, their activity,
/// and patterns that often cost time. Reads recordings as streams, and holds only sums.
@NullMarked
package dynobench.recordings;

import org.jspecify.annotations.NullMarked;
