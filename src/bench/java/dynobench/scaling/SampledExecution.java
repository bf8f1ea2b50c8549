package dynobench.scaling;

import java.util.List;

/// Execution of a statement in a recorded transaction.
///
/// @param text number of the statement's text
/// @param values parameters, and at index 0 the generated key, which may be unknown
record SampledExecution(int text, List<Object> values) {
  /// Value that isn't known.
  static final Object UNKNOWN = new Object();

  SampledExecution {
    values = List.copyOf(values);
  }

  /// Returns a parameter by its number from 1, or the key.
  Object value(int parameter) {
    return parameter < values.size() ? values.get(parameter) : UNKNOWN;
  }
}
