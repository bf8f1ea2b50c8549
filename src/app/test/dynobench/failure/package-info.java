/// Tests that provoke every kind of failure for real: misbehaving engines, killed processes,
/// invalid commands. They assert the messages and results that the user gets.
@NullMarked
package dynobench.failure;

import org.jspecify.annotations.NullMarked;
