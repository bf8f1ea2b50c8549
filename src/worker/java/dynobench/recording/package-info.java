/// Reads recordings of applications: the calls of each connection, in order. Holds texts and the
/// positions of blocks in memory, and no calls. Depends on the recorder's format.
@NullMarked
package dynobench.recording;

import org.jspecify.annotations.NullMarked;
