/// View Isolation: the scripts of a test of isolation, as lanes of sessions that can be played step
/// by step.
@NullMarked
package dynobench.ui.isolation;

import org.jspecify.annotations.NullMarked;
