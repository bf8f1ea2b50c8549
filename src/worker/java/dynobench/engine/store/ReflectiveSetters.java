package dynobench.engine.store;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.stream.Stream;

/// Configures Berkeley DB by calling setters by name. The setters of JE return nothing up to
/// version 3, and the configuration since version 4. A compiled call would link with only one of
/// these.
///
/// @param config configuration object of the library
record ReflectiveSetters<T>(T config) {
  /// Calls the setter with this name and this number of values. Throws if the library has no such
  /// setter or refuses the values.
  ///
  /// @param setter name of the setter, such as `setAllowCreate`
  ReflectiveSetters<T> with(String setter, Object... values) {
    try {
      var _ = setter(setter, values.length).invoke(config, values);
      return this;
    } catch (InvocationTargetException e) {
      throw new IllegalArgumentException("The library refuses " + setter + ": " + e.getCause(), e);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Returns whether the library has a setter with this name and one parameter.
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
