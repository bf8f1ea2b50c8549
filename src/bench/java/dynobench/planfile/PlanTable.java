package dynobench.planfile;

/// A table of a plan file that holds keys.
///
/// @param name in the file; empty for the keys that stand in no table
/// @param style of writing it
/// @param isUsual whether its defaults hold where a plan lacks the table
record PlanTable(String name, Style style, boolean isUsual) {
  enum Style {
    /// No table: its keys stand at the top of the file.
    BARE,
    /// In braces, on one line.
    INLINE,
    /// Below a header, a line for each key.
    BLOCK
  }

  /// The full name of a key in this table.
  String name(String key) {
    return name.isEmpty() ? key : name + "." + key;
  }
}
