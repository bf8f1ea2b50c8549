/// Background tasks and notifications. Code that needs a disk, a process or time starts a task
/// here, so that the window never waits. The task delivers its outcome or a notification. This
/// package also holds what the window asks of the operating system: dialogs and the file manager.
/// It knows no run and no view, and uses `javafx.base` only. All classes are confined to the user
/// interface's thread unless they document otherwise.
@NullMarked
package dynobench.ui.tasks;

import org.jspecify.annotations.NullMarked;
