package dynobench.workload;

/// Kind of access that a workload needs and an engine offers.
public enum Capability {
  /// The table of 2005: inserting rows and reading all of them.
  ROWS("to insert rows and to read all rows"),
  /// Texts that are found by a text as their key.
  PAIRS("to find a text by its key"),
  /// Bytes that are found by a number, one at a time or all in order.
  RECORDS("to read and write records by number"),
  /// Records, and a copy of all of them that is made during writes.
  BACKUP("to copy a database while others write"),
  /// Triples of subject, predicate and object, found by any of the three.
  TRIPLES("to find triples by subject, predicate and object"),
  /// Connections that accept any statement.
  SQL("to run SQL"),
  /// Connections that accept any statement, and a dialect for Hibernate.
  OBJECTS("to store objects through Jakarta Persistence");

  private final String label;

  Capability(String words) {
    this.label = words;
  }

  /// Returns the message for an engine without this capability.
  public String missingMessage() {
    return "it is not able " + label;
  }

  /// Returns whether the worker calls the engine one operation at a time, so that it may pause
  /// before each.
  public boolean pauses() {
    return !isSql() && this != BACKUP;
  }

  /// Returns whether key-value libraries offer this capability.
  public boolean isBasic() {
    return this == ROWS || this == PAIRS || this == RECORDS;
  }

  /// Returns whether the engine must accept any SQL statement.
  public boolean isSql() {
    return this == SQL || this == OBJECTS;
  }

  /// Returns a label that completes "an engine has a way …".
  public String label() {
    return label;
  }
}
