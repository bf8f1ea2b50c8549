package dynobench.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Processes that a killed run has left. For example, a worker that was stopped while its disk was
/// copied never continues, and does not end by itself.
///
/// Ends a process only if three conditions hold: the process's mark is recorded in this workspace,
/// the process that set the mark has ended, and the two processes belong to the same user.
public final class LeftProcesses {
  /// Number of attempts: processes that are started while others are ended are found by the next
  /// one.
  private static final int ROUNDS = 3;

  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final long LOOK_MILLIS = 5;

  private LeftProcesses() {}

  /// Ends the processes of earlier runs in a workspace. Call it while holding the workspace's lock,
  /// and before its folders are deleted.
  ///
  /// @param temporary folder that contains the runs' temporary folders
  /// @return sentences on the processes that were ended, and on those that could not be ended
  public static List<String> end(Path temporary) throws IOException, InterruptedException {
    List<WorkerMark> marks = abandoned(temporary);
    if (marks.isEmpty()) {
      return List.of();
    }
    var found = new TreeSet<Long>();
    List<ProcessHandle> left = markedProcesses(marks);
    for (int round = 0; round < ROUNDS && !left.isEmpty(); round++) {
      left.forEach(each -> found.add(each.pid()));
      left.forEach(ProcessHandle::destroyForcibly);
      awaitEnd(left);
      left = markedProcesses(marks);
    }
    return sentences(found, left.stream().map(ProcessHandle::pid).sorted().toList());
  }

  private static List<String> sentences(Set<Long> found, List<Long> living) {
    var sentences = new ArrayList<String>();
    List<Long> ended = found.stream().filter(pid -> !living.contains(pid)).toList();
    if (!ended.isEmpty()) {
      sentences.add("Stopped processes of a killed run: " + named(ended) + ".");
    }
    if (!living.isEmpty()) {
      sentences.add(
          "Could not stop processes of a killed run. Stop them by hand: kill -KILL "
              + joined(living, " "));
    }
    return List.copyOf(sentences);
  }

  private static String named(List<Long> pids) {
    return (pids.size() == 1 ? "process " : "processes ") + joined(pids, ", ");
  }

  private static String joined(List<Long> pids, String between) {
    return pids.stream().map(String::valueOf).collect(Collectors.joining(between));
  }

  /// Returns the marks of runs that have ended without deleting their folders.
  private static List<WorkerMark> abandoned(Path temporary) {
    return children(temporary).stream()
        .flatMap(run -> children(run).stream())
        .flatMap(file -> WorkerMark.read(file).stream())
        .filter(mark -> mark.owner().filter(WorkerMark.Owner::isGone).isPresent())
        .toList();
  }

  /// Returns the files in a folder; empty for an unreadable folder, and for a link, which may lead
  /// to another user's files.
  private static List<Path> children(Path folder) {
    if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(folder)) {
      return all.toList();
    } catch (IOException | UncheckedIOException e) {
      return List.of(); // deleting the folder will report the reason
    }
  }

  private static List<ProcessHandle> markedProcesses(List<WorkerMark> marks) throws IOException {
    var own = new ArrayList<ProcessHandle>();
    Object user = user("self");
    for (ProcessHandle each : WorkerMark.markedProcesses(marks).toList()) {
      try {
        if (Objects.equals(user, user(Long.toString(each.pid())))) {
          own.add(each);
        }
      } catch (IOException e) {
        // the process has ended meanwhile
      }
    }
    return own;
  }

  private static Object user(String process) throws IOException {
    return Files.getAttribute(Path.of("/proc", process), "unix:uid");
  }

  /// Waits until the processes have ended. A process stays in the system's list after its end until
  /// its parent has taken notice.
  private static void awaitEnd(List<ProcessHandle> processes) throws InterruptedException {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    while (!processes.stream().allMatch(LeftProcesses::hasEnded) && System.nanoTime() < deadline) {
      Thread.sleep(LOOK_MILLIS);
    }
  }

  private static boolean hasEnded(ProcessHandle process) {
    return !process.isAlive()
        || ProcessStat.of(process.pid()).filter(stat -> !stat.hasEnded()).isEmpty();
  }
}
