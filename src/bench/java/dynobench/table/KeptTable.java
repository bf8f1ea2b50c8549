package dynobench.table;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import dynobench.catalog.Catalog;
import dynobench.catalog.Catalog.Resolved;
import dynobench.catalog.Mode;
import dynobench.durability.CrashTally;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;

/// Table of the durability that modes showed in all known crashes, with a line for each mode.
public final class KeptTable {
  private KeptTable() {}

  /// Returns the titles of the columns; a title of numbers begins with `>`.
  public static List<String> head() {
    return List.of(
        "mode",
        "",
        "process killed",
        "power cut",
        "killed at its end",
        "power cut at its end",
        "disk full",
        ">flushes/row");
  }

  /// Returns a line for each mode with known crashes. Cells only count usual crashes; [#others] has
  /// the rest.
  public static List<List<String>> lines(Catalog catalog) {
    return catalog
        .modes()
        .filter(it -> !it.mode().crashes().isEmpty())
        .map(KeptTable::line)
        .toList();
  }

  /// Returns the titles of the columns of [#others].
  public static List<String> otherHead() {
    return List.of("mode", "otherwise", "process killed", "power cut", ">flushes/row");
  }

  /// Returns the results for other file systems, and for transactions of several rows, while modes
  /// wrote.
  public static List<List<String>> others(Catalog catalog) {
    var lines = new ArrayList<List<String>>();
    catalog
        .modes()
        .forEach(each ->
            each.mode().crashes().stream()
                .filter(it -> !it.isUsual() && it.isWriting())
                .collect(groupingBy(KeptTable::otherwise, TreeMap::new, toList()))
                .forEach((how, tallies) -> lines.add(other(each, how, tallies))));
    return lines;
  }

  private static List<String> other(Resolved mode, String how, List<CrashTally> tallies) {
    return List.of(
        mode.use(),
        how,
        sum(tallies, CrashTally::isKill).map(CrashTally::summary).orElse(""),
        sum(tallies, it -> !it.isKill()).map(CrashTally::summary).orElse(""),
        sum(tallies, it -> it.rows() > 0).map(KeptTable::flushes).orElse(""));
  }

  private static String otherwise(CrashTally it) {
    return it.isAutocommit() ? "on " + it.disk() : "commit " + it.commit();
  }

  private static Optional<CrashTally> sum(List<CrashTally> tallies, Predicate<CrashTally> which) {
    return tallies.stream().filter(which).reduce(CrashTally::plus);
  }

  private static List<String> line(Resolved it) {
    Mode mode = it.mode();
    return List.of(
        it.use(),
        mode.durability().sign(),
        cell(mode, each -> each.isKill() && each.isWriting()),
        cell(mode, each -> !each.isKill() && each.isWriting()),
        cell(mode, each -> each.isKill() && each.isEnding()),
        cell(mode, each -> !each.isKill() && each.isEnding()),
        cell(mode, CrashTally::isFull),
        flushes(mode));
  }

  /// Returns a cell such as `3 of 20, 0.61 s lost`.
  private static String cell(Mode mode, Predicate<CrashTally> which) {
    return usual(mode, which).map(CrashTally::summary).orElse("");
  }

  private static Optional<CrashTally> usual(Mode mode, Predicate<CrashTally> which) {
    return sum(mode.crashes(), which.and(CrashTally::isUsual));
  }

  private static String flushes(Mode mode) {
    return usual(mode, it -> it.rows() > 0 && it.isWriting()).map(KeptTable::flushes).orElse("");
  }

  private static String flushes(CrashTally it) {
    return String.format(Locale.ROOT, "%.3f", it.flushes() / (double) it.rows());
  }
}
