/// Workload of large objects: writing, reading whole and in parts, overwriting and deleting them,
/// in streams.
@NullMarked
package dynobench.protocol.largeobjects;

import org.jspecify.annotations.NullMarked;
