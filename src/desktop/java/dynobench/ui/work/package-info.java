/// Work in the background, and what the window has to say: whoever needs a disk, a process or time
/// starts a task here and comes back with its outcome or a notice, so that the window never waits.
/// It also holds what is asked of the system outside the window: dialogs and the file manager.
/// Knows no run and no view; uses `javafx.base` only. All of it is confined to the user interface's
/// thread unless it says otherwise.
@NullMarked
package dynobench.ui.work;

import org.jspecify.annotations.NullMarked;
