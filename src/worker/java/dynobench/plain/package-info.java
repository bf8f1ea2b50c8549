/// Plain loops in a JVM of their own that knows nothing of Dynobench: no sampler, no events, no
/// checks. `calibrate --harness` holds a trial against them. The package depends on no other of the
/// program.
@NullMarked
package dynobench.plain;

import org.jspecify.annotations.NullMarked;
