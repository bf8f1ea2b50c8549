package dynobench.catalog;

import dynobench.toml.TomlSection;
import dynobench.upgrade.UpgradeProcedure;
import dynobench.upgrade.UpgradeProcedure.JavaProgram;
import dynobench.upgrade.UpgradeProcedure.Work;
import dynobench.upgrade.VersionRange;
import java.util.ArrayList;
import java.util.List;

/// Reads `[[upgrades]]` of an engine's descriptor: its procedures for files of other versions.
final class ProcedureReader {
  private static final String UPGRADES = "upgrades";
  private static final String EVERY_VERSION = "..";

  private ProcedureReader() {}

  static List<UpgradeProcedure> read(TomlSection root) {
    var procedures = new ArrayList<UpgradeProcedure>();
    for (Object each : root.elements(UPGRADES)) {
      if (each instanceof TomlSection table) {
        procedures.add(procedure(table));
        table.finish();
      } else {
        root.problem(UPGRADES, "contains " + each + ", which is no table");
      }
    }
    return procedures;
  }

  private static UpgradeProcedure procedure(TomlSection table) {
    var procedure =
        new UpgradeProcedure(
            table.text("title"),
            range(table, "from"),
            range(table, "to"),
            work(table, "before"),
            table.flag("fresh", false),
            table.text("url", ""),
            work(table, "after"),
            table.flag("always", false));
    if (procedure.before().isEmpty() && procedure.after().isEmpty() && procedure.url().isEmpty()) {
      table.problem("", "does nothing: before, after or url were expected");
    }
    return procedure;
  }

  private static VersionRange range(TomlSection table, String key) {
    return table.parsed(key, VersionRange.parse(EVERY_VERSION), VersionRange::parse);
  }

  /// Reads the work of one version: statements, and programs with their arguments.
  private static Work work(TomlSection table, String key) {
    var programs = new ArrayList<JavaProgram>();
    var statements = new ArrayList<String>();
    for (Object each : table.elements(key)) {
      switch (each) {
        case String sql -> statements.add(sql);
        case TomlSection program -> {
          programs.add(new JavaProgram(program.text("main"), program.texts("arguments")));
          program.finish();
        }
        default ->
            table.problem(key, "contains " + each + ", which is neither a statement nor a program");
      }
    }
    return new Work(programs, statements, table.flag(key + "-closes", false));
  }
}
