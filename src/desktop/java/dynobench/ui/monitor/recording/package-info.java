/// The samples of a run over time: curves in primitive arrays, thinned to a few values per pixel
/// for drawing. It also contains the phases and trials behind them. May use events and the data of
/// workers; knows no toolkit and nothing of the drawing.
@NullMarked
package dynobench.ui.monitor.recording;

import org.jspecify.annotations.NullMarked;
