package dynobench.planfile;

import java.util.Optional;

/// The meaning of a plan that leaves out a key.
///
/// @param value that the key has then
/// @param words where there is no value, or it alone doesn't tell
record DefaultValue<T>(Optional<T> value, String words) {
  private static final String REQUIRED = "required";

  static <T> DefaultValue<T> of(T value) {
    return new DefaultValue<>(Optional.of(value), "");
  }

  static <T> DefaultValue<T> of(T value, String words) {
    return new DefaultValue<>(Optional.of(value), words);
  }

  /// No value: the words say what that means.
  static <T> DefaultValue<T> none(String words) {
    return new DefaultValue<>(Optional.empty(), words);
  }

  /// No plan may leave it out.
  static <T> DefaultValue<T> required() {
    return none(REQUIRED);
  }

  boolean isRequired() {
    return words.equals(REQUIRED);
  }
}
