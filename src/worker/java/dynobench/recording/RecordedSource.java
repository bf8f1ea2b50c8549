package dynobench.recording;

import dynobench.recorder.format.BrokenRecordException;
import dynobench.recorder.format.RecordInput;

/// Database that an application used, as its driver describes it.
public record RecordedSource(String product, String version, String driver, String driverVersion) {
  static RecordedSource read(RecordInput in) throws BrokenRecordException {
    return new RecordedSource(in.getText(), in.getText(), in.getText(), in.getText());
  }
}
