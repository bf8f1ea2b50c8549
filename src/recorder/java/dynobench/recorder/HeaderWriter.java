package dynobench.recorder;

import dynobench.recorder.format.RecordBuffer;
import dynobench.recorder.format.RecordingHeader;
import dynobench.recorder.format.ValueMasking;
import java.security.SecureRandom;
import java.util.Map;
import java.util.TimeZone;
import java.util.TreeMap;

/// Header of the files of one recording. All of them have the same id and the same start.
final class HeaderWriter {
  private final ValueMasking masking;
  private final long startMillis = System.currentTimeMillis();
  private final byte[] id = new byte[RecordingHeader.ID_BYTES];

  private final String content;

  HeaderWriter(ValueMasking masking, String content) {
    this.masking = masking;
    this.content = content;
    new SecureRandom().nextBytes(id);
  }

  /// Returns the header of a file.
  ///
  /// @param number number of the file, from 0
  RecordBuffer write(int number) {
    var properties = new RecordBuffer(256);
    Map<String, String> described = properties();
    properties.putVarint(described.size());
    described.forEach((key, value) -> {
      properties.putText(key);
      properties.putText(value);
    });
    var header = new RecordBuffer(512);
    byte[] mark = RecordingHeader.mark();
    header.putAll(mark, mark.length);
    header.putByte(RecordingHeader.MAJOR);
    header.putByte(RecordingHeader.MINOR);
    header.putByte(0);
    header.putByte(masking.flag());
    header.putLong(startMillis);
    header.putAll(id, id.length);
    header.putLong(ProcessHandle.current().pid());
    header.putInt(number);
    while (header.size() < RecordingHeader.BYTES - 2 * Integer.BYTES) {
      header.putByte(0);
    }
    header.putInt(properties.size());
    var checked = new RecordBuffer(512);
    checked.putAll(header.array(), header.size());
    checked.putAll(properties.array(), properties.size());
    header.putInt(RecordingHeader.checksum(checked.array(), 0, checked.size()));
    header.putAll(properties.array(), properties.size());
    return header;
  }

  /// Returns properties without names of users, hosts and folders.
  private Map<String, String> properties() {
    var found = new TreeMap<String, String>();
    found.put(RecordingHeader.CONTENT, content);
    found.put("java", System.getProperty("java.runtime.version", "?"));
    found.put("os", System.getProperty("os.name", "?") + " " + System.getProperty("os.arch", "?"));
    found.put("zone", TimeZone.getDefault().getID());
    found.put("processors", Integer.toString(Runtime.getRuntime().availableProcessors()));
    return found;
  }
}
