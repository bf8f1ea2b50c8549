package dynobench.cli;

import dynobench.measure.Metric;
import dynobench.measure.Unit;
import dynobench.plan.LevelLabels;
import dynobench.reference.Reference;
import dynobench.result.Measurement;
import dynobench.result.RelativeValue;
import dynobench.result.RunResult;
import dynobench.table.NumberText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// Table of a run's figures next to published ones of the same phase, at the same levels.
///
/// @param all whether each contender is compared with every published series, or only with those
///   that it repeats
record BesidePublished(RunResult result, Reference.Repeatable published, boolean all) {
  private record FigurePair(Measurement own, Measurement published) {}

  /// Returns the lines of one table for each phase and metric that the run and the reference have
  /// in common.
  ///
  /// @param wanted metric to show; by default, for each phase, the first common metric that is not
  ///   in bytes, and all common metrics in bytes
  /// @return empty where the run has another workload, or no measurement in common
  Stream<String> lines(Optional<Metric> wanted) {
    return result.workload().id().equals(published.workload().id())
        ? published.phases().stream()
            .flatMap(phase -> metrics(phase, wanted).flatMap(metric -> table(phase, metric)))
        : Stream.empty();
  }

  private Stream<Metric> metrics(String phase, Optional<Metric> wanted) {
    List<Metric> both =
        wanted
            .map(Stream::of)
            .orElseGet(() -> Stream.of(Metric.values()))
            .filter(metric -> !pairs(phase, metric).isEmpty())
            .toList();
    return Stream.concat(
        both.stream().filter(each -> each.unit() != Unit.BYTES).limit(1),
        both.stream().filter(each -> each.unit() == Unit.BYTES));
  }

  private List<FigurePair> pairs(String phase, Metric metric) {
    List<Measurement> theirs = published.measurements(phase, metric);
    return result.measurements(phase, metric).stream()
        .flatMap(own ->
            theirs.stream().filter(each -> meets(own, each)).map(each -> new FigurePair(own, each)))
        .toList();
  }

  /// Returns whether two measurements are comparable: the contender repeats the published series
  /// (unless [#all]), and their levels are equal. A level that one of them lacks is ignored;
  /// constant parameters of the run count as levels.
  private boolean meets(Measurement own, Measurement theirs) {
    return (all || published.isCounterpart(own.series().contender(), theirs.series()))
        && theirs.levels().values().entrySet().stream()
            .allMatch(level ->
                own.levels()
                    .get(level.getKey())
                    .or(() -> result.parameters().get(level.getKey()))
                    .map(level.getValue()::equals)
                    .orElse(true));
  }

  private boolean relates(FigurePair pair) {
    return RelativeValue.of(published, pair.published()).isPresent();
  }

  private Stream<String> table(String phase, Metric metric) {
    List<String> factors = result.factors();
    var head = new ArrayList<String>(List.of("contender"));
    factors.forEach(each -> head.add(">" + LevelLabels.name(each)));
    head.addAll(List.of(">here", "published", ">then", ">here / then"));
    List<FigurePair> pairs = pairs(phase, metric);
    boolean relates =
        metric.better() == Metric.Better.MORE && pairs.stream().anyMatch(this::relates);
    if (relates) {
      head.addAll(List.of("relative to, here", "relative to, then"));
    }
    var table = new TextTable(head.toArray(String[]::new));
    for (FigurePair each : pairs) {
      double own = each.own().summary().median();
      double theirs = each.published().summary().median();
      var cells = new ArrayList<String>(List.of(each.own().series().title()));
      factors.forEach(
          it -> cells.add(each.own().levels().get(it).map(LevelLabels::value).orElse("")));
      cells.add(PublishedFigure.text(own, metric));
      cells.add(each.published().series().title());
      cells.add(PublishedFigure.text(theirs, metric));
      cells.add(theirs > 0 ? NumberText.figure(own / theirs) : "");
      if (relates) {
        cells.add(NumberText.relative(RelativeValue.of(result, each.own())));
        cells.add(NumberText.relative(RelativeValue.of(published, each.published())));
      }
      table.add(cells.toArray(String[]::new));
    }
    String title = result.workload().title(phase).toUpperCase(Locale.ROOT);
    return Stream.concat(
        Stream.of("", title + ": " + metric.title() + " [" + PublishedFigure.unit(metric) + "]"),
        table.lines().stream());
  }
}
