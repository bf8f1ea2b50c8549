package dynobench.fuzz;

import dynobench.files.FolderTree;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/// Damage that makes a valid workspace hostile. Examples are links that lead outside, pipes,
/// devices, sparse files, folders instead of files, old times and long names.
///
/// @param workspace folder to damage
/// @param names possible files and folders in it
/// @param outside target of its links
record FolderDamage(RandomGenerator random, Path workspace, List<String> names, Path outside) {
  /// Names that the program creates or looks up in workspaces, at any level.
  static final List<String> IN_WORKSPACES =
      List.of(
          ".lock",
          ".dynobench-databases",
          ".dynobench-merging",
          "runs",
          "trash",
          "sweeps",
          "calibration.json",
          "runs/a-run",
          "runs/a-run/events.jsonl",
          "runs/a-run/plan.toml",
          "runs/a-run/environment.json",
          "runs/a-run/notes.md",
          "runs/a-run/summary.jsonl",
          "runs/a-run/.in-progress",
          "runs/a-shard/events.jsonl",
          "runs/2026-11-25-1402-quick",
          "trash/a-run",
          ".dynobench-databases/left",
          ".dynobench-databases/left/.in-progress",
          ".dynobench-merging/left",
          ".dynobench-merging/left/.in-progress",
          "sweeps/2026-11-25-1402-sharded",
          "sweeps/2026-11-25-1402-sharded/sweep.json",
          "sweeps/2026-11-25-1402-sharded/plan.toml",
          "sweeps/2026-11-25-1402-sharded/task.sh",
          "sweeps/2026-11-25-1402-sharded/tasks",
          "sweeps/2026-11-25-1402-sharded/cancelled",
          "sweeps/2026-11-25-1402-sharded/runs",
          "sweeps/2026-11-25-1402-sharded/refused",
          "sweeps/2026-11-25-1402-sharded/.lock");

  /// Names that the program creates or looks up in lessons.
  static final List<String> IN_LESSONS =
      List.of(
          "a-lesson",
          "a-lesson/lesson.toml",
          "a-lesson/plan.toml",
          "a-lesson/why.md",
          "a-lesson/why.svg",
          "a-lesson/home.md",
          "a-lesson/events.jsonl.gz",
          "another");

  private static final int LONGEST_NAME = 255;
  private static final List<Long> SPARSE = List.of(1L << 20, 9L << 20, 3L << 30, 10L << 30);
  private static final Instant LONG_AGO = Instant.parse("2020-01-01T00:00:00Z");

  /// Damages the workspace in one place.
  ///
  /// @return description of the damage
  String damage() throws IOException {
    String name = Oddities.one(random, names);
    Path place = workspace.resolve(name);
    try {
      return name + ": " + damage(place);
    } catch (FileSystemException e) {
      return name + ": nothing, as something stronger stands above it";
    }
  }

  private String damage(Path place) throws IOException {
    return switch (random.nextInt(13)) {
      case 0, 1, 2, 3 -> link(place);
      case 4 -> {
        SpecialFiles.pipe(cleared(place));
        yield "a pipe";
      }
      case 5 -> {
        SpecialFiles.socket(cleared(place));
        yield "a socket";
      }
      case 6 -> {
        SpecialFiles.device(cleared(place));
        yield "a device";
      }
      case 7 -> sparse(place);
      case 8 -> {
        Files.createDirectories(cleared(place).resolve("a folder"));
        yield "a folder";
      }
      case 9 -> {
        Files.writeString(cleared(place), Oddities.text(random).replaceAll("\\p{Cs}", "?"));
        yield "another text";
      }
      case 10 -> longName(place);
      case 11 -> {
        age(workspace);
        yield "everything is old";
      }
      default -> forbidden(place);
    };
  }

  private String link(Path place) throws IOException {
    Path target =
        Oddities.one(
            random,
            List.of(
                outside.resolve("victim"),
                outside.resolve("precious"),
                outside.resolve("new"),
                outside.resolve("a-run"),
                outside,
                place,
                Path.of("..", "..", "outside", "precious"),
                Path.of("/dev/zero"),
                Path.of("/dev/full")));
    Files.createSymbolicLink(cleared(place), target);
    return "a link to " + target;
  }

  private String sparse(Path place) throws IOException {
    long bytes = Oddities.one(random, SPARSE);
    boolean kept = random.nextBoolean() && Files.isRegularFile(place, LinkOption.NOFOLLOW_LINKS);
    try (var file = new RandomAccessFile((kept ? place : cleared(place)).toFile(), "rw")) {
      file.setLength(bytes);
    }
    return bytes + " bytes, sparse";
  }

  private String longName(Path place) throws IOException {
    String name = Oddities.one(random, List.of("x", "-", "é")).repeat(LONGEST_NAME);
    byte[] most = name.getBytes(StandardCharsets.UTF_8);
    String fits = new String(most, 0, LONGEST_NAME - 1, StandardCharsets.US_ASCII);
    Path to = place.resolveSibling(fits.replace('\uFFFD', 'x'));
    Files.move(place, to, StandardCopyOption.REPLACE_EXISTING);
    return "a name of 254 bytes";
  }

  private static String forbidden(Path place) throws IOException {
    if (Files.isSymbolicLink(place)) {
      return "nothing";
    }
    Files.setPosixFilePermissions(place, PosixFilePermissions.fromString("---------"));
    return "no permission";
  }

  private static void age(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path each : all.filter(FolderDamage::isOrdinary).toList()) {
        Files.setLastModifiedTime(each, FileTime.from(LONG_AGO));
      }
    }
  }

  /// Java would open a pipe to set its time, and block.
  private static boolean isOrdinary(Path file) {
    return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
        || Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS);
  }

  private static Path cleared(Path place) throws IOException {
    FolderTree.delete(place);
    Files.createDirectories(place.getParent());
    return place;
  }
}
