/// The welcome: the purpose of the program, and first steps. The window supplies the actions; this
/// package knows only stored runs and the paths of plan files.
@NullMarked
package dynobench.ui.welcome;

import org.jspecify.annotations.NullMarked;
