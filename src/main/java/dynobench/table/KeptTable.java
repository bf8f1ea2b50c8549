package dynobench.table;

import dynobench.catalog.Catalog;
import dynobench.catalog.Catalog.Resolved;
import dynobench.catalog.Mode;
import dynobench.promise.Tally;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;

/// What modes have kept through all the crashes that are known of them, a line each.
public final class KeptTable {
  private KeptTable() {}

  /// A number's head begins with `>`.
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

  /// One line for each mode that has ever crashed.
  public static List<List<String>> lines(Catalog catalog) {
    return catalog.engines().stream()
        .flatMap(engine -> engine.modes().stream().map(mode -> new Resolved(engine, mode)))
        .filter(it -> !it.mode().crashes().isEmpty())
        .map(KeptTable::line)
        .toList();
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
        cell(mode, Tally::isFull),
        flushes(mode));
  }

  /// Such as `3 of 20, 0.61 s lost`.
  private static String cell(Mode mode, Predicate<Tally> which) {
    return usual(mode, which).map(Tally::summary).orElse("");
  }

  private static Optional<Tally> usual(Mode mode, Predicate<Tally> which) {
    return mode.crashes().stream().filter(Tally::isUsual).filter(which).reduce(Tally::plus);
  }

  private static String flushes(Mode mode) {
    return usual(mode, it -> it.rows() > 0 && it.isWriting())
        .map(it -> String.format(Locale.ROOT, "%.3f", it.flushes() / (double) it.rows()))
        .orElse("");
  }
}
