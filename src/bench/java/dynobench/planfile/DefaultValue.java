package dynobench.planfile;

import java.util.Optional;

/// Meaning of a plan that leaves out a key.
///
/// @param value the key's default value
/// @param words description for people; needed where no value exists, or the value alone is unclear
record DefaultValue<T>(Optional<T> value, String words) {
  private static final String REQUIRED = "required";

  static <T> DefaultValue<T> of(T value) {
    return new DefaultValue<>(Optional.of(value), "");
  }

  static <T> DefaultValue<T> of(T value, String words) {
    return new DefaultValue<>(Optional.of(value), words);
  }

  /// Returns a default without a value; the words explain what that means.
  static <T> DefaultValue<T> none(String words) {
    return new DefaultValue<>(Optional.empty(), words);
  }

  /// Returns the default of a key that every plan must have.
  static <T> DefaultValue<T> required() {
    return none(REQUIRED);
  }

  boolean isRequired() {
    return words.equals(REQUIRED);
  }
}
