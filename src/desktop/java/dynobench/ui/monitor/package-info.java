/// What the worker used while it worked: strips of curves over time, and phases behind them. The
/// numbers come from [dynobench.ui.monitor.recording], thinned to a few a pixel before they are
/// drawn, so that a run of a million samples costs no more to look at than a short one.
@NullMarked
package dynobench.ui.monitor;

import org.jspecify.annotations.NullMarked;
