/// What a handful of repetitions can and can't say: medians, comparisons and growth, each with an
/// interval whose achieved confidence is stated. Where the data are too few there is no interval:
/// none is invented. Everything is a pure function of double values, in whatever unit the caller
/// measured; no random numbers, and no state but the distributions that were worked out last.
///
/// May depend on the Commons Statistics distributions and on no other package of Dynobench.
@NullMarked
package dynobench.stats;

import org.jspecify.annotations.NullMarked;
