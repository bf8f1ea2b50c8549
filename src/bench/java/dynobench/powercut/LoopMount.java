package dynobench.powercut;

import dynobench.files.SystemPrograms;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;

/// Image file behind a loop device, mounted.
final class LoopMount implements AutoCloseable {
  /// Indexes of fields of a block device's `stat`, from 0: completed writes, requests in flight,
  /// completed flushes.
  private static final int WRITES = 4;

  private static final int IN_FLIGHT = 8;
  private static final int FLUSHES = 15;

  private final Path device;
  private final Path point;
  private boolean mounted;

  private LoopMount(Path device, Path point) {
    this.device = device;
    this.point = point;
  }

  /// Mounts an image with the system's default options.
  static LoopMount of(Path image, Path point) throws IOException, InterruptedException {
    Files.createDirectories(point);
    var device = Path.of(SystemPrograms.run("losetup", "--find", "--show", image.toString()));
    var mount = new LoopMount(device, point);
    try {
      SystemPrograms.run("mount", device.toString(), point.toString());
      mount.mounted = true;
      return mount;
    } catch (IOException e) {
      mount.close();
      throw e;
    }
  }

  Path point() {
    return point;
  }

  /// Returns the number of completed flush requests; empty where the system does not count them.
  OptionalLong flushes() throws IOException {
    return field(FLUSHES);
  }

  /// Returns the number of writes that have reached the image; empty while a request is in flight.
  OptionalLong settledWrites() throws IOException {
    return field(IN_FLIGHT).orElse(0) == 0 ? field(WRITES) : OptionalLong.empty();
  }

  private OptionalLong field(int index) throws IOException {
    Path stat = Path.of("/sys/block", String.valueOf(device.getFileName()), "stat");
    List<String> fields = List.of(Files.readString(stat).strip().split("\\s+"));
    return fields.size() > index
        ? OptionalLong.of(Long.parseLong(fields.get(index)))
        : OptionalLong.empty();
  }

  /// Unmounts the image, even if the thread is interrupted. It unmounts lazily if a program still
  /// uses the mount; the device goes when the last one has left.
  @Override
  public void close() {
    boolean interrupted = Thread.interrupted();
    try {
      if (mounted && SystemPrograms.attempt("umount", point.toString()).isPresent()) {
        SystemPrograms.attempt("umount", "--lazy", point.toString());
      }
      SystemPrograms.attempt("losetup", "--detach", device.toString());
    } catch (InterruptedException e) {
      interrupted = true;
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
