package dynobench.workload;

/// Kind of access that a workload needs and an engine offers.
public enum Capability {
  /// The table of 2005: inserting rows and reading all of them.
  ROWS("to insert rows and to read all rows", "tables of rows"),
  /// Texts that are found by a text as their key.
  PAIRS("to find a text by its key", "look-ups of texts"),
  /// Bytes that are found by a number, one at a time or all in order.
  RECORDS("to read and write records by number", "records by number"),
  /// Records, and a copy of all of them that is made during writes.
  BACKUP("to copy a database while others write", "backups during writes"),
  /// Records that are written for a long time, and then cleaned up.
  AGEING("to read, write and delete records by number", "records by number"),
  /// Records that another process has written before the first phase.
  OPENING("to read, write and delete records by number", "records by number"),
  /// Large objects, bytes or texts, that are streamed.
  LARGE_OBJECTS("to store large objects", "large objects"),
  /// Triples of subject, predicate and object, found by any of the three.
  TRIPLES("to find triples by subject, predicate and object", "triples"),
  /// Connections that accept any statement.
  SQL("to run SQL", "SQL"),
  /// Connections that accept any statement, and a dialect for Hibernate.
  OBJECTS("to store objects through Jakarta Persistence", "Jakarta Persistence");

  private final String label;
  private final String support;

  /// @param label a text that completes "an engine is able …"
  /// @param support a text that completes "an engine supports …"
  Capability(String label, String support) {
    this.label = label;
    this.support = support;
  }

  /// Returns the message for an engine without this capability, as the end of a sentence.
  public String missingMessage() {
    return "it does not support " + support;
  }

  /// Returns whether the worker calls the engine one operation at a time, so that it may pause
  /// before each.
  public boolean pauses() {
    return switch (this) {
      case ROWS, PAIRS, RECORDS, TRIPLES -> true;
      case BACKUP, AGEING, OPENING, LARGE_OBJECTS, SQL, OBJECTS -> false;
    };
  }

  /// Returns whether key-value libraries offer this capability.
  public boolean isBasic() {
    return switch (this) {
      case ROWS, PAIRS, RECORDS, AGEING, OPENING -> true;
      case BACKUP, LARGE_OBJECTS, TRIPLES, SQL, OBJECTS -> false;
    };
  }

  /// Returns whether the engine must accept any SQL statement.
  public boolean isSql() {
    return this == SQL || this == OBJECTS;
  }

  /// Returns a label that completes "an engine is able …".
  public String label() {
    return label;
  }
}
