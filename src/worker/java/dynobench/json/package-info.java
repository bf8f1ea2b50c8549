/// Records as JSON lines and back, by streaming: no data binding, because every worker pays for
/// what it loads. The pipe to a worker, the run log and the environment file share it. Depends on
/// nothing else of ours.
@NullMarked
package dynobench.json;

import org.jspecify.annotations.NullMarked;
