/// Checks a plan before anything starts: engines and modes, factors, clients, disk space, JVM
/// flags. It reports all problems at once and starts no process.
@NullMarked
package dynobench.preflight;

import org.jspecify.annotations.NullMarked;
