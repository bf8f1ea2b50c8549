/// What a run's events add up to, live and stored alike: trials, measurements and their growth, how
/// far the run got, and what is wrong with what was told. Knows neither files nor tables. May use
/// events, plans, measured values and statistics.
@NullMarked
package dynobench.result;

import org.jspecify.annotations.NullMarked;
