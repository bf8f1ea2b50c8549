/// Detects the SQL dialect of an engine that has no descriptor, by trial. The search runs in a
/// separate process, because a driver is untrusted code.
@NullMarked
package dynobench.dialect;

import org.jspecify.annotations.NullMarked;
