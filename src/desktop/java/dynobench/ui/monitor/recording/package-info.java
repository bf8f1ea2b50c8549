/// What a run's samples were over time: curves in primitive arrays, thinned to a few numbers a
/// pixel for whoever draws them, and the phases and trials behind them. May use events and what
/// workers measure; knows no toolkit, and nothing of how it is seen.
@NullMarked
package dynobench.ui.monitor.recording;

import org.jspecify.annotations.NullMarked;
