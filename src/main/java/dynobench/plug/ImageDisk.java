package dynobench.plug;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.LinkOption.NOFOLLOW_LINKS;

import dynobench.files.FolderTree;
import dynobench.files.Os;
import dynobench.files.Tool;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.stream.Stream;

/// A disk for one database, whose plug can be pulled. It is a file with a file system on it,
/// mounted through a loop device: what an engine has forced to the disk is in the file, and what
/// the system only keeps in memory is not.
///
/// A drive's own cache is not part of it: what was handed to the device counts as stored.
public final class ImageDisk implements AutoCloseable {
  /// Of `/proc/self/status`: the capabilities that hold, as bits.
  private static final String RIGHTS = "CapEff:";

  private static final int SYS_ADMIN = 21;
  private static final int HEX = 16;

  private static final String IMAGE = "disk.img";
  private static final String BALLAST = "ballast";
  private static final long MEGABYTE = 1L << 20;
  private static final long LEAST_BALLAST = 4_096;

  /// Each time the device wrote meanwhile, which a stopped writer doesn't ask for: the system's own
  /// writeback does, for some moments.
  private static final int MOST_COPIES = 50;

  private static final Path MEMORY = Path.of("/dev/shm");

  /// Bytes; for the disk of a writer that is in a hurry, and some copies.
  private static final long PLENTY = 8L << 30;

  private final Path folder;
  private final Path image;
  private final LoopMount mount;

  private ImageDisk(Path folder, Path image, LoopMount mount) {
    this.folder = folder;
    this.image = image;
    this.mount = mount;
  }

  /// What this machine lacks for it, as a sentence; empty where a plug can be pulled.
  public static Optional<String> obstacle(DiskKind kind) {
    if (Os.HERE != Os.LINUX) {
      return Optional.of("pulling the plug needs Linux, with loop devices");
    }
    Optional<String> missing =
        Stream.of(
                "losetup",
                "mount",
                "umount",
                "cp",
                "sync",
                "kill",
                "fallocate",
                "mkfs." + kind.id())
            .filter(name -> Tool.find(name).isEmpty())
            .findFirst();
    if (missing.isPresent()) {
      return Optional.of("pulling the plug needs the program " + missing.get());
    }
    if (!isRoot()) {
      return Optional.of("pulling the plug needs root, who alone may mount");
    }
    if (!mayMount()) {
      return Optional.of(
          "pulling the plug needs the right to mount (CAP_SYS_ADMIN), which is kept from root here,"
              + " as in most containers");
    }
    return Files.exists(Path.of("/dev/loop-control"))
        ? Optional.empty()
        : Optional.of(
            "pulling the plug needs loop devices, and this system has no /dev/loop-control");
  }

  private static boolean isRoot() {
    try {
      return Objects.equals(Files.getAttribute(Path.of("/proc/self"), "unix:uid"), 0);
    } catch (IOException | UnsupportedOperationException e) {
      return false;
    }
  }

  /// Whether the right that mounting takes is among those that this process has.
  private static boolean mayMount() {
    try (Stream<String> status = Files.lines(Path.of("/proc/self/status"))) {
      return status
          .filter(line -> line.startsWith(RIGHTS))
          .map(line -> Long.parseUnsignedLong(line.substring(RIGHTS.length()).strip(), HEX))
          .allMatch(rights -> (rights >> SYS_ADMIN & 1) == 1);
    } catch (IOException | NumberFormatException e) {
      return true; // mounting itself will tell
    }
  }

  /// Makes and mounts one.
  ///
  /// @param folder for the image and what it is mounted on; is made
  /// @throws IOException when the system forbids it, as in a container, with its words
  public static ImageDisk make(Path folder, DiskKind kind, int megabytes)
      throws IOException, InterruptedException {
    Files.createDirectories(folder);
    Path image = folder.resolve(IMAGE);
    try (var file = new RandomAccessFile(image.toFile(), "rw")) {
      file.setLength(Math.max(kind.leastMegabytes(), megabytes) * MEGABYTE);
    }
    kind.make(image);
    return mount(folder);
  }

  /// Mounts one that is there. Its journal is replayed, as after a power cut.
  public static ImageDisk mount(Path folder) throws IOException, InterruptedException {
    Path image = folder.resolve(IMAGE);
    return new ImageDisk(folder, image, LoopMount.of(image, folder.resolve("disk")));
  }

  /// Where the disk is mounted.
  public Path root() {
    return mount.point();
  }

  /// A folder on it that was there long before.
  public Path folder(String name) throws IOException, InterruptedException {
    Path made = Files.createDirectories(root().resolve(name));
    Tool.run("sync", "--file-system", root().toString());
    return made;
  }

  /// How often it was told to write everything that it holds; empty where nobody counts.
  public OptionalLong flushes() throws IOException {
    return mount.flushes();
  }

