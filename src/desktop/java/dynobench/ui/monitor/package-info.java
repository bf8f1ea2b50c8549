/// Resource usage of the worker: strips of curves over time, with phases behind them. The values
/// come from [dynobench.ui.monitor.recording], thinned to a few per pixel before drawing. Drawing a
/// run of a million samples therefore costs no more than drawing a short one.
@NullMarked
package dynobench.ui.monitor;

import org.jspecify.annotations.NullMarked;
