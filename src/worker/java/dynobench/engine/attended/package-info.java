/// An engine with somebody beside it who hears where each of its operations begins and ends, and
/// who may slow it down or have it wait there. Knows no engine in particular.
@NullMarked
package dynobench.engine.attended;

import org.jspecify.annotations.NullMarked;
