/// The welcome: what the program is for, and three things to begin with. What they do is told to
/// it; it knows only stored runs and the paths of plan files.
@NullMarked
package dynobench.ui.welcome;

import org.jspecify.annotations.NullMarked;
