/// The parent's side of a run: the order of trials, forking workers, time limits, cancelling,
/// reaping. Produces the stream of events and knows nobody who reads it. May use the catalog,
/// events, plans, and the worker's assignment.
@NullMarked
package dynobench.run;

import org.jspecify.annotations.NullMarked;
