/// A disk that is a file: what has reached it can be looked at as it was at one moment, without
/// what the system still held in memory. Linux, as root.
@NullMarked
package dynobench.plug;

import org.jspecify.annotations.NullMarked;
