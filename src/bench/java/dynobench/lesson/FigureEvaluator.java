package dynobench.lesson;

import dynobench.comparison.Comparison;
import dynobench.isolation.AnomalyClass;
import dynobench.lesson.LessonFigure.Side;
import dynobench.measure.Metric;
import dynobench.plan.Trial;
import dynobench.reference.References;
import dynobench.result.CrashResult;
import dynobench.result.IterationSummary;
import dynobench.result.LevelResult;
import dynobench.result.LevelResult.SeenAnomaly;
import dynobench.result.Measurement;
import dynobench.result.MeasurementSet;
import dynobench.result.RunResult;
import dynobench.result.TrialResult;
import dynobench.stats.ConfidenceInterval;
import dynobench.stats.Ratio;
import dynobench.stats.Summary;
import dynobench.stats.Verdict;
import dynobench.table.NumberText;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Reads figures from a run. The question precedes the run, so the figure is judged on its own, at
/// a confidence level of 95 %.
final class FigureEvaluator {
  private static final String MISSING =
      "The run does not have this figure: its trials failed, or the run was stopped.";
  private static final double PERCENT = 100;

  private final RunResult run;

  FigureEvaluator(RunResult run) {
    this.run = run;
  }

  FigureValue read(LessonFigure figure) {
    return switch (figure) {
      case LessonFigure.SideRatio times -> times(times);
      case LessonFigure.SurvivingShare found -> survivingShare(found);
      case LessonFigure.BrokenLevels broken -> brokenLevels(broken);
    };
  }

  private FigureValue times(LessonFigure.SideRatio figure) {
    Optional<Measurement> over = measurement(figure, figure.over());
    Optional<Measurement> under = measurement(figure, figure.under());
    if (over.isEmpty() || under.isEmpty()) {
      return new FigureValue.Unsure("", MISSING);
    }
    if (figure.over() instanceof Side.Measured a && figure.under() instanceof Side.Measured b) {
      boolean cold = a.first() || b.first();
      return Comparison.announced(
              run,
              cold ? settledOrNot(under.get()) : under.get(),
              cold ? settledOrNot(over.get()) : over.get(),
              round -> isRoundOf(round, a) && isRoundOf(round, b))
          .map(row -> value(row.ratio(), row.verdict()))
          .orElseGet(() -> new FigureValue.Unsure("", MISSING));
    }
    Ratio ratio = againstPublished(over.get().summary(), under.get().summary());
    FigureValue read =
        value(ratio, ratio.verdict(ConfidenceInterval.USUAL_CONFIDENCE, Comparison.USUAL_MARGIN));
    return read instanceof FigureValue.Sure sure ? ofPublished(sure, figure, ratio) : read;
  }

  private static boolean isRoundOf(int round, Side.Measured side) {
    return side.rounds().isEmpty() || side.rounds().contains(round);
  }

  /// Adapts the text for a published figure, whose repetitions are only copies.
  private static FigureValue ofPublished(
      FigureValue.Sure it, LessonFigure.SideRatio figure, Ratio ratio) {
    String published = "one published figure, treated as exact,";
    String measured = ratio.over().count() + " measurements";
    String sides =
        figure.over() instanceof Side.Published
            ? published + " against " + measured
            : measured + " against " + published.replace("exact,", "exact");
    return new FigureValue.Sure(
        it.value(),
        it.low(),
        it.high(),
        it.text(),
        sides + it.how().substring(it.how().indexOf(';')));
  }

  /// Returns the ratio to a published figure. Repeats the published figure in each round, because
  /// its spread is unknown.
  private static Ratio againstPublished(Summary over, Summary under) {
    int rounds = Math.max(over.count(), under.count());
    return Ratio.ofRounds(repeated(over, rounds), repeated(under, rounds));
  }

  private static Summary repeated(Summary it, int rounds) {
    return it.count() == rounds ? it : new Summary(Collections.nCopies(rounds, it.median()));
  }

  private static FigureValue value(Ratio ratio, Verdict verdict) {
    String times = NumberText.ratio(ratio.estimate()) + " times";
    return switch (verdict) {
      case Verdict.NotComparable(String reason) ->
          new FigureValue.Unsure(times, "The run gives no answer: %s.".formatted(reason));
      case Verdict.TooFew(int needed) ->
          new FigureValue.Unsure(
              times, "Too few rounds for an answer: at least %d are needed.".formatted(needed));
      case Verdict.Different(ConfidenceInterval interval) -> sure(ratio, interval);
      case Verdict.Alike(ConfidenceInterval interval, double _) -> sure(ratio, interval);
      case Verdict.Undecided(ConfidenceInterval interval, int _) -> sure(ratio, interval);
    };
  }

  private static FigureValue.Sure sure(Ratio ratio, ConfidenceInterval interval) {
    return new FigureValue.Sure(
        ratio.estimate(),
        interval.low(),
        interval.high(),
        "%s times (%s – %s)"
            .formatted(
                NumberText.ratio(ratio.estimate()),
                NumberText.ratio(interval.low()),
                NumberText.ratio(interval.high())),
        String.format(
            Locale.ROOT,
            "%d and %d measurements; interval: %s, %.1f %%",
            ratio.over().count(),
            ratio.under().count(),
            interval.method(),
            interval.confidence() * PERCENT));
  }

  private Optional<Measurement> measurement(LessonFigure.SideRatio figure, Side side) {
    return switch (side) {
      case Side.Published it -> published(figure, it);
      case Side.Measured it ->
          one(run, it.phase(), figure.metric(), it.levels(), it.contender())
              .flatMap(each -> it.first() ? first(each) : Optional.of(each))
              .flatMap(each -> it.rounds().isEmpty() ? Optional.of(each) : ofRounds(each, it));
    };
  }

