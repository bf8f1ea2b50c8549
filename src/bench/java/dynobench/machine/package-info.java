/// The machine that a run is measured on: its processors, their load, its disk, and probes of its
/// speed. Depends only on `measure`.
@NullMarked
package dynobench.machine;

import org.jspecify.annotations.NullMarked;
