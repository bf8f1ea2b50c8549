/// The run that this window carries out, at most one at a time, from the user's order to its end.
/// It stands apart from the run that is shown because it goes on while another one is looked at,
/// and because the window has to keep still for it. Uses [dynobench.ui.shown] to show it and
/// [dynobench.ui.work] to carry it out; `javafx.base` only. Confined to the user interface's
/// thread, but for [dynobench.ui.live.LiveRun#allowsMoving].
@NullMarked
package dynobench.ui.live;

import org.jspecify.annotations.NullMarked;
