/// Events of a run, as immutable records. The stream of events is the only data that is stored,
/// displayed, replayed and exported; all other data is computed from this stream. May use plans and
/// measured values.
@NullMarked
package dynobench.event;

import org.jspecify.annotations.NullMarked;
