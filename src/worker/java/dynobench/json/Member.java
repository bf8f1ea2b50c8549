package dynobench.json;

/// What a line says that was to be one of a sealed interface's records.
///
/// @param <T> the sealed interface
public sealed interface Member<T> {
  /// One of them.
  record Known<T>(T value) implements Member<T> {}

  /// Well written, and none of them: whoever wrote it has more.
  ///
  /// @param type the simple name of its record there
  record Unknown<T>(String type) implements Member<T> {}
}
