/// Checks a plan before anything starts: engines and modes, factors, clients, room on the disk, JVM
/// flags. It reports all problems at once and starts nothing.
@NullMarked
package dynobench.preflight;

import org.jspecify.annotations.NullMarked;
