package dynobench.preflight;

import dynobench.recording.RecordingReader;
import dynobench.recording.RecordingSize;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;

/// Sizes of the last recordings. A window checks its plan after each change, and a size takes a
/// reading of the whole file.
final class RecordingSizes {
  private static final int MOST = 16;

  private final SequencedMap<String, RecordingSize> known = new LinkedHashMap<>();

  /// Returns the size of a recording.
  ///
  /// @param sha256 check sum of its files
  synchronized RecordingSize of(String sha256, RecordingReader recording) throws IOException {
    RecordingSize size = known.get(sha256);
    if (size == null) {
      size = RecordingSize.of(recording);
      known.put(sha256, size);
      if (known.size() > MOST) {
        Map.Entry<String, RecordingSize> _ = known.pollFirstEntry();
      }
    }
    return size;
  }
}
