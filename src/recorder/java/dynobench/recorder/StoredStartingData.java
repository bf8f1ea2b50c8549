package dynobench.recorder;

import dynobench.recorder.format.BrokenRecordException;
import dynobench.recorder.format.EndReason;
import dynobench.recorder.format.RecordInput;
import dynobench.recorder.format.RecordTag;
import dynobench.recorder.format.RecordingHeader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;

/// Complete file of [StartingDataFile], which a recording is going to begin with.
final class StoredStartingData implements AutoCloseable {
  private final Path file;
  private final FileChannel channel;
  private long begin;

  private StoredStartingData(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /// Opens a file and reads it once.
  ///
  /// @throws IOException also if it isn't such a file, or is incomplete or damaged
  static StoredStartingData open(Path file) throws IOException {
    var stored = new StoredStartingData(file, FileChannel.open(file, StandardOpenOption.READ));
    try {
      stored.checkHeader();
      stored.checkBlocks();
      return stored;
    } catch (BrokenRecordException e) {
      stored.close();
      throw new IOException(file + " is damaged: " + e.getMessage(), e);
    } catch (IOException | RuntimeException e) {
      stored.close();
      throw e;
    }
  }

  private void checkHeader() throws IOException, BrokenRecordException {
    byte[] header = read(0, RecordingHeader.BYTES);
    byte[] mark = RecordingHeader.mark();
    if (header.length < RecordingHeader.BYTES
        || !Arrays.equals(mark, 0, mark.length, header, 0, mark.length)
        || header[mark.length] != RecordingHeader.MAJOR) {
      throw new IOException(file + " is no file that dynobench snapshot has written");
    }
    int size = new RecordInput(header, header.length - 2 * Integer.BYTES, header.length).getInt();
    if (size < 0 || size > RecordingHeader.MOST_PROPERTY_BYTES) {
      throw new BrokenRecordException("its header has a wrong length");
    }
    byte[] properties = read(header.length, size);
    if (!isStartingData(new RecordInput(properties, 0, properties.length))) {
      throw new IOException(file + " is a recording, and not only starting data");
    }
    begin = (long) header.length + size;
  }

  private static boolean isStartingData(RecordInput properties) throws BrokenRecordException {
    int count = properties.getCount(RecordingHeader.MOST_PROPERTY_BYTES);
    for (int i = 0; i < count; i++) {
      String key = properties.getText();
      String value = properties.getText();
      if (key.equals(RecordingHeader.CONTENT)) {
        return value.equals(RecordingHeader.STARTING_DATA);
      }
    }
    return false;
  }

  private void checkBlocks() throws IOException, BrokenRecordException {
    long position = begin;
    boolean ends = false;
    while (position < channel.size()) {
      byte[] header = read(position, RecordingHeader.BLOCK_BYTES);
      var in = new RecordInput(header, 0, header.length);
      boolean marked = in.getInt() == RecordingHeader.BLOCK_MARK;
      int length = in.getInt();
      int checksum = in.getInt();
      boolean sized = marked && length > 0 && length <= RecordingHeader.MOST_BLOCK_BYTES;
      byte[] block = sized ? read(position, header.length + length) : header;
      if (!sized
          || block.length < header.length + length
          || RecordingHeader.checksum(block, 12, block.length) != checksum) {
        throw new BrokenRecordException("wrong bytes at " + position);
      }
      ends = endsInOrder(new RecordInput(block, header.length, block.length));
      position += block.length;
    }
    if (!ends) {
      throw new IOException(file + " is incomplete: dynobench snapshot did not end");
    }
  }

  /// Returns whether the last record of a block is an orderly end.
  private static boolean endsInOrder(RecordInput records) throws BrokenRecordException {
    boolean ends = false;
    while (records.hasMore()) {
      int tag = records.getByte();
      records.getVarint(); // pause
      records.getVarint(); // duration
      RecordInput body = records.slice(records.getCount(RecordingHeader.MOST_BLOCK_BYTES));
      ends = tag == RecordTag.END && EndReason.of(body.getByte()) == EndReason.EXIT;
    }
    return ends;
  }

  /// Reads bytes; fewer at the end of the file.
  private byte[] read(long position, int size) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate((int) Math.min(size, channel.size() - position));
    int read = 0;
    while (bytes.hasRemaining() && read >= 0) {
      read = channel.read(bytes, position + bytes.position());
    }
    return Arrays.copyOf(bytes.array(), bytes.position());
  }

  void appendTo(RecordingFile recording) throws IOException {
    recording.append(channel, begin);
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
