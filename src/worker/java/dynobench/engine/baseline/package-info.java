/// Baselines that a database cannot exceed: a map on the heap for memory, and a file with appended
/// rows for the disk.
@NullMarked
package dynobench.engine.baseline;

import org.jspecify.annotations.NullMarked;
