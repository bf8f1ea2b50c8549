/// The format of recordings: the buffers, the values, and the digest of a result. The recorder
/// writes it, and Dynobench's worker reads it, so both compute the same digest. Depends on nothing.
@NullMarked
package dynobench.recorder.format;

import org.jspecify.annotations.NullMarked;
