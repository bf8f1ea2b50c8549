/// Curves over time, in strips with phases behind them: usage of the worker, throughput of its
/// clients, speed of the machine, and usage of this program. The values come from
/// [dynobench.ui.monitor.recording], thinned to a few per pixel before drawing. Drawing a run of a
/// million samples therefore costs no more than drawing a short one.
@NullMarked
package dynobench.ui.monitor;

import org.jspecify.annotations.NullMarked;
