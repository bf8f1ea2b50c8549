package dynobench.recorder;

import dynobench.recorder.format.RecordBuffer;
import dynobench.recorder.format.RecordTag;
import dynobench.recorder.format.RecordingHeader;
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
import java.util.Set;

/// Files of a recording. Only the owner may read them. Blocks are appended; a block that could not
/// be written in full is removed. A file that has reached its size is continued by the next one.
final class RecordingFile implements AutoCloseable {
  private static final int MOST_NAMES = 1000;

  private final Path path;
  private final HeaderWriter header;
  private final long mostFileBytes;
  private FileChannel channel;
  private int number;
  private long length;
  private long lengthBefore;

  private RecordingFile(
      Path path, FileChannel channel, RecordingSettings settings, String content) {
    this.path = path;
    this.channel = channel;
    this.header = new HeaderWriter(settings.masking(), content);
    this.mostFileBytes = settings.mostFileBytes();
  }

  /// Creates a file. If the name is taken, by another process for example, a number is added to it.
  ///
  /// @param content what the header says that the file holds
  static RecordingFile create(RecordingSettings settings, String content) throws IOException {
    Path wanted = settings.file();
    Path parent = wanted.toAbsolutePath().getParent();
    if (parent != null && !Files.isDirectory(parent)) {
      Files.createDirectories(parent);
    }
    for (int count = 1; ; count++) {
      Path path = numbered(wanted, count);
      if (count < MOST_NAMES && isTaken(path, settings)) {
        continue;
      }
      try {
        return created(path, settings, content);
      } catch (FileAlreadyExistsException e) {
        if (count >= MOST_NAMES) {
          throw e;
        }
      }
    }
  }

  private static boolean isTaken(Path path, RecordingSettings settings) {
    return Files.exists(path)
        || (settings.mostFileBytes() > 0 && Files.exists(RecordingHeader.file(path, 1)));
  }

  /// Creates a file with a header. A thread that is interrupted can't write to a channel, so its
  /// flag is cleared meanwhile.
  private static RecordingFile created(Path path, RecordingSettings settings, String content)
      throws IOException {
    boolean interrupted = Thread.interrupted();
    FileChannel channel = FileChannel.open(path, options(), attributes());
    try {
      var created = new RecordingFile(path, channel, settings, content);
      created.write(created.header.write(0));
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

  /// Returns the path of the first file.
  Path path() {
    return path;
  }

  /// Returns the length of all files.
  long length() {
    return lengthBefore + length;
  }

  /// Appends a block, to the next file if this one has reached its size.
  void append(RecordBuffer block) throws IOException {
    if (mostFileBytes > 0 && length >= mostFileBytes) {
      continueInNext();
    }
    write(block);
  }

  /// Appends the rest of another file.
  void append(FileChannel from, long begin) throws IOException {
    long position = begin;
    while (position < from.size()) {
      channel.position(length);
      long copied = from.transferTo(position, from.size() - position, channel);
      position += copied;
      length += copied;
    }
  }

  /// Creates the next file before this one says that there is one.
  private void continueInNext() throws IOException {
    FileChannel next =
        FileChannel.open(RecordingHeader.file(path, number + 1), options(), attributes());
    try {
      var last = new RecordChunk();
      last.start(0, 0);
      last.append(RecordTag.CONTINUED, 0, 0, new RecordBuffer(1));
      write(last.toBlock());
      channel.close();
    } catch (IOException | RuntimeException e) {
      next.close();
      throw e;
    }
    channel = next;
    number++;
    lengthBefore += length;
    length = 0;
    write(header.write(number));
  }

  /// Appends bytes to the file. If that fails, the file ends where it ended before.
  private void write(RecordBuffer bytes) throws IOException {
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
