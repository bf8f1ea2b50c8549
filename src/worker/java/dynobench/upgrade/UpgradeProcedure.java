package dynobench.upgrade;

import java.util.List;

/// An engine's own procedure for files of another version.
///
/// In texts, `{folder}` is the database's folder, and `{transfer}` a folder that both versions see.
///
/// @param title name of the procedure, such as `SCRIPT and RUNSCRIPT`
/// @param from versions whose files it converts
/// @param to versions that can open the result
/// @param before work of the first version on its files
/// @param fresh whether the second version begins with an empty folder
/// @param url text that the second version needs at the end of its URL
/// @param after work of the second version
/// @param always whether it is tried even if the second version opens the files as they are
public record UpgradeProcedure(
    String title,
    VersionRange from,
    VersionRange to,
    Work before,
    boolean fresh,
    String url,
    Work after,
    boolean always) {
  /// Replaced by a folder that both versions see.
  public static final String TRANSFER = "{transfer}";

  /// A program in the engine's jars.
  ///
  /// @param main its main class
  public record JavaProgram(String main, List<String> arguments) {
    public JavaProgram {
      arguments = List.copyOf(arguments);
    }
  }

  /// Work of one version: programs of its jars, and SQL statements on its connection.
  ///
  /// @param programs programs in order; they run before the database is open
  /// @param statements statements in order
  /// @param closes whether the last statement closes the database
  public record Work(List<JavaProgram> programs, List<String> statements, boolean closes) {
    public static final Work NONE = new Work(List.of(), List.of(), false);

    public Work {
      programs = List.copyOf(programs);
      statements = List.copyOf(statements);
    }

    /// Returns a copy with the folders in place of their names.
    public Work placed(String folder, String transfer) {
      return new Work(
          programs.stream()
              .map(each -> new JavaProgram(each.main(), placed(each.arguments(), folder, transfer)))
              .toList(),
          placed(statements, folder, transfer),
          closes);
    }

    private static List<String> placed(List<String> texts, String folder, String transfer) {
      return texts.stream()
          .map(each -> each.replace("{folder}", folder).replace(TRANSFER, transfer))
          .toList();
    }

    /// Returns whether there is nothing to do.
    public boolean isEmpty() {
      return programs.isEmpty() && statements.isEmpty();
    }
  }

  /// Returns whether the procedure is meant for a pair of versions.
  public boolean applies(String one, String other) {
    return from.contains(one) && to.contains(other);
  }
}
