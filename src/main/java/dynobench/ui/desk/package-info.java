/// What the window works on, without a toolkit: the run that is shown, the run that goes on, the
/// series that are selected, and work in the background. Views know the desk; the desk knows no
/// view but as a [dynobench.ui.desk.RunView]. Uses `javafx.base` only, and everything of it is
/// confined to the user interface's thread unless it says otherwise.
@NullMarked
package dynobench.ui.desk;

import org.jspecify.annotations.NullMarked;
