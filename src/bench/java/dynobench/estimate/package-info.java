/// Estimates how long a run will take from earlier runs, and tells its progress. Knows no file and
/// starts nothing.
@NullMarked
package dynobench.estimate;

import org.jspecify.annotations.NullMarked;
