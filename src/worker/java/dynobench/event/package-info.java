/// What happens in a run, as immutable events. The stream of them is the only thing that is stored,
/// shown, replayed and exported; everything else is a view of it. May use plans and measured
/// values.
@NullMarked
package dynobench.event;

import org.jspecify.annotations.NullMarked;
