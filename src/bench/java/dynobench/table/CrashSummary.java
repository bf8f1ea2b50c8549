package dynobench.table;

import dynobench.comparison.Grade;
import dynobench.comparison.ResultLine;
import dynobench.durability.CrashKind;
import dynobench.durability.CrashStage;
import dynobench.durability.CrashTally;
import dynobench.durability.DurabilityStatement;
import dynobench.durability.RecoveryResult;
import dynobench.durability.SurvivalLevel;
import dynobench.event.Series;
import dynobench.result.CrashResult;
import dynobench.result.RunResult;
import dynobench.result.SeriesNames;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Verdict on a contender's crashes: the rows that it kept, its worst loss, and whether its claim
/// held. Command line, window and report share it.
///
/// @param name name of the contender, unique in its run
/// @param crashes examined crashes of the contender, at least one
public record CrashSummary(Series series, String name, List<CrashResult> crashes) {
  private static final double MILLIS_PER_SECOND = 1_000;
  private static final double PERCENT = 100;

  private static final String AFTER_KILL = " after a kill";
  private static final String AFTER_CUT = " after a power cut";

  /// Largest number of decimals of a share that is nearly everything.
  private static final int MOST_DECIMALS = 3;

  /// Largest number of contenders that a headline names.
  private static final int NAMED = 3;

  public CrashSummary {
    crashes = List.copyOf(crashes);
  }

  /// Returns a summary for each contender whose crashes were examined.
  public static List<CrashSummary> of(RunResult run) {
    List<CrashResult> examined =
        run.crashes().all().stream().filter(each -> each.survival().isPresent()).toList();
    Map<Series, String> names = SeriesNames.of(run.series());
    return run.series().stream()
        .map(series ->
            new CrashSummary(
                series,
                names.getOrDefault(series, series.title()),
                examined.stream()
                    .filter(each -> each.trial().contender().equals(series.contender()))
                    .toList()))
        .filter(each -> !each.crashes().isEmpty())
        .toList();
  }

  /// Returns the answer of a crash run in one sentence or two; empty before the first crash was
  /// examined.
  public static String headline(RunResult run) {
    List<CrashSummary> all = of(run);
    Optional<String> untrusted = run.log().untrustedReason();
    if (all.isEmpty()) {
      return "";
    } else if (untrusted.isPresent()) {
      return "No verdict: %s.".formatted(untrusted.get());
    } else if (all.size() == 1) {
      return all.getFirst().sentence();
    }
    List<CrashSummary> worse = all.stream().filter(each -> !each.broken().isEmpty()).toList();
    if (worse.isEmpty()) {
      return all.size() == 2
          ? "Both contenders kept what they claim."
          : "All %,d contenders kept what they claim.".formatted(all.size());
    }
    return "%,d of %,d contenders kept less than they claim: %s."
        .formatted(worse.size(), all.size(), names(worse));
  }

  /// Returns one sentence for each contender; empty for a single contender, whose sentence is the
  /// headline.
  public static List<String> sentences(RunResult run) {
    List<CrashSummary> all = of(run);
    return all.size() < 2 ? List.of() : all.stream().map(CrashSummary::sentence).toList();
  }

  /// Returns the answer of a crash run for the result: the headline, and a line for each of several
  /// contenders.
  public static List<ResultLine> lines(RunResult run) {
    List<CrashSummary> all = of(run);
    var lines = new ArrayList<ResultLine>();
    if (!all.isEmpty()) {
      lines.add(line("", headline(run)));
    }
    if (all.size() > 1) {
      all.forEach(each -> lines.add(line(each.name(), each.text())));
    }
    return lines;
  }

  private static ResultLine line(String subject, String text) {
    return new ResultLine(false, subject, text, Grade.SURE, "", "");
  }

  private static String names(List<CrashSummary> some) {
    String first =
        some.stream().limit(NAMED).map(CrashSummary::name).collect(Collectors.joining(", "));
    return some.size() > NAMED ? first + " and others" : first;
  }

  private static String counted(long crashes) {
    return crashes == 1 ? "1 crash" : NumberText.count(crashes) + " crashes";
  }

  /// Returns the verdict, such as `HSQLDB cached kept 97 % of acknowledged rows over 5 crashes;
  /// worst loss 1,127 rows (0.22 s), as claimed.`
  public String sentence() {
    return name + " " + text();
  }

