package dynobench.chart;

import dynobench.event.Series;
import dynobench.plan.CommitStyle.Autocommit;
import dynobench.plan.Contender;
import dynobench.result.Figures;
import dynobench.result.Measurement;
import dynobench.stats.Summary;
import java.util.List;
import java.util.Optional;

/// Figures that somebody published: one series, medians only.
record Published(String id) implements Figures {
  static final Series SERIES =
      new Series(
          new Contender("old", "derby", new Autocommit()),
          "Derby",
          "10.0",
          "",
          "",
          Optional.empty(),
          List.of());

  @Override
  public List<Series> series() {
    return List.of(SERIES);
  }

  @Override
  public List<String> phases() {
    return List.of("insert");
  }

  @Override
  public List<Measurement> measurements(String phase) {
    return phase.equals("insert")
        ? List.of(new Measurement(phase, SERIES, 1000, List.of(), Summary.of(5e9)))
        : List.of();
  }
}
