package dynobench.workloadfile;

import static dynobench.script.TransactionStep.Access.Verb.DELETE;
import static dynobench.script.TransactionStep.Access.Verb.INSERT;
import static dynobench.script.TransactionStep.Access.Verb.SCAN;
import static dynobench.script.TransactionStep.Access.Verb.UPDATE;

import dynobench.toml.TomlSection;
import dynobench.workload.Table;
import java.util.List;

/// Creates the SQL statements of a script that works on records; the script names only the table.
record RecordStatements(TomlSection root, List<Table> tables, StatementList statements) {
  /// Texts of the checks for every script on records.
  static final List<String> CHECKS =
      List.of(
          "Every value tells for which key it was written, by whom, and as which of their writes:"
              + " none that a client reads may be another key's, or older than what the same client"
              + " wrote there.",
          "All records are read once more, untimed: none is missing, none that was deleted is still"
              + " there, and each holds the last value"
              + " that one of the clients wrote to it, byte by byte. After reopening they are the"
              + " same.");

  void read() {
    if (root.has("checks")) {
      root.problem("checks", "aren't written where records are needed: the program checks them");
    }
    if (tables.size() != 1 || !isRecord(tables.getFirst())) {
      root.problem(
          "tables",
          "must be one of two columns where records are needed, such as id = \"long key\" and"
              + " value = \"bytes 4096: bytes(1000)\"");
      return;
    }
    Table table = tables.getFirst();
    String key = "{" + table.columns().getFirst().name() + "}";
    String value = "{" + table.columns().getLast().name() + "}";
    String name = "{" + table.name() + "}";
    String both = "SELECT " + key + ", " + value + " FROM " + name;
    statements.name(
        INSERT.id(), "INSERT INTO " + name + " (" + key + ", " + value + ") VALUES (?, ?)");
    statements.name(UPDATE.id(), "UPDATE " + name + " SET " + value + " = ? WHERE " + key + " = ?");
    statements.name(DELETE.id(), "DELETE FROM " + name + " WHERE " + key + " = ?");
    statements.name("get", "SELECT " + value + " FROM " + name + " WHERE " + key + " = ?");
    statements.name(SCAN.id(), both);
    statements.name("range", both + " WHERE " + key + " BETWEEN ? AND ?");
  }

  private static boolean isRecord(Table table) {
    if (table.columns().size() != 2) {
      return false;
    }
    Table.Column key = table.columns().getFirst();
    Table.Column value = table.columns().getLast();
    return key.type() == Table.Type.LONG
        && key.key()
        && key.value().isEmpty()
        && value.type() == Table.Type.BYTES
        && value.value().isPresent();
  }
}
