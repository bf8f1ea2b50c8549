package dynobench.preflight;

import dynobench.planfile.PlanKeys;
import dynobench.workload.NamedSql;
import dynobench.workload.Workload;

/// Part of a plan that a person has to permit before the run.
public sealed interface PermissionRequest {
  /// Returns the plan key that requests it.
  String key();

  /// Returns the request to that person as a sentence.
  String sentence();

  /// Returns the exact text that the person permits.
  String text();

  /// JVM flag that may do more than tune.
  ///
  /// @param where its place, such as `the plan`
  /// @param why end of a sentence that begins with the flag
  record Flag(String where, String text, String why) implements PermissionRequest {
    @Override
    public String key() {
      return PlanKeys.FLAGS.name();
    }

    @Override
    public String sentence() {
      return "%s in %s %s".formatted(text, where, why);
    }
  }

  /// SQL of a user-defined workload or of a recording. It can run code and write files through the
  /// database.
  ///
  /// @param workload id of the workload, or name of the recording
  /// @param text statements, with the name of their phase, transaction or check as a comment
  /// @param where place where the user can read the statements
  record Sql(String workload, String text, String where) implements PermissionRequest {
    /// Returns the request of a workload.
    public static Sql of(Workload workload) {
      var text = new StringBuilder();
      String before = "";
      for (NamedSql each : workload.allStatements()) {
        String part = each.id().replaceFirst("_\\d+$", "");
        if (!part.equals(before)) {
          text.append(text.isEmpty() ? "" : "\n").append("-- ").append(part).append('\n');
        }
        each.sql().forEach(statement -> text.append(statement.strip()).append(";\n"));
        before = part;
      }
      return new Sql(workload.id(), text.toString(), "its workload.toml");
    }

    @Override
    public String key() {
      return PlanKeys.WORKLOAD.name();
    }

    @Override
    public String sentence() {
      return "the SQL of the workload %s can run code and write files through the database: read %s before you permit it"
          .formatted(workload, where);
    }
  }
}
