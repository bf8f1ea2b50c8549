/// Tests the bench itself: whether a contender is found equal to itself and slower when it is
/// slowed down, and how much the harness adds to a bare loop.
@NullMarked
package dynobench.selftest;

import org.jspecify.annotations.NullMarked;
