package dynobench.chart;

import dynobench.chart.Picture.Axis;
import dynobench.chart.Picture.ChartLine;
import dynobench.chart.Picture.ChartPoint;
import dynobench.chart.Picture.Rounds;
import dynobench.chart.Picture.Strand;
import dynobench.chart.Picture.Stretch;
import dynobench.measure.ClientFigures;
import dynobench.result.ServiceSecond;
import dynobench.result.TrialResult;
import dynobench.stats.Summary;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/// Shared parts of charts over the seconds of a phase. The first counted second is 1; the seconds
/// of the warm-up are 0 and below.
final class OverTime {
  /// Boundary on the x axis between warm-up and counted seconds.
  private static final double COUNTS_FROM = 0.5;

  private OverTime() {}

  static Axis axis(List<ChartLine> lines) {
    double first =
        Stream.concat(
                lines.stream().flatMap(line -> line.points().stream()),
                lines.stream()
                    .flatMap(line -> line.rounds().stream())
                    .flatMap(rounds -> rounds.strands().stream())
                    .flatMap(strand -> strand.points().stream()))
            .mapToDouble(ChartPoint::x)
            .min()
            .orElse(1);
    return first > 0
        ? Axis.repetitions("second")
        : Axis.repetitions("second (shaded, 0 and below: warm-up, not counted)")
            .shading(new Stretch(first, COUNTS_FROM));
  }

  static List<ChartPoint> points(
      ServedTrials served, TrialResult trial, ToDoubleFunction<ServiceSecond> value) {
    var points = new ArrayList<ChartPoint>();
    long second = 1 - served.warmups(trial);
    for (ServiceSecond each : served.seconds(trial)) {
      points.add(
          ChartPoint.at((double) second, value.applyAsDouble(each), "second " + second)
              .of(OptionalInt.of(trial.trial().number())));
      second++;
    }
    return points;
  }

  /// Returns the median of the trials for each second that at least half of them reached. A single
  /// trial is returned as is.
  static List<ChartPoint> medians(List<List<ChartPoint>> trials) {
    if (trials.size() == 1) {
      return trials.getFirst();
    }
    var seconds = new TreeMap<Double, List<ChartPoint>>();
    trials.stream()
        .flatMap(List::stream)
        .forEach(each -> seconds.computeIfAbsent(each.x(), _ -> new ArrayList<>()).add(each));
    var medians = new ArrayList<ChartPoint>();
    seconds.forEach((second, points) -> {
      // Needs at least half of the trials: a median of fewer would not represent all.
      if (2 * points.size() >= trials.size()) {
        medians.add(median(second, points));
      }
    });
    return medians;
  }

  private static ChartPoint median(double second, List<ChartPoint> points) {
    double median = new Summary(points.stream().map(ChartPoint::y).toList()).median();
    ChartPoint nearest =
        Collections.min(points, Comparator.comparingDouble(each -> Math.abs(each.y() - median)));
    return new ChartPoint(
            second,
            median,
            median,
            median,
            0,
            points.size(),
            "second " + Math.round(second),
            List.of())
        .of(nearest.trial());
  }

  /// Returns the stretch from the median start of the steady state to the end; empty if no trial
  /// became steady.
  static Optional<Stretch> steady(ServedTrials served, List<ChartPoint> medians) {
    double[] begins =
        served.trials().stream()
            .flatMap(
                trial -> served.service(trial).stream().flatMap(it -> begin(served, trial, it)))
            .mapToDouble(it -> it)
            .toArray();
    return begins.length == 0 || medians.isEmpty()
        ? Optional.empty()
        : Optional.of(new Stretch(Math.rint(Summary.of(begins).median()), medians.getLast().x()));
  }

  private static Stream<Double> begin(
      ServedTrials served, TrialResult trial, ClientFigures service) {
    return service.steady().stream()
        .map(part ->
            1.0
                - served.warmups(trial)
                + served.seconds(trial).stream()
                    .filter(each -> each.interval().fromNanos() < part.fromNanos())
                    .count());
  }

  static ChartLine line(
      NamedSeries shown, List<ChartPoint> points, List<Strand> strands, Optional<Stretch> steady) {
    return ChartPoints.line(shown, points).with(new Rounds(strands, steady));
  }
}
