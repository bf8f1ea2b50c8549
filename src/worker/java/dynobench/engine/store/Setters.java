package dynobench.engine.store;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.stream.Stream;

/// Sets what Berkeley DB is configured with, by the names of its setters. Those of JE give back
/// nothing up to version 3, and the configuration since 4: a compiled call would link with one of
/// the two only.
///
/// @param config of the library
record Setters<T>(T config) {
  /// @param setter its name, such as `setAllowCreate`
  Setters<T> with(String setter, Object... values) {
    try {
      var _ = setter(setter, values.length).invoke(config, values);
      return this;
    } catch (InvocationTargetException e) {
      throw new IllegalArgumentException("The library refuses " + setter + ": " + e.getCause(), e);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Whether the library has a setter of that name with one parameter.
  boolean has(String setter) {
    return Stream.of(config.getClass().getMethods())
        .anyMatch(each -> each.getName().equals(setter) && each.getParameterCount() == 1);
  }

  private Method setter(String name, int parameters) {
    return Stream.of(config.getClass().getMethods())
        .filter(each -> each.getName().equals(name) && each.getParameterCount() == parameters)
        .findFirst()
        .orElseThrow(() ->
            new UnsupportedOperationException("This version of the library has no " + name + "."));
  }
}
