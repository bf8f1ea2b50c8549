/// Entry of the program: the only place that connects its objects.
@NullMarked
package dynobench;

import org.jspecify.annotations.NullMarked;
