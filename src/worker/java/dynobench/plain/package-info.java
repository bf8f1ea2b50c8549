/// Baseline loops that run in a JVM without Dynobench: no sampler, no events, no checks. `calibrate
/// --harness` compares trials with them. The package depends on no other package of the program.
@NullMarked
package dynobench.plain;

import org.jspecify.annotations.NullMarked;
