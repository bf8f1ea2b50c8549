package dynobench.table;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import dynobench.durability.CrashTally;
import dynobench.durability.RecoveryResult;
import dynobench.durability.SurvivalLevel;
import dynobench.event.Series;
import dynobench.plan.CrashRules;
import dynobench.plan.DiskKind;
import dynobench.plan.Plan;
import dynobench.result.CrashResult;
import dynobench.result.RunResult;
import dynobench.stats.Summary;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Table of a crash run's results, with a line for each contender and kind of crash. Crashes that
/// were not examined are left out.
public final class CrashTable {
  private static final double MILLIS_PER_SECOND = 1_000;

  private CrashTable() {}

  /// Returns the titles of the columns; a title of numbers begins with `>`.
  public static List<String> head() {
    return List.of(
        "contender",
        "how",
        "claim",
        ">times",
        ">all there",
        ">most lost",
        ">most lost [s]",
        "damage",
        ">opens in [ms]",
        ">flushes/row");
  }

  public static List<List<String>> lines(RunResult run) {
    var lines = new ArrayList<List<String>>();
    String disk = disk(run);
    List<CrashResult> all =
        run.crashes().all().stream().filter(each -> each.survival().isPresent()).toList();
    for (Series series : run.series()) {
      all.stream()
          .filter(each -> each.trial().contender().equals(series.contender()))
          .collect(groupingBy(each -> how(each, disk), LinkedHashMap::new, toList()))
          .forEach((how, crashes) -> lines.add(line(series, how, crashes)));
    }
    return lines;
  }

  /// Returns the disk's file system as the end of a phrase, such as ` on xfs`; empty if it is the
  /// usual one.
  private static String disk(RunResult run) {
    return run.plan()
        .flatMap(Plan::crash)
        .map(CrashRules::disk)
        .filter(it -> it != DiskKind.EXT4)
        .map(it -> " on " + it.id())
        .orElse("");
  }

  private static String how(CrashResult crash, String disk) {
    boolean isOnDisk =
        CrashRules.Way.find(crash.trial()).filter(way -> way != CrashRules.Way.KILL).isPresent();
    return CrashWords.how(crash.crashed()) + (isOnDisk ? disk : "");
  }

  private static List<String> line(Series series, String how, List<CrashResult> crashes) {
    CrashTally sum = CrashResult.sum(crashes);
    return List.of(
        series.title(),
        how,
        promise(series, sum),
        NumberText.count(sum.times()),
        NumberText.count(sum.whole()),
        lost(crashes),
        lostSeconds(crashes),
        damage(crashes),
        NumberText.count(
            Math.round(
                new Summary(
                        recoveries(crashes).map(each -> (double) each.recoveryMillis()).toList())
                    .median())),
        flushes(crashes));
  }

  private static String flushes(List<CrashResult> crashes) {
    List<Double> all =
        crashes.stream().flatMap(each -> each.flushesPerRow().stream().boxed()).toList();
    return all.isEmpty() ? "" : String.format(Locale.ROOT, "%.3f", new Summary(all).median());
  }

  private static Stream<RecoveryResult> recoveries(List<CrashResult> crashes) {
    return crashes.stream().flatMap(each -> each.survival().stream());
  }

  /// Returns the claimed durability of the mode in such a crash, and whether it held. Modes claim
  /// nothing for a full disk.
  private static String promise(Series series, CrashTally tally) {
    if (tally.isFull()) {
      return "";
    }
    SurvivalLevel promised =
        (tally.isKill()
                ? series.effectiveDurability().kill()
                : series.effectiveDurability().powerCut())
            .promised();
    return promised == SurvivalLevel.UNSTATED
        ? promised.label()
        : promised.sign() + (tally.breaks(promised) ? " broken" : " kept");
  }

  /// Returns the largest number of rows that one crash lost, marked if these are all acknowledged
  /// rows.
  private static String lost(List<CrashResult> crashes) {
    CrashResult worst =
        crashes.stream().max(Comparator.comparingLong(CrashTable::lostRows)).orElseThrow();
    long lost = lostRows(worst);
    return NumberText.count(lost)
        + (lost > 0 && lost >= worst.crashed().acknowledged() ? " (all)" : "");
  }

  private static long lostRows(CrashResult crash) {
    return crash.survival().map(each -> each.rows().lost()).orElse(0L);
  }

  /// Returns the longest lost time, which another crash than the one with the most rows may have.
  private static String lostSeconds(List<CrashResult> crashes) {
    long most = crashes.stream().mapToLong(each -> each.lostMillis().orElse(0)).max().orElse(0);
    return most == 0 ? "" : String.format(Locale.ROOT, "%.2f", most / MILLIS_PER_SECOND);
  }

  private static String damage(List<CrashResult> crashes) {
    long refused = recoveries(crashes).filter(each -> !each.opened()).count();
    RecoveryResult.Rows all =
        recoveries(crashes)
            .map(RecoveryResult::rows)
            .reduce(RecoveryResult.Rows.NONE, RecoveryResult.Rows::plus);
    return Stream.concat(
            Stream.of(NumberText.count(refused) + " not opened").filter(_ -> refused > 0),
            CrashWords.besides(all).stream())
        .collect(Collectors.joining(", "));
  }
}
