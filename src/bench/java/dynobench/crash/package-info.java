/// Results of crash runs, in a file beside the engine's descriptor, and the plans of crash runs.
@NullMarked
package dynobench.crash;

import org.jspecify.annotations.NullMarked;
