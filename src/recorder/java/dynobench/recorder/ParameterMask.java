package dynobench.recorder;

import dynobench.recorder.masking.MaskedSql;
import dynobench.recorder.masking.ValueMask;

/// Pseudonyms of the parameters of one statement.
final class ParameterMask {
  private final ValueMask values;
  private final MaskedSql statement;

  ParameterMask(ValueMask values, MaskedSql statement) {
    this.values = values;
    this.statement = statement;
  }

  /// Returns the value that the recording holds for a parameter.
  ///
  /// @param index index from 1
  Object mask(int index, Object value) {
    return value instanceof Number && statement.keeps(index) ? value : values.mask(value);
  }
}
