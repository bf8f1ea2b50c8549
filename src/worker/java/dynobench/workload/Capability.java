package dynobench.workload;

/// What an engine can be asked for.
public enum Capability {
  /// The table of 2005: rows go in, and all of them are read.
  ROWS("to take rows and to read all of them"),
  /// Texts under texts.
  PAIRS("to find a text by its key"),
  /// Some bytes under a number each, one at a time or all in order.
  RECORDS("to read and write records by a number"),
  /// Records, and a copy of all of them that is made while they are written.
  BACKUP("to copy a database while others write"),
  /// Triples of subject, predicate and object, found by any of the three.
  TRIPLES("to find triples by subject, predicate and object"),
  /// Connections that take any statement.
  SQL("to obey SQL"),
  /// The same, and a dialect of Hibernate's.
  OBJECTS("to keep objects through Jakarta Persistence");

  private final String words;

  Capability(String words) {
    this.words = words;
  }

  /// Why an engine that hasn't it is refused.
  public String lack() {
    return "it has no way " + words;
  }

  /// Whether the engine is asked one operation at a time, so that a worker may wait before each.
  public boolean pauses() {
    return !isSql() && this != BACKUP;
  }

  /// Whether a library that keeps bytes under bytes has it.
  public boolean isBasic() {
    return this == ROWS || this == PAIRS || this == RECORDS;
  }

  /// Whether the engine must take any SQL statement.
  public boolean isSql() {
    return this == SQL || this == OBJECTS;
  }

  /// What is asked for, as the end of "an engine has …".
  public String words() {
    return words;
  }
}
