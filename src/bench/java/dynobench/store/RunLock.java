package dynobench.store;

import dynobench.files.IoErrorText;
import dynobench.files.RegularFile;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Lock of the operating system on the file `.lock`, which ends with the process. The file's text,
/// process id and start, only serves the message to others, and may be outdated.
final class RunLock {
  /// Position of a locked byte far beyond the text: Windows does not let others read locked bytes.
  private static final long LOCKED_BYTE = Long.MAX_VALUE - 1;

  private static final int LONGEST_TEXT = 100;

  private static final Pattern TEXT = Pattern.compile("(\\d+) ([\\d-]{10})T([\\d:]{5})");

  private final Path folder;
  private final Clock clock;
  private @Nullable FileChannel held;

  RunLock(Path folder, Clock clock) {
    this.folder = folder;
    this.clock = clock;
  }

  /// @throws WorkspaceException when another process or thread has the lock, or when the file
  ///   cannot be locked or is not one of Dynobench
  synchronized Workspace.Held acquire() {
    // Checked first: on POSIX, closing a second channel of this JVM would release the first one's
    // lock.
    if (held != null) {
      throw inUse("another run of this process");
    }
    try {
      FileChannel channel = locked();
      held = channel;
      return () -> release(channel);
    } catch (IOException e) {
      throw failed("lock", e);
    }
  }

  private FileChannel locked() throws IOException {
    Path file = folder.resolve(".lock");
    if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      RegularFile.require(file, LinkOption.NOFOLLOW_LINKS); // its text is replaced
    }
    FileChannel channel =
        FileChannel.open(
            file,
            StandardOpenOption.CREATE,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE,
            LinkOption.NOFOLLOW_LINKS);
    boolean ours = false;
    try {
      if (channel.tryLock(LOCKED_BYTE, 1, false) == null) {
        throw inUse(holder(read(channel)));
      }
      requireOurs(file, read(channel));
      write(channel, ProcessHandle.current().pid() + " " + now());
      ours = true;
      return channel;
    } catch (OverlappingFileLockException e) {
      throw inUse("another run of this process");
    } finally {
      if (!ours) {
        channel.close();
      }
    }
  }

  /// Throws if the file may belong to another program, or has a second name: because the text of
  /// the file will be replaced.
  private static void requireOurs(Path file, String text) throws IOException {
    boolean tells = file.getFileSystem().supportedFileAttributeViews().contains("unix");
    boolean isAlone = !tells || Integer.valueOf(1).equals(Files.getAttribute(file, "unix:nlink"));
    if (!isAlone || !(text.isEmpty() || TEXT.matcher(text).matches())) {
      throw new IOException("it is not a lock of Dynobench");
    }
  }

  private synchronized void release(FileChannel channel) {
    if (channel.isOpen()) {
      held = null;
      try (channel) {
        channel.truncate(0);
      } catch (IOException e) {
        throw failed("unlock", e);
      }
    }
  }

  private LocalDateTime now() {
    return LocalDateTime.now(clock).truncatedTo(ChronoUnit.MINUTES);
  }

  private String holder(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      return "another run";
    }
    String date = matcher.group(2);
    boolean today = date.equals(now().toLocalDate().toString());
    return "another run (process %s, since %s%s)"
        .formatted(matcher.group(1), today ? "" : date + " ", matcher.group(3));
  }

  private WorkspaceException inUse(String by) {
    return new WorkspaceException(
        "The workspace %s is in use by %s. Wait for it, or choose another with --workspace."
            .formatted(folder, by));
  }

  private WorkspaceException failed(String what, IOException e) {
    return new WorkspaceException(
        "Cannot %s the workspace %s by its file .lock: %s. Choose another with --workspace."
            .formatted(what, folder, IoErrorText.of(e)),
        e);
  }

  private static String read(FileChannel channel) throws IOException {
    var bytes = ByteBuffer.allocate(LONGEST_TEXT);
    channel.read(bytes, 0);
    return new String(bytes.array(), 0, bytes.position(), StandardCharsets.UTF_8);
  }

  private static void write(FileChannel channel, String text) throws IOException {
    channel.truncate(0);
    channel.write(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)), 0);
  }
}
