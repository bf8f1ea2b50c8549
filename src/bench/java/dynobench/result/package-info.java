/// Sum of a run's events, live and stored alike: trials, measurements and their growth, the run's
/// progress, and contradictions in its log. Uses neither files nor tables. May use events, plans,
/// measured values and statistics.
@NullMarked
package dynobench.result;

import org.jspecify.annotations.NullMarked;
