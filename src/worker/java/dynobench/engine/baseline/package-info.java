/// What no database can beat: a map on the heap (memory's limit) and a file that is appended to
/// (the disk's limit).
@NullMarked
package dynobench.engine.baseline;

import org.jspecify.annotations.NullMarked;
