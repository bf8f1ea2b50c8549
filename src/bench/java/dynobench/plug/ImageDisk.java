package dynobench.plug;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.LinkOption.NOFOLLOW_LINKS;

import dynobench.files.FolderTree;
import dynobench.files.Os;
import dynobench.files.Tool;
import dynobench.plan.DiskKind;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
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

  /// How long the kernel may take to let go of a device that nobody uses any more.
  private static final Duration DETACHING = Duration.ofSeconds(10);

  private static final long LOOK_MILLIS = 5;

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
    Tool.run("mkfs." + kind.id(), "-q", kind.force(), image.toString());
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

  /// What a sweep did.
  ///
  /// @param freed how many devices are free again
  /// @param left a sentence for each that is not
  public record Sweep(int freed, List<String> left) {
    public Sweep {
      left = List.copyOf(left);
    }
  }

  /// Frees what a program that was killed has left mounted below a folder, or below its [#place] in
  /// memory. A link is not followed: where it leads, images may be somebody else's.
  public static Sweep sweep(Path temporary) throws IOException, InterruptedException {
    if (Os.HERE != Os.LINUX || Files.isSymbolicLink(temporary)) {
      return new Sweep(0, List.of());
    }
    Path inMemory = inMemory(temporary);
    boolean ours = !Files.exists(inMemory, NOFOLLOW_LINKS) || isOurs(inMemory);
    var devices = new TreeMap<Path, String>(devices(temporary));
    if (ours) {
      devices.putAll(devices(inMemory));
    }
    var left = new ArrayList<String>();
    for (Map.Entry<Path, String> device : devices.entrySet()) {
      free(device.getKey(), device.getValue()).ifPresent(left::add);
    }
    if (left.isEmpty() && ours) {
      FolderTree.delete(inMemory);
    }
    return new Sweep(devices.size() - left.size(), left);
  }

  /// Those that stand for a file below a folder, in `/sys/block`, and the file of each.
  private static Map<Path, String> devices(Path folder) throws IOException {
    String below = real(folder) + "/";
    Path blocks = Path.of("/sys/block");
    var found = new HashMap<Path, String>();
    if (Files.isDirectory(blocks)) {
      try (Stream<Path> devices = Files.list(blocks)) {
        devices.forEach(device ->
            image(device)
                .filter(file -> file.startsWith(below))
                .ifPresent(file -> found.put(device, file)));
      }
    }
    return found;
  }

  /// Lazily, since somebody may still look into it: the device goes when the last one has left.
  ///
  /// @return a sentence where it could not be freed
  private static Optional<String> free(Path device, String file) throws InterruptedException {
    String name = "/dev/" + device.getFileName();
    Optional<String> unmounted = Tool.attempt("umount", "--lazy", "--all-targets", name);
    Optional<String> detached = Tool.attempt("losetup", "--detach", name);
    long deadline = System.nanoTime() + DETACHING.toNanos();
    while (detached.isEmpty() && isFor(device, file) && System.nanoTime() < deadline) {
      Thread.sleep(LOOK_MILLIS);
    }
    if (!isFor(device, file)) {
      return Optional.empty();
    }
    String why = detached.or(() -> unmounted).orElse("a program still uses it");
    return Optional.of(
        "Could not free the disk %s of a killed run (%s). %s: umount %s; losetup --detach %s"
            .formatted(
                name,
                why,
                isRoot() ? "Free it by hand" : "That needs root. Have an administrator run",
                name,
                name));
  }

  /// The system adds a word to the name of a file that was deleted.
  private static boolean isFor(Path device, String file) {
    return image(device).filter(it -> it.startsWith(file)).isPresent();
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
