/// The plan that the user edits: its fields, its problems, its presets and files, and whether it
/// can run. It exists so that form, tool bar, engine tree and menus change one draft. Knows no run
/// and no view; uses [dynobench.ui.tasks] and `javafx.base`. Confined to the user interface's
/// thread; checks and files are handled in the background.
@NullMarked
package dynobench.ui.plandraft;

import org.jspecify.annotations.NullMarked;
