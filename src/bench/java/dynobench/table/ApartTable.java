package dynobench.table;

import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.catalog.Mode;
import dynobench.isolation.IsolationModel;
import dynobench.isolation.IsolationStatement;
import dynobench.isolation.LevelTally;
import dynobench.isolation.LevelTally.AnomalyCount;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Table of all known tests of isolation, with a line for each mode and level of each version.
public final class ApartTable {
  private ApartTable() {}

  /// Returns the titles of the columns; a title of numbers begins with `>`.
  public static List<String> head() {
    return List.of(
        "mode",
        "level",
        "",
        "behaves like",
        "documented as",
        "let happen",
        ">scripts",
        ">transactions");
  }

  /// Returns a line for each tested level: engine by engine, the newest version first.
  public static List<List<String>> lines(Catalog catalog) {
    var lines = new ArrayList<List<String>>();
    for (Descriptor engine : catalog.engines()) {
      for (Descriptor version : catalog.versions(engine.id())) {
        version.modes().forEach(mode -> add(lines, version, mode));
      }
    }
    return lines;
  }

  private static void add(List<List<String>> lines, Descriptor version, Mode mode) {
    String name = "%s@%s/%s".formatted(version.family(), version.version(), mode.id());
    for (IsolationStatement each : mode.isolation().levels()) {
      each.tested().ifPresent(tests -> lines.add(line(name, each, tests)));
    }
  }

  private static List<String> line(String name, IsolationStatement level, LevelTally tests) {
    String title = level.level().words();
    if (level.isMissing()) {
      return List.of(name, title, "", "no such level", "", "", "", "");
    }
    String taken = tests.changed().map(it -> ", taken as " + it.words()).orElse("");
    return List.of(
        name,
        title + taken,
        level.sign(),
        IsolationModel.words(tests.behaviour()),
        level.documented().map(IsolationModel::title).orElse(""),
        tests.seen().stream().map(each -> anomaly(each)).collect(Collectors.joining(", ")),
        NumberText.count(tests.scripts()),
        NumberText.count(tests.transactions()));
  }

  private static String anomaly(AnomalyCount seen) {
    String word = seen.anomaly().word();
    return seen.count() == 0 ? word : word + " " + NumberText.count(seen.count());
  }
}
