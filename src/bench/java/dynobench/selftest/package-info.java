/// Tests the program itself: whether a contender is found equal to itself, and slower when it is
/// slowed down; and how much the harness adds to a baseline.
@NullMarked
package dynobench.selftest;

import org.jspecify.annotations.NullMarked;
