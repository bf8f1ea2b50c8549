/// Profiles of a trial inside the worker: a flight recording of the JDK with the processor samples
/// of all threads, and samples of the blocked threads, which the JDK does not take. The classes of
/// this package load only in a profiled trial. The parent reads the recording.
@NullMarked
package dynobench.profiling;

import org.jspecify.annotations.NullMarked;
