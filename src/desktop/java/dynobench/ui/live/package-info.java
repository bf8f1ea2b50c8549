/// The run that this window carries out, at most one at a time, from the user's order to its end.
/// It is separate from the run that is shown, because it continues while another one is shown. For
/// its sake, the window must not redraw while a phase is timed. Uses [dynobench.ui.shownrun] to
/// show it and [dynobench.ui.tasks] to carry it out; `javafx.base` only. Confined to the user
/// interface's thread, except for [dynobench.ui.live.LiveRun#allowsMoving] and the receivers of a
/// run's events.
@NullMarked
package dynobench.ui.live;

import org.jspecify.annotations.NullMarked;
