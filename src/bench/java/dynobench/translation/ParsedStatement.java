package dynobench.translation;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Structure of a statement. Names are in the case that the database gives them.
public sealed interface ParsedStatement {
  /// Definition of a table, or of keys of an existing one.
  ///
  /// @param columns empty for an existing table
  /// @param keys columns of the primary key, if any, and then of all unique constraints
  /// @param ownText text without foreign keys; empty if nothing is left
  record TableDefinition(
      String table,
      List<ColumnDefinition> columns,
      List<List<String>> keys,
      List<Reference> references,
      Optional<String> ownText)
      implements ParsedStatement {
    public TableDefinition {
      columns = List.copyOf(columns);
      keys = List.copyOf(keys);
      references = List.copyOf(references);
    }
  }

  /// Column of a table.
  ///
  /// @param length greatest number of characters; 0 if the type states none
  /// @param isGenerated whether the database generates its values
  record ColumnDefinition(String name, ColumnKind kind, int length, boolean isGenerated) {}

  /// Kind of a column's type.
  enum ColumnKind {
    WHOLE,
    TEXT,
    UUID,
    OTHER
  }

  /// Foreign key.
  ///
  /// @param parentColumns empty for the primary key
  record Reference(List<String> columns, String parent, List<String> parentColumns) {
    public Reference {
      columns = List.copyOf(columns);
      parentColumns = List.copyOf(parentColumns);
    }
  }

  /// Definition of an index, a sequence or a view, or another change of a table.
  ///
  /// @param name name of a view; empty for others
  record OtherDefinition(String name) implements ParsedStatement {}

  /// Query, or change of rows.
  ///
  /// @param table changed table; empty for queries
  /// @param tables all tables and views
  /// @param uses use of each parameter
  /// @param isOneRow whether it inserts exactly one row
  record Operation(
      Verb verb, String table, Set<String> tables, List<ParameterUse> uses, boolean isOneRow)
      implements ParsedStatement {
    public Operation {
      tables = Set.copyOf(tables);
      uses = List.copyOf(uses);
    }
  }

  /// Verb of an operation.
  enum Verb {
    SELECT,
    INSERT,
    UPDATE,
    DELETE
  }

  /// Use of a parameter.
  ///
  /// @param range name of the table in the statement, such as its alias
  /// @param table table of the column; empty if no column is known
  record ParameterUse(String range, String table, String column, Role role) {
    /// Use without a known column.
    static final ParameterUse UNKNOWN = new ParameterUse("", "", "", Role.OTHER);
  }

  /// What a statement does with a parameter.
  enum Role {
    INSERTED,
    SET,
    EQUAL,
    OTHER
  }

  /// Statement that is none of these, or that jOOQ's parser doesn't know.
  record Unknown(String reason) implements ParsedStatement {}
}
