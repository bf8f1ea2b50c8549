package dynobench.ui.monitor;

import dynobench.chart.SeriesKey;
import dynobench.chart.SeriesLooks;
import dynobench.plan.Trial;
import dynobench.ui.monitor.recording.TimeBand;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.widgets.Appearance;
import java.awt.Color;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Colours of trials by their contenders, as in charts. Each is looked up once, because bands are
/// painted often.
final class BandColours {
  private final RunDisplay showing;
  private final Appearance appearance;
  private final IdentityHashMap<Trial, Optional<Color>> known = new IdentityHashMap<>();
  private SeriesLooks looks = SeriesLooks.of(List.of());
  private final Function<Trial, Optional<Color>> lookUp = this::lookUp;

  BandColours(RunDisplay showing, Appearance appearance) {
    this.showing = showing;
    this.appearance = appearance;
  }

  /// Forgets the colours whenever they may change.
  ///
  /// @param changed called now, and whenever the colours may have changed
  void follow(Runnable changed) {
    showing.run().subscribe(_ -> forget(changed));
    showing.overlays().subscribe(() -> forget(changed));
    appearance.dark().subscribe(_ -> forget(changed));
  }

  private void forget(Runnable changed) {
    known.clear();
    looks = SeriesLooks.of(List.of());
    changed.run();
  }

  /// Returns the colour of a trial; empty for a contender that charts don't know.
  Optional<Color> of(Trial trial) {
    return known.computeIfAbsent(trial, lookUp);
  }

  /// Returns the colour of the trial of a time range, as [#of(Trial)].
  Optional<Color> of(TimeBand band) {
    return band.trial().isPresent() ? of(band.trial().get()) : Optional.empty();
  }

  private Optional<Color> lookUp(Trial trial) {
    var key = new SeriesKey(showing.run().get().id(), trial.contender());
    return looks(key).of(key).map(appearance.chartTheme()::colour);
  }

  /// Computes the looks again only for an unknown series, because that requires all trials.
  private SeriesLooks looks(SeriesKey key) {
    if (looks.of(key).isEmpty()) {
      looks = SeriesLooks.of(showing.sources());
    }
    return looks;
  }
}
