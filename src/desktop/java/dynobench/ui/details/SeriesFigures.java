package dynobench.ui.details;

import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.plan.LevelLabels;
import dynobench.result.Measurement;
import dynobench.result.MeasurementSet;
import dynobench.result.Scaling;
import dynobench.stats.ScalingFit;
import dynobench.table.NumberText;
import dynobench.table.PhaseRow;
import dynobench.ui.widgets.ViewTexts;
import java.util.List;
import java.util.Optional;

/// Sections of Details about a series' figures.
record SeriesFigures(ViewTexts texts, MeasurementSet figures, Series series) {
  /// Returns the parts of each phase, at the last of its points that has figures. Leaves out phases
  /// that have only a total time.
  Optional<DetailsPage.Section> parts() {
    var facts = new SectionBuilder(texts);
    for (String phase : figures.phases()) {
      List<PhaseRow> own =
          PhaseRow.of(figures, phase).stream().filter(each -> isOwn(each.whole())).toList();
      if (!own.isEmpty() && own.getLast().part(Metric.WORK).isPresent()) {
        PhaseRow last = own.getLast();
        facts.item(
            new DetailsPage.Split(
                texts.of(
                    "split",
                    phase,
                    last.whole().where(),
                    NumberText.millis(last.whole().summary().median())),
                last.part(Metric.OPEN).orElse(0),
                last.part(Metric.WORK).orElse(0),
                last.part(Metric.CLOSE).orElse(0)));
      }
    }
    return facts.section("parts");
  }

  private boolean isOwn(Measurement measurement) {
    return measurement.series().equals(series);
  }

  /// Returns the growth of each phase with each factor, for each combination of the other factors'
  /// levels. Empty for published figures.
  Optional<DetailsPage.Section> scaling() {
    var facts = new SectionBuilder(texts);
    for (String phase : figures.phases()) {
      for (String factor : figures.factors()) {
        SeriesPage.run(figures)
            .map(run -> Scaling.ofWork(run, phase, series, factor))
            .orElse(List.of())
            .forEach(each ->
                facts.item(
                    new DetailsPage.Fact(
                        each.held().values().isEmpty()
                            ? phase
                            : phase + " · " + LevelLabels.label(each.held()),
                        exponent(each.fit()))));
      }
    }
    return facts.section("scaling");
  }

  private String exponent(ScalingFit fit) {
    return texts.of(
        Scaling.isDetermined(fit) ? "exponent" : "exponent.unknown",
        Scaling.exponent(fit),
        Scaling.interval(fit));
  }
}
