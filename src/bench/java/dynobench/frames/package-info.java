/// Categories of code: rules that say which use of time the frames of a stack stand for.
/// Descriptors contain such rules for their engines.
@NullMarked
package dynobench.frames;

import org.jspecify.annotations.NullMarked;
