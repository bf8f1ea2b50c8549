/// What there is to be shown: the runs of the workspace, the published figures, and what is laid
/// over the charts. It lists, opens, replays and exports them in the background, so that all views
/// share one list and one way to open. Uses [dynobench.ui.shown] to show them, [dynobench.ui.live]
/// to know which one still goes on, and [dynobench.ui.work]; `javafx.base` only. Confined to the
/// user interface's thread.
@NullMarked
package dynobench.ui.stored;

import org.jspecify.annotations.NullMarked;
