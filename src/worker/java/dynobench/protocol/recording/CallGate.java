package dynobench.protocol.recording;

import dynobench.recording.RecordedCall;
import java.io.IOException;

/// Wait before a call that other clients' calls may affect: an execution, or the end of a
/// transaction.
@FunctionalInterface
interface CallGate {
  /// Gate without a wait.
  CallGate OPEN = _ -> {};

  void await(RecordedCall call) throws IOException;
}
