package dynobench.recording;

import dynobench.recorder.format.BrokenRecordException;
import dynobench.recorder.format.RecordInput;
import dynobench.recorder.format.RecordingHeader;
import dynobench.recorder.format.ValueMasking;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Open recording. Opening it reads its files once, checks each block, and stops at the first
/// damaged one: what precedes it is the recording as it was a little earlier.
public final class RecordingReader implements AutoCloseable {
  private final List<SegmentFile> files = new ArrayList<>();

  /// Number of bytes in the files before each one and, at last, in all files.
  private final List<Long> offsets = new ArrayList<>();

  private final SharedIndex shared = new SharedIndex();
  private final BlockIndex blocks = new BlockIndex();
  private RecordingEnd end = new RecordingEnd.Open();

  private RecordingReader() {}

  /// Opens a recording.
  ///
  /// @param first its file or, of several ones, the one without a number
  /// @throws RecordingException if the file is no recording of a known version
  public static RecordingReader open(Path first) throws IOException {
    var reader = new RecordingReader();
    try {
      reader.openAll(first);
      return reader;
    } catch (IOException | RuntimeException e) {
      reader.close();
      throw e;
    }
  }

  private void openAll(Path first) throws IOException {
    List<Path> paths = RecordingFiles.of(first);
    long offset = 0;
    for (Path each : paths) {
      SegmentFile file = SegmentFile.open(each);
      files.add(file);
      offsets.add(offset);
      offset += file.size();
    }
    offsets.add(offset);
    for (int i = 0; i < files.size(); i++) {
      if (!index(i)) {
        return;
      }
    }
    Path next = RecordingFiles.path(first, paths.size());
    end =
        shared.isContinued(paths.size())
            ? new RecordingEnd.MissingFile(String.valueOf(next.getFileName()))
            : shared.end().orElse(end);
  }

  /// Finds the blocks of a file. Returns false if one is damaged.
  private boolean index(int number) throws IOException {
    SegmentFile file = files.get(number);
    long offset = offsets.get(number);
    long size = offsets.get(number + 1) - offset;
    long position = file.begin();
    while (position < size) {
      byte[] block = file.block(position);
      if (block == null || !indexed(block, offset + position)) {
        long damaged = offset + position;
        end = new RecordingEnd.Damaged(damaged, offsets.getLast() - damaged);
        return false;
      }
      position += block.length;
    }
    return true;
  }

  /// Reads a block with its header. Returns null if it is damaged.
  ///
  /// @param position position in all files, one after the other
  private byte @Nullable [] block(long position) throws IOException {
    int file = files.size() - 1;
    while (offsets.get(file) > position) {
      file--;
    }
    return files.get(file).block(position - offsets.get(file));
  }

  private boolean indexed(byte[] block, long position) throws IOException {
    var in = new RecordInput(block, 12, block.length);
    int session = in.getInt();
    if (session != 0) {
      shared.goOn();
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

  /// Returns which values the recording holds as pseudonyms.
  public ValueMasking masking() {
    return files.getFirst().masking();
  }

  /// Returns the wall-clock time of the start of the recording.
  public Instant start() {
    return files.getFirst().start();
  }

  /// Returns properties of the recorded process: `java`, `os`, `zone`, `processors`.
  public Map<String, String> properties() {
    return files.getFirst().properties();
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

  /// Returns the starting data, which a session of their own creates.
  public Optional<StartingRows> starting() {
    return shared.starting();
  }

  /// Returns the numbers of the application's sessions, in ascending order.
  public Collection<Integer> sessions() {
    int without = starting().map(StartingRows::session).orElse(0);
    return blocks.sessions().stream().filter(each -> each != without).toList();
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
    for (SegmentFile each : files) {
      each.close();
    }
  }
}