  /// Copies what is on the disk at this moment, as a disk for [#mount]: that is what a power cut
  /// would leave. Whoever writes must have been stopped.
  ///
  /// @param to is made
  /// @throws IOException when the disk never stayed as it was for long enough, or there is no room
  public void copy(Path to) throws IOException, InterruptedException {
    Files.createDirectories(to);
    OptionalLong before;
    int copies = 0;
    do {
      if (copies++ == MOST_COPIES) {
        throw new IOException("the system wrote to the disk whenever it was copied");
      }
      before = mount.settledWrites();
      Tool.run(
          "cp",
          "--reflink=auto",
          "--sparse=always",
          image.toString(),
          to.resolve(IMAGE).toString());
    } while (before.isEmpty() || !before.equals(mount.settledWrites()));
  }

  /// Takes all room that is left on it, down to some kilobytes.
  public void fill() throws IOException, InterruptedException {
    Path ballast = Files.createDirectories(root().resolve(BALLAST));
    long size = Files.getFileStore(root()).getUnallocatedSpace();
    for (int number = 0; size >= LEAST_BALLAST; number++) {
      Path file = ballast.resolve(Integer.toString(number));
      if (Tool.attempt("fallocate", "--length", Long.toString(size), file.toString()).isPresent()) {
        Files.deleteIfExists(file);
        size /= 2;
      }
    }
  }

  /// Gives the room back.
  public void empty() throws IOException {
    FolderTree.delete(root().resolve(BALLAST));
  }

  /// Unmounts it and deletes its image. What can't be freed is left to [#sweep].
  @Override
  public void close() throws IOException {
    mount.close();
    Files.deleteIfExists(image);
    for (Path left : List.of(mount.point(), folder)) {
      left.toFile().delete(); // somebody may look into it
    }
  }

  /// The best folder for disks of a program whose temporary files lie in another one: in memory if
  /// there is plenty, where a flush of the image costs nothing beside the one that is asked of it.
  /// A folder of somebody else's is left alone.
  public static Path place(Path temporary) throws IOException {
    if (!Files.isDirectory(MEMORY) || Files.getFileStore(MEMORY).getUsableSpace() < PLENTY) {
      return temporary;
    }
    Path inMemory = inMemory(temporary);
    return !Files.exists(inMemory, NOFOLLOW_LINKS) || isOurs(inMemory) ? inMemory : temporary;
  }

  private static Path inMemory(Path temporary) throws IOException {
    var name = UUID.nameUUIDFromBytes(real(temporary).toString().getBytes(UTF_8));
    return MEMORY.resolve("dynobench-" + name);
  }

  private static boolean isOurs(Path folder) throws IOException {
    return Files.isDirectory(folder, NOFOLLOW_LINKS)
        && Files.getOwner(folder, NOFOLLOW_LINKS).equals(Files.getOwner(Path.of("/proc/self")));
  }

  /// As the system calls it, whatever links lead there; it may not be there yet.
  private static Path real(Path path) throws IOException {
    Path absolute = path.toAbsolutePath().normalize();
    if (Files.exists(absolute)) {
      return absolute.toRealPath();
    }
    Path parent = absolute.getParent();
    return parent == null ? absolute : real(parent).resolve(absolute.getFileName());
  }

  /// Frees what a program that was killed has left mounted below a folder, or below its [#place] in
  /// memory.
  ///
  /// @return how many devices were freed
  public static int sweep(Path temporary) throws IOException, InterruptedException {
    if (Os.HERE != Os.LINUX) {
      return 0;
    }
    Path inMemory = inMemory(temporary);
    int freed = sweepBelow(temporary) + sweepBelow(inMemory);
    if (Files.exists(inMemory, NOFOLLOW_LINKS) && isOurs(inMemory)) {
      FolderTree.delete(inMemory);
    }
    return freed;
  }

  private static int sweepBelow(Path folder) throws IOException, InterruptedException {
    int freed = 0;
    String below = real(folder) + "/";
    Path blocks = Path.of("/sys/block");
    if (!Files.isDirectory(blocks)) {
      return 0;
    }
    try (Stream<Path> devices = Files.list(blocks)) {
      for (Path device : devices.toList()) {
        if (image(device).filter(it -> it.startsWith(below)).isPresent()) {
          String name = "/dev/" + device.getFileName();
          Tool.attempt("umount", "--lazy", "--all-targets", name);
          Tool.attempt("losetup", "--detach", name);
          freed++;
        }
      }
    }
    return freed;
  }

  /// The file that a device stands for; empty where it stands for none, or has just gone.
  private static Optional<String> image(Path device) {
    try {
      return Optional.of(Files.readString(device.resolve("loop/backing_file")));
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
