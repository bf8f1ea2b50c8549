package dynobench.recorder;

import dynobench.recorder.format.NoteKind;
import java.sql.SQLException;
import java.sql.Wrapper;

/// Access to the driver's own objects through `unwrap`.
final class DriverObject {
  private DriverObject() {}

  /// Returns the wrapper, the driver's object or what that object wraps, whichever has the type
  /// first.
  static <T> T unwrap(Wrapper wrapper, Wrapper target, Class<T> type, SessionRecorder session)
      throws SQLException {
    if (type.isInstance(wrapper)) {
      return type.cast(wrapper);
    }
    T found = type.isInstance(target) ? type.cast(target) : target.unwrap(type);
    session.note(NoteKind.UNWRAPPED);
    return found;
  }

  static boolean isWrapperFor(Wrapper wrapper, Wrapper target, Class<?> type) throws SQLException {
    return type.isInstance(wrapper) || type.isInstance(target) || target.isWrapperFor(type);
  }
}
