/// What drivers of tests have in common, which behave badly in workers, from jars of their own.
@NullMarked
package dynobench.driver;

import org.jspecify.annotations.NullMarked;
