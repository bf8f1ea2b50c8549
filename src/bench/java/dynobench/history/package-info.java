/// Histories: the figures of one plan in many runs, and the runs at which they changed.
@NullMarked
package dynobench.history;

import org.jspecify.annotations.NullMarked;
