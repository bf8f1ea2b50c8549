/// What engines, their JVMs and Dynobench itself had to say while a run went on.
@NullMarked
package dynobench.ui.console;

import org.jspecify.annotations.NullMarked;
