/// What recordings of applications tell: their statements by time, and their transactions. Reads
/// recordings as streams, and holds only sums.
@NullMarked
package dynobench.recordings;

import org.jspecify.annotations.NullMarked;
