package dynobench.measure;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;

/// Processes and all their descendants, as Linux counts them. Other systems report no counts.
///
/// @param writesKnown whether Linux's count of their writes covers exactly their files
public record ProcessTree(List<ProcessHandle> roots, boolean writesKnown) {
  /// Length of a tick. Linux counts CPU time in hundredths of a second on every processor.
  private static final long TICK_NANOS = 10_000_000;

  /// Position of the first processor time after the name. The four times are user and system time
  /// of the process, and user and system time of the children that it has waited for.
  private static final int FIRST_TIME = 11;

  private static final int TIMES = 4;

  public ProcessTree {
    roots = List.copyOf(roots);
  }

  /// Reader of a counter of one process.
  private interface Count {
    OptionalLong of(Path folder);
  }

  /// Returns the CPU time of all living processes, and of ended ones whose parent waited for them.
  OptionalLong cpuNanos() {
    return sum(ProcessTree::ticks, TICK_NANOS);
  }

  /// Returns the bytes that these processes have passed to write calls for files; empty unless
  /// [#writesKnown]. The count of an ended process is part of its parent's count, if the parent
  /// waited for it.
  OptionalLong writtenBytes() {
    return writesKnown ? countedBytes() : OptionalLong.empty();
  }

  /// Returns the bytes that these processes have passed to write calls for files, pipes and
  /// sockets.
  public OptionalLong countedBytes() {
    return sum(folder -> ProcText.read(folder.resolve("io")).count("wchar"), 1);
  }

  /// Returns whether one of these processes uses asynchronous writes, which the system doesn't
  /// count. True also where this cannot be read.
  public boolean writesAside() {
    return all().stream().map(each -> Path.of("/proc/" + each.pid())).anyMatch(ProcessTree::aside);
  }

  /// Returns the bytes of the files under a folder that these processes have mapped for writing.
  long mapped(Path folder) {
    return all().stream()
        .map(each -> ProcText.read(Path.of("/proc/" + each.pid(), "maps")).text())
        .mapToLong(maps -> WrittenBytes.mapped(maps, folder))
        .sum();
  }

  private static boolean aside(Path process) {
    if (ProcText.read(process.resolve("maps")).text().contains("/[aio]")) {
      return true;
    }
    try (Stream<Path> files = Files.list(process.resolve("fd"))) {
      return files.anyMatch(ProcessTree::isRing);
    } catch (IOException e) {
      return true; // it has ended, or isn't readable by this process: assume the worst
    }
  }

  private static boolean isRing(Path file) {
    try {
      return Files.readSymbolicLink(file).toString().contains("[io_uring]");
    } catch (IOException e) {
      return false; // closed in the meantime
    }
  }

  /// Returns the memory in use, in bytes. Memory that several processes share is divided among
  /// them.
  OptionalLong memoryBytes() {
    return sum(folder -> shared(folder, "Pss"), 1);
  }

  /// Returns the part of [#memoryBytes] that maps files.
  OptionalLong fileBytes() {
    return sum(folder -> shared(folder, "Pss_File"), 1);
  }

  private OptionalLong sum(Count count, long unit) {
    long sum = 0;
    boolean known = false;
    for (ProcessHandle each : all()) {
      OptionalLong found = count.of(Path.of("/proc/" + each.pid()));
      known |= found.isPresent();
      sum += found.orElse(0); // it has just ended, or isn't readable by this process
    }
    return known ? OptionalLong.of(sum * unit) : OptionalLong.empty();
  }

  private List<ProcessHandle> all() {
    return roots.stream()
        .flatMap(root -> Stream.concat(Stream.of(root), root.descendants()))
        .toList();
  }

  private static OptionalLong ticks(Path folder) {
    String stat;
    try {
      stat = Files.readString(folder.resolve("stat"), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      return OptionalLong.empty(); // it has ended
    }
    // The name may contain blanks and brackets.
    String[] words = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
    long ticks = 0;
    for (int i = FIRST_TIME; i < FIRST_TIME + TIMES; i++) {
      ticks += Long.parseLong(words[i]);
    }
    return OptionalLong.of(ticks);
  }

  private static OptionalLong shared(Path folder, String key) {
    return ResidentMemory.kibibytes(ProcText.read(folder.resolve("smaps_rollup")), key);
  }
}
