/// Simulates power cuts with a disk that is a file. Its content at one moment can be copied without
/// the data that the system still had in memory. Needs Linux and root.
@NullMarked
package dynobench.powercut;

import org.jspecify.annotations.NullMarked;
