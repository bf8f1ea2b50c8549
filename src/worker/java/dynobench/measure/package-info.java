/// Clocks, timings, and resources that a process used: CPU, heap, GC, bytes written, files on disk.
/// Workers measure themselves with this package. Depends on no other package of Dynobench.
@NullMarked
package dynobench.measure;

import org.jspecify.annotations.NullMarked;
