/// Clocks, timings, and what a process used: CPU, heap, GC, bytes written, files on disk. The
/// worker measures itself with it. Depends on nothing else of ours.
@NullMarked
package dynobench.measure;

import org.jspecify.annotations.NullMarked;
