package dynobench.chart;

import dynobench.chart.Picture.Axis;
import dynobench.chart.Picture.ChartForm;
import dynobench.chart.Picture.ChartLine;
import dynobench.chart.Picture.ChartPoint;
import dynobench.comparison.DuelScore;
import dynobench.comparison.ScoreLine;
import dynobench.comparison.ScoreWords;
import dynobench.measure.Metric;
import dynobench.result.RunResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Chart of a duel: the interval of each figure's ratio after each look. The other contender is the
/// line at 1.
final class DuelChart implements Chart {
  /// Horizontal distance in rounds between the whiskers of two figures at one look.
  private static final double APART = 0.3;

  @Override
  public String id() {
    return "duel";
  }

  @Override
  public String title() {
    return "Duel";
  }

  @Override
  public String about() {
    return "Of a duel: each figure's ratio, and how its interval narrows as rounds come in";
  }

  @Override
  public ChartSelection choice() {
    return ChartSelection.NOTHING;
  }

  @Override
  public boolean shows(Metric metric) {
    return metric == Metric.TIME;
  }

  @Override
  public ChartDraft draft(ChartInput material) {
    Optional<RunResult> run = ChartInput.run(material.mainSource()).filter(RunResult::isDuel);
    return run.map(it -> draft(material, new ScoreWords(it, DuelScore.of(it))))
        .orElseGet(() -> empty(material));
  }

  private static ChartDraft empty(ChartInput material) {
    return ChartDraft.ofRatios(
        material,
        "Duel",
        ChartForm.LINES,
        Axis.repetitions("rounds"),
        List.of(),
        List.of(),
        material.phases().isEmpty()
            ? ""
            : "This run is not a duel. Run a duel of two contenders to see how its intervals"
                + " narrow.");
  }

  private static ChartDraft draft(ChartInput material, ScoreWords words) {
    List<ScoreLine> figures = words.score().lines();
    var notes = new ArrayList<String>();
    figures.forEach(each -> notes.add(words.judged(each) + ": " + words.verdict(each)));
    notes.add(words.method());
    return ChartDraft.ofRatios(
        material,
        words.headline(),
        ChartForm.LINES,
        Axis.repetitions("rounds"),
        lines(material, words),
        notes,
        "%s: the first interim look is after %,d."
            .formatted(words.rounds(), words.score().firstLook()));
  }

  private static List<ChartLine> lines(ChartInput material, ScoreWords words) {
    List<NamedSeries> sides =
        material.shown().stream()
            .filter(each -> each.source().equals(material.mainSource()))
            .toList();
    List<ScoreLine> figures = words.score().lines();
    var lines = new ArrayList<ChartLine>();
    for (int place = 0; place < figures.size(); place++) {
      double shift = APART * (place - (figures.size() - 1) / 2.0);
      for (NamedSeries side : sides) {
        if (side.series().equals(figures.get(place).row().b())) {
          lines.add(line(side, words.figure(figures.get(place)), figures.get(place), place, shift));
        } else if (place == 0) {
          lines.add(ChartPoints.line(side, level(figures)));
        }
      }
    }
    return lines;
  }

  private static ChartLine line(
      NamedSeries side, String name, ScoreLine figure, int place, double shift) {
    return ChartPoints.line(
            side,
            figure.looks().stream()
                .map(each ->
                    new ChartPoint(
                        each.rounds() + shift,
                        each.estimate(),
                        each.interval().low(),
                        each.interval().high(),
                        0,
                        each.rounds(),
                        "",
                        List.of()))
                .toList())
        .named(name, side.look().varied(place));
  }

  /// Returns the line at 1 of the contender that the other is compared with.
  private static List<ChartPoint> level(List<ScoreLine> figures) {
    return figures.stream()
        .flatMap(each -> each.looks().stream())
        .mapToInt(ScoreLine.Look::rounds)
        .distinct()
        .sorted()
        .mapToObj(rounds ->
            ChartPoint.at(rounds, 1, String.format(Locale.ROOT, "after %,d rounds", rounds)))
        .toList();
  }
}
