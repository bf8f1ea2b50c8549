/// The parent's side of a run: the order of trials, forking workers, time limits, cancelling,
/// ending processes. Produces the stream of events, independently of its readers. May use the
/// catalog, events, plans, and the worker's assignment.
@NullMarked
package dynobench.run;

import org.jspecify.annotations.NullMarked;
