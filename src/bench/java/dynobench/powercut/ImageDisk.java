package dynobench.powercut;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.LinkOption.NOFOLLOW_LINKS;

import dynobench.files.FolderTree;
import dynobench.files.OperatingSystem;
import dynobench.files.SystemPrograms;
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

/// Disk for one database that simulates power cuts. The disk is a file that contains a file system,
/// mounted through a loop device. The file has all data that the engine has flushed. Data that the
/// system only has in memory is not in the file.
///
/// A drive's own cache is not simulated: data that reached the device counts as stored.
public final class ImageDisk implements AutoCloseable {
  /// Line of `/proc/self/status` with the effective capabilities as bits.
  private static final String RIGHTS = "CapEff:";

  private static final int SYS_ADMIN = 21;
  private static final int HEX = 16;

  private static final String IMAGE = "disk.img";
  private static final String BALLAST = "ballast";
  private static final long MEGABYTE = 1L << 20;
  private static final long LEAST_BALLAST = 4_096;

  /// Maximum attempts to copy the image. A copy fails when the device wrote meanwhile: the system
  /// may write back for some moments after the writer was stopped.
  private static final int MOST_COPIES = 50;

  /// Maximum time for the kernel to release a device that is no longer in use.
  private static final Duration DETACHING = Duration.ofSeconds(10);

  private static final long LOOK_MILLIS = 5;

  private static final Path MEMORY = Path.of("/dev/shm");

  /// Free memory disk, in bytes, that suffices for the disk of a fast writer and some copies.
  private static final long PLENTY = 8L << 30;

  private final Path folder;
  private final Path image;
  private final LoopMount mount;

  private ImageDisk(Path folder, Path image, LoopMount mount) {
    this.folder = folder;
    this.image = image;
    this.mount = mount;
  }

