/// Output of engines, their JVMs and Dynobench itself during a run.
@NullMarked
package dynobench.ui.console;

import org.jspecify.annotations.NullMarked;
