package dynobench.protocol.script;

import dynobench.script.ValueType;
import java.sql.Date;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Timestamp;

/// Setter for one value of a prepared statement, by the JDBC method that suits the parameter's
/// type. A whole number that exceeds a parameter of at most 32 bits is an [ArithmeticException].
@FunctionalInterface
interface ValueBinder {
  void bind(PreparedStatement statement, EvaluationFrame frame) throws SQLException;

  /// Creates a setter.
  ///
  /// @param place index of the parameter in the statement, from 1
  static ValueBinder of(PreparedStatement statement, int place, CompiledValue value) {
    return switch (value) {
      case CompiledValue.Whole(CompiledValue.WholeSource source) ->
          whole(place, source, isShort(statement, place));
      case CompiledValue.Real(CompiledValue.RealSource source) ->
          (to, frame) -> to.setDouble(place, source.of(frame));
      case CompiledValue.Thing(ValueType kind, CompiledValue.ObjectSource source) ->
          object(place, kind, source);
    };
  }

  /// Creates a setter for a whole number. Most values are slots of the frame, and reading these
  /// directly saves a call.
  private static ValueBinder whole(int place, CompiledValue.WholeSource source, boolean isShort) {
    if (source instanceof Scope.WholeSlot(int number)) {
      return isShort
          ? (to, frame) -> to.setInt(place, Math.toIntExact(frame.wholes[number]))
          : (to, frame) -> to.setLong(place, frame.wholes[number]);
    }
    return isShort
        ? (to, frame) -> to.setInt(place, Math.toIntExact(source.of(frame)))
        : (to, frame) -> to.setLong(place, source.of(frame));
  }

  private static ValueBinder object(int place, ValueType kind, CompiledValue.ObjectSource source) {
    return switch (kind) {
      case DATE -> (to, frame) -> to.setDate(place, (Date) source.of(frame));
      case BYTES -> (to, frame) -> to.setBytes(place, (byte[]) source.of(frame));
      case TIMESTAMP -> (to, frame) -> to.setTimestamp(place, (Timestamp) source.of(frame));
      case BOOLEAN -> (to, frame) -> to.setBoolean(place, (Boolean) source.of(frame));
      case NULLABLE ->
          (to, frame) -> {
            Object value = source.of(frame);
            to.setObject(place, CompiledValue.NULL.equals(value) ? null : value);
          };
      case TEXT, WHOLE, REAL -> (to, frame) -> to.setString(place, source.of(frame).toString());
    };
  }

  private static boolean isShort(PreparedStatement statement, int place) {
    return IntegerWidth.isShort(() -> statement.getParameterMetaData().getParameterType(place));
  }
}
