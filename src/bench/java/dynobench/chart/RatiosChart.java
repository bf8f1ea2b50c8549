package dynobench.chart;

import dynobench.chart.Picture.ChartForm;
import dynobench.chart.Picture.ChartPoint;
import dynobench.comparison.ComparisonWords;
import dynobench.comparison.Ranking.ContenderRank;
import dynobench.comparison.RunRankings;
import dynobench.result.RunResult;
import dynobench.stats.ConfidenceInterval;
import dynobench.workload.Settings;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// Chart of the ratio of each contender to the first of equal durability, with the ratio's
/// interval.
final class RatiosChart implements Chart {
  @Override
  public String id() {
    return "ratios";
  }

  @Override
  public String title() {
    return "Ratios";
  }

  @Override
  public String about() {
    return "Ratio of each contender to the first of equal durability, round by round";
  }

  @Override
  public ChartSelection choice() {
    return ChartSelection.PHASE;
  }

  @Override
  public ChartDraft draft(ChartInput material) {
    String phase = material.phase();
    Settings point = material.point(List.of(phase));
    Optional<RunResult> run = ChartInput.run(material.mainSource());
    RunRankings standings =
        run.map(it -> RunRankings.of(it, material.metric())).orElse(RunRankings.NONE);
    Map<SeriesKey, ContenderRank> ranks = new HashMap<>();
    material
        .at(phase, material.metric(), point)
        .forEach((key, each) -> standings.of(each).ifPresent(it -> ranks.put(key, it)));
    var bars =
        SortedBars.of(
            material,
            material
                .having(ranks)
                .map(each -> ranked(each, Objects.requireNonNull(ranks.get(each.key())))),
            each -> ratio(Objects.requireNonNull(ranks.get(each.key()))));
    return ChartDraft.ofRatios(
        material,
        "%s: %s relative to the first of equal durability%s"
            .formatted(material.title(), material.metric().title(), ChartDraft.at(point)),
        ChartForm.BARS,
        bars.axis(),
        bars.lines((each, place) ->
            ChartPoints.line(
                each, List.of(point(place, Objects.requireNonNull(ranks.get(each.key())))))),
        run.map(it -> List.of(ComparisonWords.ranks(it, standings))).orElse(List.of()),
        material.onlyPublished() ? "The source does not publish single repetitions." : "");
  }

  private static NamedSeries ranked(NamedSeries shown, ContenderRank rank) {
    return rank.text().isEmpty() ? shown : shown.named(rank.text() + "  " + shown.name());
  }

  private static double ratio(ContenderRank rank) {
    return rank.toFirst().map(row -> row.ratio().estimate()).orElse(1.0);
  }

  private static ChartPoint point(int place, ContenderRank rank) {
    double ratio = ratio(rank);
    Optional<ConfidenceInterval> interval = rank.toFirst().flatMap(row -> row.interval());
    return new ChartPoint(
            place,
            ratio,
            interval.map(ConfidenceInterval::low).orElse(ratio),
            interval.map(ConfidenceInterval::high).orElse(ratio),
            0,
            rank.measurement().summary().count(),
            rank.text().isEmpty() ? "" : "rank " + rank.text(),
            List.of())
        .of(rank.measurement().typicalTrial());
  }
}