  /// Returns the first reason, as a clause, why this machine cannot simulate power cuts; empty if
  /// the checks find no reason. They require Linux, several programs, root, the right to mount, and
  /// loop devices.
  public static Optional<String> obstacle(DiskKind kind) {
    if (OperatingSystem.HERE != OperatingSystem.LINUX) {
      return Optional.of("a power cut test needs Linux with loop devices");
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
            .filter(name -> SystemPrograms.find(name).isEmpty())
            .findFirst();
    if (missing.isPresent()) {
      return Optional.of("a power cut test needs the program " + missing.get());
    }
    if (!isRoot()) {
      return Optional.of("a power cut test needs root, because only root can mount a disk");
    }
    if (!mayMount()) {
      return Optional.of(
          "a power cut test needs the right to mount (CAP_SYS_ADMIN), which root lacks here, as in"
              + " most containers");
    }
    return Files.exists(Path.of("/dev/loop-control"))
        ? Optional.empty()
        : Optional.of(
            "a power cut test needs loop devices, but this system has no /dev/loop-control");
  }

  private static boolean isRoot() {
    try {
      return Objects.equals(Files.getAttribute(Path.of("/proc/self"), "unix:uid"), 0);
    } catch (IOException | UnsupportedOperationException e) {
      return false;
    }
  }

  /// Returns whether this process has the capability that mounting requires; true if unknown.
  private static boolean mayMount() {
    try (Stream<String> status = Files.lines(Path.of("/proc/self/status"))) {
      return status
          .filter(line -> line.startsWith(RIGHTS))
          .map(line -> Long.parseUnsignedLong(line.substring(RIGHTS.length()).strip(), HEX))
          .allMatch(rights -> (rights >> SYS_ADMIN & 1) == 1);
    } catch (IOException | NumberFormatException e) {
      return true; // an attempt to mount will show it
    }
  }

  /// Creates and mounts a disk.
  ///
  /// @param folder folder for the image and the mount point; is created
  /// @param megabytes size of the disk; raised to the minimum of this file system
  /// @throws IOException with the system's message when the system forbids this, as in a container
  public static ImageDisk make(Path folder, DiskKind kind, int megabytes)
      throws IOException, InterruptedException {
    Files.createDirectories(folder);
    Path image = folder.resolve(IMAGE);
    try (var file = new RandomAccessFile(image.toFile(), "rw")) {
      file.setLength(Math.max(kind.leastMegabytes(), megabytes) * MEGABYTE);
    }
    SystemPrograms.run("mkfs." + kind.id(), "-q", kind.force(), image.toString());
    return mount(folder);
  }

  /// Mounts an existing disk. Its journal is replayed, as after a power cut.
  public static ImageDisk mount(Path folder) throws IOException, InterruptedException {
    Path image = folder.resolve(IMAGE);
    return new ImageDisk(folder, image, LoopMount.of(image, folder.resolve("disk")));
  }

  /// Returns the mount point.
  public Path root() {
    return mount.point();
  }

  /// Creates a folder on the disk and flushes it, so that a power cut does not remove it.
  public Path folder(String name) throws IOException, InterruptedException {
    Path made = Files.createDirectories(root().resolve(name));
    SystemPrograms.run("sync", "--file-system", root().toString());
    return made;
  }

  /// Returns the number of flush requests to the disk; empty where the system does not count them.
  public OptionalLong flushes() throws IOException {
    return mount.flushes();
  }

  /// Copies the disk's present content as a disk for [#mount]: the state that a power cut would
  /// leave. The caller must have stopped the writer.
  ///
  /// @param to folder of the copy; is created
  /// @throws IOException when the disk kept changing during the copies, or when there is too little
  ///   room
  public void copy(Path to) throws IOException, InterruptedException {
    Files.createDirectories(to);
    OptionalLong before;
    int copies = 0;
    do {
      if (copies++ == MOST_COPIES) {
        throw new IOException("the system wrote to the disk during every copy");
      }
      before = mount.settledWrites();
      SystemPrograms.run(
          "cp",
          "--reflink=auto",
          "--sparse=always",
          image.toString(),
          to.resolve(IMAGE).toString());
    } while (before.isEmpty() || !before.equals(mount.settledWrites()));
  }

  /// Fills the disk, down to some kilobytes.
  public void fill() throws IOException, InterruptedException {
    Path ballast = Files.createDirectories(root().resolve(BALLAST));
    long size = Files.getFileStore(root()).getUnallocatedSpace();
    for (int number = 0; size >= LEAST_BALLAST; number++) {
      Path file = ballast.resolve(Integer.toString(number));
      if (SystemPrograms.attempt("fallocate", "--length", Long.toString(size), file.toString())
          .isPresent()) {
        Files.deleteIfExists(file);
        size /= 2;
      }
    }
  }

  /// Deletes the files that [#fill] made.
  public void empty() throws IOException {
    FolderTree.delete(root().resolve(BALLAST));
  }

  /// Unmounts the disk and deletes its image. Deletes its folder, too, if the folder is empty.
  /// [#sweep] frees the rest later if this fails.
  @Override
  public void close() throws IOException {
    mount.close();
    Files.deleteIfExists(image);
    for (Path left : List.of(mount.point(), folder)) {
      left.toFile().delete(); // another program may still use it
    }
  }

  /// Returns the best folder for the disks of a program with the given temporary folder. It is in
  /// memory if there is plenty, because flushing the image then costs almost nothing extra. A
  /// folder of another user is not used.
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

  /// Returns the path without links; it need not exist yet.
  private static Path real(Path path) throws IOException {
    Path absolute = path.toAbsolutePath().normalize();
    if (Files.exists(absolute)) {
      return absolute.toRealPath();
    }
    Path parent = absolute.getParent();
    return parent == null ? absolute : real(parent).resolve(absolute.getFileName());
  }

  /// Result of a sweep.
  ///
  /// @param freed number of devices that are free again
  /// @param left a sentence for each device that could not be freed
  public record Sweep(int freed, List<String> left) {
    public Sweep {
      left = List.copyOf(left);
    }
  }

  /// Frees the devices that a killed program has left mounted below a folder, or below its [#place]
  /// in memory. Deletes the folder in memory if every device could be freed. Does nothing outside
  /// Linux, or if the folder is a link: images behind a link may belong to another user.
  public static Sweep sweep(Path temporary) throws IOException, InterruptedException {
    if (OperatingSystem.HERE != OperatingSystem.LINUX || Files.isSymbolicLink(temporary)) {
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

  /// Returns the loop devices in `/sys/block` whose image is below a folder, each with its image.
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

  /// Frees a device. It unmounts lazily, as a program may still use the mount; the device goes when
  /// the last one has left.
  ///
  /// @return a sentence where the device could not be freed
  private static Optional<String> free(Path device, String file) throws InterruptedException {
    String name = "/dev/" + device.getFileName();
    Optional<String> unmounted = SystemPrograms.attempt("umount", "--lazy", "--all-targets", name);
    Optional<String> detached = SystemPrograms.attempt("losetup", "--detach", name);
    long deadline = System.nanoTime() + DETACHING.toNanos();
    while (detached.isEmpty() && isFor(device, file) && System.nanoTime() < deadline) {
      Thread.sleep(LOOK_MILLIS);
    }
    if (!isFor(device, file)) {
      return Optional.empty();
    }
    String why = detached.or(() -> unmounted).orElse("a program still uses it");
    return Optional.of(
        "Could not release the disk %s of a killed run (%s). %s: umount %s; losetup --detach %s"
            .formatted(
                name,
                why,
                isRoot() ? "Release it by hand" : "This needs root. Ask an administrator to run",
                name,
                name));
  }

  /// Returns whether the device still has this image. The system adds a word to the name of a
  /// deleted file.
  private static boolean isFor(Path device, String file) {
    return image(device).filter(it -> it.startsWith(file)).isPresent();
  }

  /// Returns the image of a device; empty where the device has no image, or no longer exists.
  private static Optional<String> image(Path device) {
    try {
      return Optional.of(Files.readString(device.resolve("loop/backing_file")));
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
