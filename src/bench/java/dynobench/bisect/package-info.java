/// Searches for the version or commit that made an engine slower.
@NullMarked
package dynobench.bisect;

import org.jspecify.annotations.NullMarked;
