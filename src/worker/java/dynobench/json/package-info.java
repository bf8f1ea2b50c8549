/// Converts records to JSON lines and back, by streaming. It uses no data binding, because every
/// worker would have to load that code. The pipe to a worker, the run log and the environment file
/// use it. Depends on no other package of the program.
@NullMarked
package dynobench.json;

import org.jspecify.annotations.NullMarked;
