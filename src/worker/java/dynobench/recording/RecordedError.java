package dynobench.recording;

import dynobench.recorder.format.BrokenRecordException;
import dynobench.recorder.format.NoteKind;
import dynobench.recorder.format.RecordInput;
import org.jspecify.annotations.Nullable;

/// Error of a call, as the driver threw it.
///
/// @param state SQLSTATE; empty if there was none
/// @param code number of the engine
/// @param message beginning of the message
public record RecordedError(String state, int code, String message) {
  /// Returns whether the application ended the statement before it was complete.
  public boolean isEnd() {
    return state.equals(NoteKind.ENDED_STATE);
  }

  /// Reads an error, or null for none.
  static @Nullable RecordedError read(RecordInput in) throws BrokenRecordException {
    return in.getByte() == 0
        ? null
        : new RecordedError(in.getText(), (int) in.getSigned(), in.getText());
  }
}
