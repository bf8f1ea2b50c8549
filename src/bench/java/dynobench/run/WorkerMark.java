package dynobench.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Mark in the environment of all processes that one object starts, and of their descendants. The
/// mark consists of a random number and the process that set the mark.
///
/// A run stores an empty file with the mark's name in its temporary folder. With this file, a later
/// run of that workspace finds the processes of a killed run. A mark alone proves nothing, because
/// any process may have any environment. The mark must match the workspace and the process that set
/// it.
///
/// @param text value of the variable
/// @param owner process that set the mark; empty where the system does not identify processes
record WorkerMark(String text, Optional<Owner> owner) {
  /// Name of the environment variable.
  static final String VARIABLE = "DYNOBENCH_WORKER";

  private static final String NOTE = "processes-";
  private static final Path BOOT = Path.of("/proc/sys/kernel/random/boot_id");
  private static final Path SPACE = Path.of("/proc/self/ns/pid");

  private static final Pattern TEXT =
      Pattern.compile("[0-9a-f-]{36}\\.(\\d{1,10})\\.(\\d{1,18})\\.([0-9a-f-]{1,40}\\.\\d{1,20})");

  /// Process of the system, valid until the next start of the system.
  ///
  /// @param system id of the present start, and the namespace that numbers its processes
  record Owner(long pid, long startTicks, String system) {
    /// Returns whether the process is known to have ended. Nothing is known of processes in other
    /// containers, which are numbered separately.
    boolean isGone() {
      return system.equals(thisSystem().orElse(""))
          && ProcessStat.of(pid)
              .filter(stat -> stat.startTicks() == startTicks && !stat.hasEnded())
              .isEmpty();
    }
  }

  /// Returns a new, unique mark.
  static WorkerMark fresh() {
    String random = UUID.randomUUID().toString();
    long pid = ProcessHandle.current().pid();
    Optional<ProcessStat> stat = ProcessStat.of(pid);
    Optional<String> system = thisSystem();
    return stat.isPresent() && system.isPresent()
        ? parse("%s.%d.%d.%s".formatted(random, pid, stat.get().startTicks(), system.get()))
            .orElseThrow()
        : new WorkerMark(random, Optional.empty());
  }

  private static Optional<WorkerMark> parse(String text) {
    Matcher fields = TEXT.matcher(text);
    return fields.matches()
        ? Optional.of(
            new WorkerMark(
                text,
                Optional.of(
                    new Owner(
                        Long.parseLong(fields.group(1)),
                        Long.parseLong(fields.group(2)),
                        fields.group(3)))))
        : Optional.empty();
  }

  private static Optional<String> thisSystem() {
    try {
      String space = Files.readSymbolicLink(SPACE).toString().replaceAll("\\D", "");
      return Optional.of(Files.readString(BOOT).strip() + "." + space);
    } catch (IOException | UnsupportedOperationException e) {
      return Optional.empty();
    }
  }

  /// Stores the mark in a folder for [#read]. Does nothing where the system does not identify
  /// processes.
  void note(Path folder) throws IOException {
    if (owner.isPresent()) {
      Files.createDirectories(folder);
      Files.createFile(folder.resolve(NOTE + text));
    }
  }

  /// Returns the mark of a stored file; empty for any other file.
  static Optional<WorkerMark> read(Path file) {
    String name = String.valueOf(file.getFileName());
    return name.startsWith(NOTE) ? parse(name.substring(NOTE.length())) : Optional.empty();
  }

  /// Returns the processes with one of these marks, other than this one. Processes of other users
  /// are found only by the administrator.
  static Stream<ProcessHandle> markedProcesses(Collection<WorkerMark> marks) {
    List<String> entries = marks.stream().map(mark -> VARIABLE + "=" + mark.text()).toList();
    long self = ProcessHandle.current().pid();
    // A handle includes the process's start time, so it never ends a later process with the same
    // id.
    return ProcessHandle.allProcesses()
        .filter(each -> each.pid() != self)
        .filter(each -> environment(each).anyMatch(entries::contains));
  }

  private static Stream<String> environment(ProcessHandle process) {
    try {
      Path file = Path.of("/proc", Long.toString(process.pid()), "environ");
      return Arrays.stream(Files.readString(file, StandardCharsets.ISO_8859_1).split("\0", -1));
    } catch (IOException e) {
      return Stream.empty(); // it has ended, or belongs to another user
    }
  }
}
