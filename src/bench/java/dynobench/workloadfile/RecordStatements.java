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
          "Every value contains its key, the client that wrote it and the number of that write: a"
              + " client must not read another key's value, or a value older than its own last"
              + " write.",
          "All records are read once more, not timed: none is missing, no deleted record is left,"
              + " and each has the last value that one of the clients wrote, byte by byte. After"
              + " reopening they are the same.");

  void read() {
    if (root.has("checks")) {
      root.problem("checks", "cannot be set for workloads of records: the program checks them");
    }
    if (tables.size() != 1 || !isRecord(tables.getFirst())) {
      root.problem(
          "tables",
          "must have two columns in workloads of records, such as id = \"long key\" and value ="
              + " \"bytes 4096: bytes(1000)\"");
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
