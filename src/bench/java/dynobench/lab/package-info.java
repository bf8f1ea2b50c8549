/// Plans of runs that test isolation.
@NullMarked
package dynobench.lab;

import org.jspecify.annotations.NullMarked;
