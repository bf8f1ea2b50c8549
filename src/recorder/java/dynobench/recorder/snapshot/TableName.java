package dynobench.recorder.snapshot;

import java.util.Objects;

/// Name of a table, view or sequence.
final class TableName {
  private final String schema;
  private final String name;

  /// Creates a name.
  ///
  /// @param schema empty for the schema of the connection
  TableName(String schema, String name) {
    this.schema = schema;
    this.name = name;
  }

  String schema() {
    return schema;
  }

  String name() {
    return name;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TableName
        && schema.equals(((TableName) other).schema)
        && name.equals(((TableName) other).name);
  }

  @Override
  public int hashCode() {
    return Objects.hash(schema, name);
  }

  @Override
  public String toString() {
    return schema.isEmpty() ? name : schema + "." + name;
  }
}
