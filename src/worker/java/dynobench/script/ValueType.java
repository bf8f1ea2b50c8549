package dynobench.script;

import java.util.Locale;

/// Type of a value.
public enum ValueType {
  WHOLE("a whole number"),
  REAL("a number"),
  TEXT("a text"),
  DATE("a date"),
  BYTES("bytes"),
  TIMESTAMP("a time"),
  BOOLEAN("true or false"),
  /// A value of any type, or NULL. Only statements can use it.
  NULLABLE("a value or NULL");

  private final String label;

  ValueType(String words) {
    this.label = words;
  }

  /// Returns a label that completes "must be …".
  public String label() {
    return label;
  }

  /// Returns the name that workload descriptions use.
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Returns whether a value of this type is allowed where the other type is required.
  public boolean servesAs(ValueType other) {
    return this == other || other == NULLABLE || (this == WHOLE && other == REAL);
  }
}
