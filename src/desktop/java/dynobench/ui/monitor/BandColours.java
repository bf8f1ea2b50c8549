package dynobench.ui.monitor;

import dynobench.chart.Looks;
import dynobench.chart.SeriesKey;
import dynobench.plan.Trial;
import dynobench.ui.parts.Appearance;
import dynobench.ui.shown.Showing;
import java.awt.Color;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// The colours that trials have by their contenders, as in charts. Looked up once for each, because
/// bands are painted often.
final class BandColours {
  private final Showing showing;
  private final Appearance appearance;
  private final IdentityHashMap<Trial, Optional<Color>> known = new IdentityHashMap<>();
  private Looks looks = Looks.of(List.of());
  private final Function<Trial, Optional<Color>> lookUp = this::lookUp;

  BandColours(Showing showing, Appearance appearance) {
    this.showing = showing;
    this.appearance = appearance;
  }

  /// @param changed hears when they are others
  void follow(Runnable changed) {
    showing.run().subscribe(_ -> forget(changed));
    showing.overlays().subscribe(() -> forget(changed));
    appearance.dark().subscribe(_ -> forget(changed));
  }

  private void forget(Runnable changed) {
    known.clear();
    looks = Looks.of(List.of());
    changed.run();
  }

  /// Empty for a contender that no chart knows.
  Optional<Color> of(Trial trial) {
    return known.computeIfAbsent(trial, lookUp);
  }

  private Optional<Color> lookUp(Trial trial) {
    var key = new SeriesKey(showing.run().get().id(), trial.contender());
    return looks(key).of(key).map(appearance.chartTheme()::colour);
  }

  /// Made anew only for one that wasn't known before: they are made of all trials.
  private Looks looks(SeriesKey key) {
    if (looks.of(key).isEmpty()) {
      looks = Looks.of(showing.sources());
    }
    return looks;
  }
}
