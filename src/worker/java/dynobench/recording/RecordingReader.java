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
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Open file of a recording. Opening it reads the whole file once, checks each block, and stops at
/// the first damaged one: what precedes it is the recording as it was a little earlier.
public final class RecordingReader implements AutoCloseable {
  private static final int MOST_PROPERTIES = 100;

  private final FileChannel channel;
  private final ValueMasking masking;
  private final Instant start;
  private final Map<String, String> properties;
  private final SharedIndex shared = new SharedIndex();
  private final BlockIndex blocks = new BlockIndex();
  private RecordingEnd end = new RecordingEnd.Open();

  private RecordingReader(FileChannel channel) throws IOException {
    this.channel = channel;
    RecordInput header = header();
    masking = ValueMasking.of((header.getByte() << Byte.SIZE) | header.getByte());
    start = Instant.ofEpochMilli(header.getLong());
    header.slice(36);
    int length = header.getInt();
    int expected = header.getInt();
    if (length < 0 || length > RecordingHeader.MOST_PROPERTY_BYTES) {
      throw new RecordingException("The recording's header is damaged.");
    }
    byte[] all = read(0, RecordingHeader.BYTES + length);
    if (all.length < RecordingHeader.BYTES + length) {
      throw new RecordingException("The recording ends within its header.");
    }
    var checked = new byte[RecordingHeader.BYTES - 4 + length];
    System.arraycopy(all, 0, checked, 0, RecordingHeader.BYTES - 4);
    System.arraycopy(all, RecordingHeader.BYTES, checked, RecordingHeader.BYTES - 4, length);
    if (RecordingHeader.checksum(checked, 0, checked.length) != expected) {
      throw new RecordingException("The recording's header is damaged.");
    }
    properties = properties(new RecordInput(all, RecordingHeader.BYTES, all.length));
    index(RecordingHeader.BYTES + length);
  }

  /// Opens a recording.
  ///
  /// @throws RecordingException if the file is no recording of a known version
  public static RecordingReader open(Path file) throws IOException {
    FileChannel channel = FileChannel.open(file, StandardOpenOption.READ);
    try {
      return new RecordingReader(channel);
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

  private void index(long begin) throws IOException {
    long size = channel.size();
    long position = begin;
    while (position < size) {
      byte[] block = block(position);
      if (block == null || !indexed(block, position)) {
        end = new RecordingEnd.Damaged(position, size - position);
        return;
      }
      position += block.length;
    }
    end = shared.end().orElse(end);
  }

  /// Reads a block with its header. Returns null if it is damaged.
  private byte @Nullable [] block(long position) throws IOException {
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

  private boolean indexed(byte[] block, long position) throws IOException {
    var in = new RecordInput(block, 12, block.length);
    int session = in.getInt();
    if (session != 0) {
      blocks.add(session, position);
      return true;
    }
    in.getLong();
    try {
      while (in.hasMore()) {
        int tag = in.getByte();
        in.getVarint();
        in.getVarint();
        shared.add(tag, in.slice(in.getCount(RecordingHeader.MOST_BLOCK_BYTES)));
      }
      return true;
    } catch (BrokenRecordException e) {
      return false;
    }
  }

  /// Returns the wall-clock time of the start of the recording.
  public Instant start() {
    return start;
  }

  /// Returns which values the recording holds as pseudonyms.
  public ValueMasking masking() {
    return masking;
  }

  /// Returns properties of the recorded process: `java`, `os`, `zone`, `processors`.
  public Map<String, String> properties() {
    return properties;
  }

  public RecordingEnd end() {
    return end;
  }

  public List<RecordedNote> notes() {
    return List.copyOf(shared.notes());
  }

  /// Returns the databases that the application used, by number.
  public Map<Integer, RecordedSource> sources() {
    return Map.copyOf(shared.sources());
  }

  /// Returns the texts of statements by number, in the order of their first use. Texts that only
  /// their calls hold are missing.
  public Map<Integer, String> texts() {
    return Collections.unmodifiableMap(shared.texts());
  }

  /// Returns the ways in which rows were read, by number.
  public Map<Integer, ReadShape> shapes() {
    return Map.copyOf(shared.shapes());
  }

  /// Returns the numbers of the sessions, in ascending order.
  public Iterable<Integer> sessions() {
    return blocks.sessions();
  }

  public int sessionCount() {
    return blocks.sessionCount();
  }

  /// Returns the time in which a session was in use. Reads its last block.
  public SessionSpan span(int session) throws IOException {
    long[] positions = blocks.positions(session);
    var last = new long[] {positions[positions.length - 1]};
    long start = new SessionCalls(positions, this::block, new CallDecoder(shared)).startNanos();
    var calls = new SessionCalls(last, this::block, new CallDecoder(shared));
    long end = start;
    for (RecordedCall each = calls.next(); each != null; each = calls.next()) {
      end = Math.max(end, each.time().endNanos());
    }
    return new SessionSpan(session, start, end);
  }

  /// Returns the calls of a session. Several readings may go on at the same time.
  public SessionCalls calls(int session) {
    return new SessionCalls(blocks.positions(session), this::block, new CallDecoder(shared));
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
