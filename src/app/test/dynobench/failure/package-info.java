/// Provokes every kind of failure for real: engines that misbehave, processes that are killed,
/// commands that make no sense. Asserts what the user gets.
@NullMarked
package dynobench.failure;

import org.jspecify.annotations.NullMarked;
