package dynobench.workload;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// Values by name, each as its [Domain] writes it: what a trial's parameters are, or what of them a
/// plan varies.
///
/// @param values in the order of naming
public record Settings(Map<String, String> values) {
  /// No values.
  public static final Settings NONE = new Settings(Map.of());

  public Settings {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /// One value.
  public static Settings of(String name, String value) {
    return new Settings(Map.of(name, value));
  }

  /// These and one more, which wins over one of the same name.
  public Settings with(String name, String value) {
    return over(of(name, value));
  }

  /// These with others over them, which win.
  public Settings over(Settings others) {
    var all = new LinkedHashMap<>(values);
    all.putAll(others.values);
    return new Settings(all);
  }

  /// These without one.
  public Settings without(String name) {
    var less = new LinkedHashMap<>(values);
    less.remove(name);
    return new Settings(less);
  }

  /// The value of that name, if there is one.
  public Optional<String> get(String name) {
    return Optional.ofNullable(values.get(name));
  }

  /// @throws IllegalArgumentException when there is none
  public String text(String name) {
    return get(name)
        .orElseThrow(() -> new IllegalArgumentException("there is no \"" + name + "\""));
  }

  /// @throws IllegalArgumentException when there is none, or it is no whole number
  public long whole(String name) {
    try {
      return Long.parseLong(text(name));
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(name + " is \"" + text(name) + "\", no whole number", e);
    }
  }

  /// As [#whole], where a list or an array holds as many.
  public int count(String name) {
    return Math.toIntExact(whole(name));
  }
}
