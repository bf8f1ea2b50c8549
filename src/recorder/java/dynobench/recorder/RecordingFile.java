package dynobench.recorder;

import dynobench.recorder.format.RecordBuffer;
import dynobench.recorder.format.RecordingHeader;
import dynobench.recorder.format.ValueMasking;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.Map;
import java.util.Set;
import java.util.TimeZone;
import java.util.TreeMap;

/// File of a recording. Only the owner may read it. Blocks are appended; a block that could not be
/// written in full is removed.
final class RecordingFile implements AutoCloseable {
  private static final int MOST_NAMES = 1000;

  private final Path path;
  private final FileChannel channel;
  private long length;

  private RecordingFile(Path path, FileChannel channel) {
    this.path = path;
    this.channel = channel;
  }

  /// Creates a file. If the name is taken, by another process for example, a number is added to it.
  static RecordingFile create(RecordingSettings settings) throws IOException {
    Path wanted = settings.file();
    Path parent = wanted.toAbsolutePath().getParent();
    if (parent != null && !Files.isDirectory(parent)) {
      Files.createDirectories(parent);
    }
    for (int number = 1; ; number++) {
      Path path = numbered(wanted, number);
      if (number < MOST_NAMES && Files.exists(path)) {
        continue;
      }
      try {
        return created(path, settings.masking());
      } catch (FileAlreadyExistsException e) {
        if (number >= MOST_NAMES) {
          throw e;
        }
      }
    }
  }

  /// Creates a file with a header. A thread that is interrupted can't write to a channel, so its
  /// flag is cleared meanwhile.
  private static RecordingFile created(Path path, ValueMasking masking) throws IOException {
    boolean interrupted = Thread.interrupted();
    FileChannel channel = FileChannel.open(path, options(), attributes());
    try {
      var created = new RecordingFile(path, channel);
      created.append(header(masking));
      return created;
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private static Path numbered(Path wanted, int number) {
    if (number == 1) {
      return wanted;
    }
    String name = String.valueOf(wanted.getFileName());
    int dot = name.lastIndexOf('.');
    String stem = dot > 0 ? name.substring(0, dot) : name;
    return wanted.resolveSibling(stem + "-" + number + name.substring(stem.length()));
  }

  private static Set<OpenOption> options() {
    return Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
  }

  private static FileAttribute<?>[] attributes() {
    boolean posix = FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
    return posix
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
        }
        : new FileAttribute<?>[0];
  }

  private static RecordBuffer header(ValueMasking masking) {
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
    header.putLong(System.currentTimeMillis());
    var id = new byte[16];
    new SecureRandom().nextBytes(id);
    header.putAll(id, id.length);
    header.putLong(ProcessHandle.current().pid());
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
  private static Map<String, String> properties() {
    var found = new TreeMap<String, String>();
    found.put("java", System.getProperty("java.runtime.version", "?"));
    found.put("os", System.getProperty("os.name", "?") + " " + System.getProperty("os.arch", "?"));
    found.put("zone", TimeZone.getDefault().getID());
    found.put("processors", Integer.toString(Runtime.getRuntime().availableProcessors()));
    return found;
  }

  Path path() {
    return path;
  }

  long length() {
    return length;
  }

  /// Appends bytes. If that fails, the file ends where it ended before.
  void append(RecordBuffer bytes) throws IOException {
    ByteBuffer rest = ByteBuffer.wrap(bytes.array(), 0, bytes.size());
    try {
      while (rest.hasRemaining()) {
        channel.write(rest, length + rest.position());
      }
    } catch (IOException e) {
      channel.truncate(length);
      throw e;
    }
    length += bytes.size();
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
