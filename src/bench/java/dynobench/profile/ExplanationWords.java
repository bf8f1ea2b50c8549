package dynobench.profile;

import dynobench.comparison.Comparison.ComparisonRow;
import dynobench.event.Series;
import dynobench.frames.TimeCategory;
import dynobench.measure.Unit;
import dynobench.profile.Explanation.Difference;
import dynobench.result.RunResult;
import dynobench.result.SeriesNames;
import dynobench.stats.MeanInterval;
import dynobench.table.NumberText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// Explanations of verdicts as sentences.
public final class ExplanationWords {
  /// Maximum number of categories and of methods that are named.
  private static final int MOST_NAMED = 3;

  private static final double PERCENT = 100;

  private final RunResult run;
  private final Map<Series, String> names;

  public ExplanationWords(RunResult run) {
    this.run = run;
    this.names = SeriesNames.shortOf(run.series());
  }

  /// Returns a verdict as a sentence.
  ///
  /// @param row a comparison whose second side takes longer
  public String verdict(ComparisonRow row) {
    double ratio = row.ratio().estimate();
    return "%s takes %s times as long as %s."
        .formatted(
            name(row.b()),
            NumberText.figure(ratio < 1 ? 1 / ratio : ratio), // a rate falls where a time grows
            name(row.a()));
  }

  /// Returns the sentences on an explanation: the categories in which the slower contender spends
  /// more, then the methods.
  public List<String> lines(Explanation it) {
    if (it.rounds() < MeanInterval.FEWEST) {
      return List.of(
          "Too few profiled rounds to explain the difference: %s, at least %d are needed."
              .formatted(NumberText.counted(it.rounds(), "round"), MeanInterval.FEWEST));
    }
    List<Difference<TimeCategory>> causes = it.causes();
    if (causes.isEmpty()) {
      return List.of("No category explains the difference.");
    }
    var lines = new ArrayList<String>();
    for (int i = 0; i < Math.min(MOST_NAMED, causes.size()); i++) {
      lines.add(sentence(it, causes.get(i), i == 0));
    }
    methods(it, each -> each.nanos().mean() > 0)
        .ifPresent(more -> lines.add("Methods with more time per operation: " + more + "."));
    if (it.isOfOneEngine()) {
      methods(it, each -> each.nanos().mean() < 0)
          .ifPresent(less -> lines.add("Methods with less time per operation: " + less + "."));
    }
    return lines;
  }

  private static Optional<String> methods(Explanation it, Predicate<Difference<String>> wanted) {
    String all =
        it.methods().stream()
            .filter(wanted)
            .limit(MOST_NAMED)
            .map(each -> "%s (%s)".formatted(each.what(), change(it, each)))
            .collect(Collectors.joining(", "));
    return Optional.of(all).filter(each -> !each.isEmpty());
  }

  private static String change(Explanation it, Difference<String> method) {
    double nanos = method.nanos().mean();
    String size = (nanos < 0 ? "−" : "+") + NumberText.measured(Math.abs(nanos), Unit.NANOS);
    if (!it.isOfOneEngine() || (method.inSlow() && method.inFast())) {
      return size;
    }
    return size + (method.inSlow() ? ", only here" : ", gone");
  }

  private String sentence(Explanation it, Difference<TimeCategory> cause, boolean isFirst) {
    TimeCategory category = cause.what();
    String slow = name(it.slow().series());
    String fast = name(it.fast().series());
    String facts =
        "%s spends %s of its %s %s; %s %s."
            .formatted(
                slow,
                share(it.slow(), category),
                run.workload().title(it.slow().phase()).toLowerCase(Locale.ROOT),
                category.clause(),
                fast,
                share(it.fast(), category));
    return isFirst ? facts + " " + without(it.ratioWithout(category), slow, fast) : facts;
  }

  private static String without(double ratio, String slow, String fast) {
    return ratio <= 1
        ? "Without that, %s would be %s times as fast as %s."
            .formatted(slow, NumberText.figure(1 / ratio), fast)
        : "Without that, %s would still take %s times as long as %s."
            .formatted(slow, NumberText.figure(ratio), fast);
  }

  /// Returns the share of a category with its interval, such as `61 % (58–64)`.
  public static String share(ProfiledPhase phase, TimeCategory category) {
    return phase
        .interval(category)
        .map(each ->
            "%s %% (%s–%s)"
                .formatted(
                    percent(each.mean()),
                    percent(Math.max(0, each.low())),
                    percent(Math.min(1, each.high()))))
        .orElseGet(() -> percent(phase.share(category)) + " %");
  }

  /// Returns a share in per cent without a sign.
  public static String percent(double share) {
    double percent = share * PERCENT;
    return String.format(Locale.ROOT, percent > 0 && percent < 9.95 ? "%.1f" : "%.0f", percent);
  }

  private String name(Series series) {
    return names.getOrDefault(series, series.title());
  }
}
