/// Base classes of test drivers. They misbehave in workers, which load them from separate jars.
@NullMarked
package dynobench.driver;

import org.jspecify.annotations.NullMarked;
