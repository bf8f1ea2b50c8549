/// Everything that the window can show: the runs of the workspace, the published figures, and the
/// overlays of the charts. This package lists, opens, replays and exports them in the background,
/// so that all views share one list and one way to open. Uses [dynobench.ui.shownrun] to show them,
/// [dynobench.ui.live] to know which run is still running, and [dynobench.ui.tasks]; `javafx.base`
/// only. Confined to the user interface's thread.
@NullMarked
package dynobench.ui.storedruns;

import org.jspecify.annotations.NullMarked;
