package dynobench.ui.monitor;

import dynobench.ui.monitor.recording.TimeBand;
import dynobench.ui.widgets.ColourConversion;
import javafx.scene.shape.Line;

/// Lines of aligned trials, in the colours of their contenders.
record SeriesLines(StripsLooks looks, BandColours colours) {
  /// Returns the line of a trial; that of the read-out for a contender that charts don't know.
  Line of(TimeBand trial) {
    return colours
        .of(trial)
        .map(colour -> looks.ofSeries(ColourConversion.of(colour)))
        .orElse(looks.cursor());
  }
}
