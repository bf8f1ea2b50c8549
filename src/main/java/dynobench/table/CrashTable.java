package dynobench.table;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import dynobench.event.Series;
import dynobench.measure.Survival;
import dynobench.result.CrashResult;
import dynobench.result.RunResult;
import dynobench.stats.Summary;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What contenders kept in a run of crashes, a line each contender and end.
public final class CrashTable {
  private static final double MILLIS_PER_SECOND = 1_000;

  private CrashTable() {}

  /// A number's head begins with `>`.
  public static List<String> head() {
    return List.of(
        "contender",
        "how",
        ">times",
        ">all there",
        ">rows/s",
        ">most lost",
        ">most lost [s]",
        "besides",
        ">opens in [ms]",
        ">flushes/row");
  }

  public static List<List<String>> lines(RunResult run) {
    var lines = new ArrayList<List<String>>();
    List<CrashResult> all =
        run.crashes().stream().filter(each -> each.survival().isPresent()).toList();
    for (Series series : run.series()) {
      all.stream()
          .filter(each -> each.trial().contender().equals(series.contender()))
          .collect(groupingBy(each -> CrashWords.how(each.crashed()), LinkedHashMap::new, toList()))
          .forEach((how, crashes) -> lines.add(line(series, how, crashes)));
    }
    return lines;
  }

  private static List<String> line(Series series, String how, List<CrashResult> crashes) {
    return List.of(
        series.title(),
        how,
        Numbers.count(crashes.size()),
        Numbers.count(found(crashes).filter(Survival::isWhole).count()),
        Numbers.count(
            Math.round(new Summary(crashes.stream().map(CrashResult::rate).toList()).median())),
        Numbers.count(found(crashes).mapToLong(each -> each.rows().lost()).max().orElse(0)),
        lostSeconds(crashes),
        besides(crashes),
        Numbers.count(
            Math.round(
                new Summary(found(crashes).map(each -> (double) each.recoveryMillis()).toList())
                    .median())),
        flushes(crashes));
  }

  private static String flushes(List<CrashResult> crashes) {
    List<Double> all =
        crashes.stream().flatMap(each -> each.flushesPerRow().stream().boxed()).toList();
    return all.isEmpty() ? "" : String.format(Locale.ROOT, "%.3f", new Summary(all).median());
  }

  private static Stream<Survival> found(List<CrashResult> crashes) {
    return crashes.stream().flatMap(each -> each.survival().stream());
  }

  private static String lostSeconds(List<CrashResult> crashes) {
    long most = crashes.stream().flatMapToLong(each -> each.lostMillis().stream()).max().orElse(0);
    return most == 0 ? "" : String.format(Locale.ROOT, "%.2f", most / MILLIS_PER_SECOND);
  }

  private static String besides(List<CrashResult> crashes) {
    long refused = found(crashes).filter(each -> !each.opened()).count();
    Survival.Rows all =
        found(crashes).map(Survival::rows).reduce(Survival.Rows.NONE, Survival.Rows::plus);
    return Stream.concat(
            Stream.of(Numbers.count(refused) + " not opened").filter(_ -> refused > 0),
            CrashWords.besides(all).stream())
        .collect(Collectors.joining(", "));
  }
}
