package dynobench.workload;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// Values by name, each in the canonical form of its [Domain]: parameters of a trial, or values of
/// a plan's factors.
///
/// @param values values by name, in the order in which they were named
public record Settings(Map<String, String> values) {
  /// No values.
  public static final Settings NONE = new Settings(Map.of());

  public Settings {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /// Creates settings of one value.
  public static Settings of(String name, String value) {
    return new Settings(Map.of(name, value));
  }

  /// Returns a copy with one more value. It replaces a value of the same name.
  public Settings with(String name, String value) {
    return over(of(name, value));
  }

  /// Returns a copy with other values added. They replace values of the same name.
  public Settings over(Settings others) {
    var all = new LinkedHashMap<>(values);
    all.putAll(others.values);
    return new Settings(all);
  }

  /// Returns a copy without one value.
  public Settings without(String name) {
    var less = new LinkedHashMap<>(values);
    less.remove(name);
    return new Settings(less);
  }

  /// Returns the value of a name, if the settings have it.
  public Optional<String> get(String name) {
    return Optional.ofNullable(values.get(name));
  }

  /// Returns the value of a name.
  ///
  /// @throws IllegalArgumentException when the settings don't have it
  public String text(String name) {
    return get(name)
        .orElseThrow(() -> new IllegalArgumentException("there is no \"" + name + "\""));
  }

  /// Returns the value of a name as a whole number.
  ///
  /// @throws IllegalArgumentException when the settings don't have it, or it isn't a whole number
  public long whole(String name) {
    try {
      return Long.parseLong(text(name));
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(name + " is \"" + text(name) + "\", no whole number", e);
    }
  }

  /// Returns the value of a name as the size of a list or an array, like [#whole].
  ///
  /// @throws ArithmeticException when the value doesn't fit into an `int`
  public int count(String name) {
    return Math.toIntExact(whole(name));
  }
}
