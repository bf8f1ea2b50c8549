/// The machine that a run is measured on: its processors, how busy they are, its disk, and probes
/// of its speed. Depends on `measure` alone.
@NullMarked
package dynobench.machine;

import org.jspecify.annotations.NullMarked;
