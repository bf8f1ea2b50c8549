package dynobench.json;

/// Result of reading a line that should contain a record of a sealed interface.
///
/// @param <T> the sealed interface
public sealed interface ParsedMember<T> {
  /// A record that this version knows.
  record Known<T>(T value) implements ParsedMember<T> {}

  /// A well-formed record that this version does not know. A newer version may have written it.
  ///
  /// @param type the simple name of the record in that version
  record Unknown<T>(String type) implements ParsedMember<T> {}
}
