package dynobench.measure;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.stream.Stream;

/// Control groups of Linux (cgroups, version 1, 2 or both) that limit this process's processor
/// time. Empty on other systems.
///
/// @param folders folders of the groups, each below the next one, as far as this process can see
///   them
public record ControlGroups(List<Path> folders) {
  private static final Path MEMBERSHIP = Path.of("/proc/self/cgroup");
  private static final Path MOUNTS = Path.of("/proc/self/mountinfo");

  private static final long NANOS_PER_MICRO = 1_000;

  public ControlGroups {
    folders = List.copyOf(folders);
  }

  public static ControlGroups read() {
    return of(ProcText.read(MEMBERSHIP).text(), ProcText.read(MOUNTS).text());
  }

  /// Parses the files of Linux that describe control groups.
  ///
  /// @param membership text of `/proc/self/cgroup`
  /// @param mounts text of `/proc/self/mountinfo`
  static ControlGroups of(String membership, String mounts) {
    var folders = new ArrayList<Path>();
    for (String line : membership.lines().toList()) {
      String[] parts = line.split(":", 3); // number, controllers, path
      if (parts.length == 3 && isOne(parts[1])) {
        String type = parts[1].isEmpty() ? "cgroup2" : "cgroup";
        mounts
            .lines()
            .flatMap(mount -> Mount.of(mount).stream())
            .filter(mount -> mount.type().equals(type))
            .filter(mount -> parts[1].isEmpty() || hasCpu(mount.options()))
            .findFirst()
            .ifPresent(mount -> folders.addAll(mount.upwards(parts[2])));
      }
    }
    return new ControlGroups(folders);
  }

  /// Returns whether a line's group may limit processor time. Version 2 has one line, without
  /// controllers.
  private static boolean isOne(String controllers) {
    return controllers.isEmpty() || hasCpu(controllers);
  }

  private static boolean hasCpu(String names) {
    return Stream.of(names.split(",", -1)).anyMatch("cpu"::equals);
  }

  /// Mount of a control group file system.
  ///
  /// @param root the topmost visible group; inside of containers it isn't `/`
  private record Mount(String root, String point, String type, String options) {
    static Optional<Mount> of(String line) {
      String[] halves = line.split(" - ", 2);
      String[] left = halves[0].split(" ", -1);
      String[] right = halves[halves.length - 1].split(" ", -1);
      return halves.length < 2 || left.length < 5 || right.length < 3
          ? Optional.empty()
          : Optional.of(new Mount(plain(left[3]), plain(left[4]), right[0], right[2]));
    }

    private static String plain(String escaped) {
      return escaped.replace("\\040", " ").replace("\\134", "\\");
    }

    /// Returns the folders from a group's up to the mount's. Folders outside of the mount are
    /// invisible.
    List<Path> upwards(String group) {
      Path top = Path.of(point);
      Path below = Path.of(group).normalize();
      Path seen = Path.of(root);
      Path folder =
          below.startsWith(seen) && !group.contains("..")
              ? top.resolve(seen.relativize(below).toString())
              : top;
      return Stream.iterate(folder, each -> each != null && each.startsWith(top), Path::getParent)
          .toList();
    }
  }

  /// Returns the smallest quota of the groups, in cores; empty without a quota.
  OptionalDouble quotaCores() {
    return folders.stream()
        .flatMapToDouble(each ->
            Stream.of(
                    quota(text(each, "cpu.max")),
                    quota(text(each, "cpu.cfs_quota_us"), text(each, "cpu.cfs_period_us")))
                .flatMapToDouble(OptionalDouble::stream))
        .min();
  }

  /// Returns for how long quotas have stopped the processes of these groups since the groups were
  /// created, summed over the stopped cores. Empty without a quota.
  public OptionalLong heldNanos() {
    return quotaCores().isEmpty()
        ? OptionalLong.empty()
        : OptionalLong.of(
            folders.stream()
                .mapToLong(each -> throttledNanos(text(each, "cpu.stat")).orElse(0))
                .sum());
  }

  private static String text(Path folder, String name) {
    return ProcText.read(folder.resolve(name)).text().strip();
  }

  /// Computes the quota in cores from the values of version 1: microseconds of processor time in
  /// each period. The value -1 means no limit.
  static OptionalDouble quota(String micros, String periodMicros) {
    return micros.matches("\\d{1,15}") && periodMicros.matches("[1-9]\\d{0,14}")
        ? OptionalDouble.of(Double.parseDouble(micros) / Double.parseDouble(periodMicros))
        : OptionalDouble.empty();
  }

  /// Computes the quota in cores from the line of version 2, which holds both values. The value
  /// `max` means no limit.
  static OptionalDouble quota(String line) {
    String[] parts = line.split(" ", -1);
    return parts.length == 2 ? quota(parts[0], parts[1]) : OptionalDouble.empty();
  }

  /// Returns the throttled time in nanoseconds. Version 1 counts nanoseconds, version 2
  /// microseconds.
  static OptionalLong throttledNanos(String stat) {
    for (String line : stat.lines().toList()) {
      String[] parts = line.split(" ", -1);
      if (parts.length == 2 && parts[1].matches("\\d{1,18}")) {
        long count = Long.parseLong(parts[1]);
        if (parts[0].equals("throttled_time")) {
          return OptionalLong.of(count);
        } else if (parts[0].equals("throttled_usec")) {
          return OptionalLong.of(count * NANOS_PER_MICRO);
        }
      }
    }
    return OptionalLong.empty();
  }
}