  private static Optional<Measurement> published(
      LessonFigure.SideRatio figure, Side.Published side) {
    return References.figures(side.reference()).stream()
        .flatMap(it -> it.measurements(side.phase(), figure.metric()).stream())
        .filter(each -> each.series().title().equals(side.series()))
        .filter(each -> areAt(each.levels(), side.levels()))
        .findFirst();
  }

  private static Optional<Measurement> one(
      MeasurementSet figures, String phase, Metric metric, Settings levels, String contender) {
    return figures.measurements(phase, metric).stream()
        .filter(each -> each.series().contender().toString().equals(contender))
        .filter(each -> areAt(each.levels(), levels))
        .findFirst();
  }

  private static boolean areAt(Settings levels, Settings wanted) {
    return wanted.values().entrySet().stream()
        .allMatch(each -> levels.get(each.getKey()).equals(Optional.of(each.getValue())));
  }

  /// Returns the measurement of the first iterations, as if each were a trial.
  private static Optional<Measurement> first(Measurement of) {
    return of.iterations()
        .map(IterationSummary::first)
        .map(summary -> like(of, of.trials(), summary));
  }

  /// Returns the measurement with unsteady trials included. The difference to a first iteration is
  /// so large that a steady state is not required.
  private static Measurement settledOrNot(Measurement it) {
    return like(it, it.trials(), it.summary());
  }

  private Optional<Measurement> ofRounds(Measurement of, Side.Measured side) {
    List<Integer> trials = new ArrayList<>();
    List<Double> values = new ArrayList<>();
    for (int i = 0; i < of.trials().size(); i++) {
      if (side.rounds().contains(round(of.trials().get(i)))) {
        trials.add(of.trials().get(i));
        values.add(of.summary().observations().get(i));
      }
    }
    return values.isEmpty() ? Optional.empty() : Optional.of(like(of, trials, new Summary(values)));
  }

  private int round(int trial) {
    return run.trials().stream()
        .map(TrialResult::trial)
        .filter(each -> each.number() == trial)
        .mapToInt(Trial::repetition)
        .findFirst()
        .orElse(0);
  }

  private static Measurement like(Measurement it, List<Integer> trials, Summary summary) {
    return new Measurement(
        it.phase(), it.metric(), it.series(), it.levels(), it.operations(), trials, summary);
  }

  /// Returns the number of contenders, which is counted and has no uncertainty.
  private FigureValue brokenLevels(LessonFigure.BrokenLevels figure) {
    List<LevelResult> tested =
        LevelResult.of(run).stream()
            .filter(LevelResult::isTested)
            .filter(each -> each.level().wanted().equals(Optional.of(figure.level())))
            .toList();
    if (tested.isEmpty()) {
      return new FigureValue.Unsure("", MISSING);
    }
    List<LevelResult> broken = tested.stream().filter(each -> !each.broken().isEmpty()).toList();
    String anomalies =
        AnomalyClass.words(
            broken.stream()
                .flatMap(each -> each.broken().stream())
                .map(SeenAnomaly::anomaly)
                .distinct()
                .toList());
    return new FigureValue.Sure(
        broken.size(),
        broken.size(),
        broken.size(),
        "%d of %d let happen what the name forbids".formatted(broken.size(), tested.size()),
        anomalies.isEmpty() ? "no anomaly was seen" : "seen: " + anomalies);
  }

  private FigureValue survivingShare(LessonFigure.SurvivingShare figure) {
    List<CrashResult> seen =
        run.crashes().all().stream()
            .filter(each -> each.trial().contender().toString().equals(figure.contender()))
            .filter(each -> each.crashed().blow() == figure.blow())
            .filter(each -> each.survival().isPresent() && each.crashed().acknowledged() > 0)
            .toList();
    return seen.isEmpty() ? new FigureValue.Unsure("", MISSING) : counted(seen);
  }

  /// Returns the share of rows that survived. It is counted, not estimated, and so has no
  /// uncertainty.
  private static FigureValue counted(List<CrashResult> seen) {
    long acknowledged = seen.stream().mapToLong(each -> each.crashed().acknowledged()).sum();
    long lost = seen.stream().mapToLong(FigureEvaluator::lost).sum();
    double share = 1 - lost / (double) acknowledged;
    long whole = seen.stream().filter(each -> lost(each) == 0).count();
    return new FigureValue.Sure(
        share,
        share,
        share,
        "%s of %s acknowledged rows were kept"
            .formatted(percent(share), NumberText.count(acknowledged)),
        "%s, %d of them without loss; %s rows lost in total"
            .formatted(
                seen.size() + (seen.size() == 1 ? " crash" : " crashes"),
                whole,
                NumberText.count(lost)));
  }

  private static long lost(CrashResult crash) {
    return crash
        .survival()
        .map(left -> left.opened() ? left.rows().lost() : crash.crashed().acknowledged())
        .orElse(0L);
  }

  /// Formats a share. Never rounds up to 100 % or down to 0 %.
  private static String percent(double share) {
    if (share <= 0 || share >= 1) {
      return share <= 0 ? "0 %" : "100 %";
    }
    for (int digits = 1; digits < 6; digits++) {
      String text = String.format(Locale.ROOT, "%." + digits + "f", share * PERCENT);
      double shown = Double.parseDouble(text);
      if (shown > 0 && shown < PERCENT) {
        return text + " %";
      }
    }
    return share > 0.5 ? "nearly 100 %" : "nearly 0 %";
  }
}
