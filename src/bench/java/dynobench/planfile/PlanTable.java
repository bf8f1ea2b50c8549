package dynobench.planfile;

/// Table of a plan file that holds keys.
///
/// @param name name in the file; empty for the keys outside of all tables
/// @param style style of writing the table
/// @param isUsual whether its defaults apply where a plan lacks the table
record PlanTable(String name, Style style, boolean isUsual) {
  enum Style {
    /// No table: the keys are at the top of the file.
    BARE,
    /// The table is written in braces, on one line.
    INLINE,
    /// Below a header, with one line for each key.
    BLOCK
  }

  /// Returns the full name of a key in this table.
  String name(String key) {
    return name.isEmpty() ? key : name + "." + key;
  }
}