  private String text() {
    String facts =
        Stream.concat(
                Stream.of("kept %s over %s".formatted(kept(), counted(crashes.size()))), losses())
            .collect(Collectors.joining("; "));
    List<String> broken = broken();
    if (!broken.isEmpty()) {
      return "%s. Less than it claims: %s.".formatted(facts, String.join("; ", broken));
    }
    return facts + (claims().isEmpty() ? "." : ", as claimed.");
  }

  private String kept() {
    long acknowledged = crashes.stream().mapToLong(each -> each.crashed().acknowledged()).sum();
    long kept = crashes.stream().mapToLong(CrashSummary::kept).sum();
    if (kept == acknowledged) {
      return "all acknowledged rows";
    } else if (kept == 0) {
      return "none of the acknowledged rows";
    }
    return "%s %% of acknowledged rows".formatted(percent(kept / (double) acknowledged));
  }

  private static long kept(CrashResult crash) {
    RecoveryResult left = crash.survival().orElseThrow();
    return left.opened() ? crash.crashed().acknowledged() - left.rows().lost() : 0;
  }

  /// Returns a share with as many decimals as are needed to tell it from nothing and from 100 %.
  private static String percent(double share) {
    for (int decimals = 0; decimals <= MOST_DECIMALS; decimals++) {
      String text = String.format(Locale.ROOT, "%." + decimals + "f", share * PERCENT);
      double shown = Double.parseDouble(text);
      if (shown > 0 && shown < PERCENT) {
        return text;
      }
    }
    return share > 0.5 ? "more than 99.999" : "less than 0.001";
  }

  private Stream<String> losses() {
    var losses = new ArrayList<String>();
    worst().ifPresent(worst -> losses.add("worst loss " + loss(worst)));
    long closed = count(left -> !left.opened());
    if (closed > 0) {
      losses.add("not opened after " + counted(closed));
    }
    long damaged = count(left -> left.opened() && !CrashWords.besides(left.rows()).isEmpty());
    if (damaged > 0) {
      losses.add("wrong rows after " + counted(damaged));
    }
    return losses.stream();
  }

  private long count(Predicate<RecoveryResult> which) {
    return crashes.stream().flatMap(each -> each.survival().stream()).filter(which).count();
  }

  /// Returns the crash that lost the most rows; empty without a loss.
  private Optional<CrashResult> worst() {
    return crashes.stream()
        .filter(each -> lost(each) > 0)
        .max(Comparator.comparingLong(CrashSummary::lost));
  }

  private static long lost(CrashResult crash) {
    return crash.survival().map(left -> left.rows().lost()).orElse(0L);
  }

  private static String loss(CrashResult worst) {
    String rows = NumberText.counted(lost(worst), "row");
    return worst.lostMillis().isEmpty()
        ? rows
        : String.format(
            Locale.ROOT, "%s (%.2f s)", rows, worst.lostMillis().getAsLong() / MILLIS_PER_SECOND);
  }

  /// Returns the claims that these crashes refute, such as `all acknowledged rows after a power
  /// cut`.
  private List<String> broken() {
    return claims().stream()
        .filter(each -> tally(each).filter(it -> it.breaks(claim(each))).isPresent())
        .map(each -> claim(each).label() + (each == CrashKind.KILL ? AFTER_KILL : AFTER_CUT))
        .toList();
  }

  /// Returns the kinds of crash for which the mode claims anything. No mode makes a claim for a
  /// full disk.
  private List<CrashKind> claims() {
    return Stream.of(CrashKind.values())
        .filter(each -> tally(each).isPresent() && claim(each) != SurvivalLevel.UNSTATED)
        .toList();
  }

  private Optional<CrashTally> tally(CrashKind kind) {
    return crashes.stream()
        .filter(each -> each.crashed().blow() == kind && each.crashed().stage() != CrashStage.FULL)
        .flatMap(each -> each.tally("").stream())
        .reduce(CrashTally::plus);
  }

  private SurvivalLevel claim(CrashKind kind) {
    DurabilityStatement statement =
        kind == CrashKind.KILL
            ? series.effectiveDurability().kill()
            : series.effectiveDurability().powerCut();
    return statement.promised();
  }
}
