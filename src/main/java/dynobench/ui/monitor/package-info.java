/// What the worker used while it worked: strips of curves over time, and phases behind them. The
/// numbers lie in primitive arrays and are thinned to a few a pixel before they are drawn, so that
/// a run of a million samples costs no more to look at than a short one. All classes but the
/// `Strips` ones and [dynobench.ui.monitor.MonitorView] know no toolkit.
@NullMarked
package dynobench.ui.monitor;

import org.jspecify.annotations.NullMarked;
