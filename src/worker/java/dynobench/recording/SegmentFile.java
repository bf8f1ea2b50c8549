package dynobench.recording;

import dynobench.recorder.format.BrokenRecordException;
import dynobench.recorder.format.RecordInput;
import dynobench.recorder.format.RecordingHeader;
import dynobench.recorder.format.ValueMasking;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Open file of a recording: the first one, or one that continues it. May be read by several
/// threads.
final class SegmentFile implements AutoCloseable {
  private static final int MOST_PROPERTIES = 100;
  private static final int RESERVED_BYTES = 8;

  private final FileChannel channel;
  private final ValueMasking masking;
  private final Instant start;
  private final byte[] id = new byte[RecordingHeader.ID_BYTES];
  private final int number;
  private final Map<String, String> properties;
  private final long begin;

  private SegmentFile(FileChannel channel) throws IOException {
    this.channel = channel;
    RecordInput header = header();
    masking = ValueMasking.of((header.getByte() << Byte.SIZE) | header.getByte());
    start = Instant.ofEpochMilli(header.getLong());
    for (int i = 0; i < id.length; i++) {
      id[i] = (byte) header.getByte();
    }
    header.slice(Long.BYTES); // the number of the process
    number = header.getInt();
    header.slice(RESERVED_BYTES);
    int length = header.getInt();
    int expected = header.getInt();
    if (length < 0 || length > RecordingHeader.MOST_PROPERTY_BYTES) {
      throw new RecordingException("The recording's header is damaged.");
    }
    begin = (long) RecordingHeader.BYTES + length;
    byte[] all = read(0, RecordingHeader.BYTES + length);
    if (all.length < begin) {
      throw new RecordingException("The recording ends within its header.");
    }
    var checked = new byte[RecordingHeader.BYTES - 4 + length];
    System.arraycopy(all, 0, checked, 0, RecordingHeader.BYTES - 4);
    System.arraycopy(all, RecordingHeader.BYTES, checked, RecordingHeader.BYTES - 4, length);
    if (RecordingHeader.checksum(checked, 0, checked.length) != expected) {
      throw new RecordingException("The recording's header is damaged.");
    }
    properties = properties(new RecordInput(all, RecordingHeader.BYTES, all.length));
  }

  /// Opens a file.
  ///
  /// @throws RecordingException if the file is no recording of a known version
  static SegmentFile open(Path file) throws IOException {
    FileChannel channel = FileChannel.open(file, StandardOpenOption.READ);
    try {
      return new SegmentFile(channel);
    } catch (BrokenRecordException e) {
      channel.close();
      throw new RecordingException("The recording's header is damaged: " + e.getMessage() + ".");
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  /// Reads the header up to its version.
  private RecordInput header() throws IOException {
    byte[] bytes = read(0, RecordingHeader.BYTES);
    byte[] mark = RecordingHeader.mark();
    if (bytes.length < mark.length || !Arrays.equals(mark, 0, mark.length, bytes, 0, mark.length)) {
      throw new RecordingException("The file is no recording of an application.");
    }
    if (bytes.length < RecordingHeader.BYTES) {
      throw new RecordingException("The recording ends within its header.");
    }
    var in = new RecordInput(bytes, mark.length, bytes.length);
    int major = in.getByte();
    int minor = in.getByte();
    if (major != RecordingHeader.MAJOR) {
      throw new RecordingException(
          "The recording has the format "
              + (major + "." + minor)
              + ". This Dynobench reads "
              + (RecordingHeader.MAJOR + "." + RecordingHeader.MINOR)
              + ". Use the recorder of this version.");
    }
    return in;
  }

  private static Map<String, String> properties(RecordInput in) throws BrokenRecordException {
    int count = in.getCount(MOST_PROPERTIES);
    var found = new TreeMap<String, String>();
    for (int i = 0; i < count; i++) {
      found.put(in.getText(), in.getText());
    }
    return found;
  }

  ValueMasking masking() {
    return masking;
  }

  Instant start() {
    return start;
  }

  Map<String, String> properties() {
    return properties;
  }

  /// Returns the number of the file in its recording, from 0.
  int number() {
    return number;
  }

  boolean isOfSameRecording(SegmentFile other) {
    return Arrays.equals(id, other.id);
  }

  /// Returns the position of the first block.
  long begin() {
    return begin;
  }

  long size() throws IOException {
    return channel.size();
  }

  /// Reads at most this many bytes; fewer at the end of the file.
  private byte[] read(long position, int count) throws IOException {
    int most = (int) Math.min(count, Math.max(0, channel.size() - position));
    var buffer = ByteBuffer.allocate(most);
    while (buffer.hasRemaining()) {
      if (channel.read(buffer, position + buffer.position()) < 0) {
        return Arrays.copyOf(buffer.array(), buffer.position());
      }
    }
    return buffer.array();
  }

  /// Reads a block with its header. Returns null if it is damaged.
  byte @Nullable [] block(long position) throws IOException {
    byte[] header = read(position, RecordingHeader.BLOCK_BYTES);
    if (header.length < RecordingHeader.BLOCK_BYTES) {
      return null;
    }
    var in = new RecordInput(header, 0, header.length);
    boolean marked = in.getInt() == RecordingHeader.BLOCK_MARK;
    int length = in.getInt();
    int crc = in.getInt();
    if (!marked || length < 1 || length > RecordingHeader.MOST_BLOCK_BYTES) {
      return null;
    }
    byte[] block = read(position, RecordingHeader.BLOCK_BYTES + length);
    boolean whole = block.length == RecordingHeader.BLOCK_BYTES + length;
    return whole && RecordingHeader.checksum(block, 12, block.length) == crc ? block : null;
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
