/// Statistics of a few repetitions: medians, comparisons and growth, each with an interval whose
/// achieved confidence is stated. With too few data the result has no interval. Everything is a
/// pure function of double values, in the caller's unit; without random numbers, and with no state
/// except a cache of distributions.
///
/// May depend on the Commons Statistics distributions and on no other package of Dynobench.
@NullMarked
package dynobench.stats;

import org.jspecify.annotations.NullMarked;
