package dynobench.profiling;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Kind of the system call in which a thread is blocked.
public enum BlockingCall {
  /// The thread waits until the disk has stored data: `fsync`, `fdatasync`, `msync`.
  FLUSH,
  /// The thread reads or writes a file, or changes a folder.
  FILE,
  /// The thread waits for a page of a file that is mapped into memory, or for a page of memory.
  PAGE,
  /// The thread waits for data of another process.
  NETWORK,
  /// The thread waits for another thread.
  LOCK,
  /// The thread waits for the JVM, mostly for its compiler, a class or a safepoint.
  JVM,
  /// The thread sleeps.
  SLEEP,
  /// Another call, or a system that does not report the call.
  UNKNOWN;

  private static final Map<Integer, BlockingCall> AMD64 =
      Map.ofEntries(
          Map.entry(0, FILE), // read
          Map.entry(1, FILE), // write
          Map.entry(2, FILE), // open
          Map.entry(3, FILE), // close
          Map.entry(4, FILE), // stat
          Map.entry(7, NETWORK), // poll
          Map.entry(17, FILE), // pread64
          Map.entry(18, FILE), // pwrite64
          Map.entry(19, FILE), // readv
          Map.entry(20, FILE), // writev
          Map.entry(26, FLUSH), // msync
          Map.entry(35, SLEEP), // nanosleep
          Map.entry(44, NETWORK), // sendto
          Map.entry(45, NETWORK), // recvfrom
          Map.entry(46, NETWORK), // sendmsg
          Map.entry(47, NETWORK), // recvmsg
          Map.entry(74, FLUSH), // fsync
          Map.entry(75, FLUSH), // fdatasync
          Map.entry(77, FILE), // ftruncate
          Map.entry(82, FILE), // rename
          Map.entry(83, FILE), // mkdir
          Map.entry(87, FILE), // unlink
          Map.entry(162, FLUSH), // sync
          Map.entry(202, LOCK), // futex
          Map.entry(230, SLEEP), // clock_nanosleep
          Map.entry(232, NETWORK), // epoll_wait
          Map.entry(257, FILE), // openat
          Map.entry(263, FILE), // unlinkat
          Map.entry(271, NETWORK), // ppoll
          Map.entry(277, FLUSH), // sync_file_range
          Map.entry(281, NETWORK), // epoll_pwait
          Map.entry(285, FILE), // fallocate
          Map.entry(295, FILE), // preadv
          Map.entry(296, FILE)); // pwritev

  private static final Map<Integer, BlockingCall> AARCH64 =
      Map.ofEntries(
          Map.entry(22, NETWORK), // epoll_pwait
          Map.entry(34, FILE), // mkdirat
          Map.entry(35, FILE), // unlinkat
          Map.entry(38, FILE), // renameat
          Map.entry(46, FILE), // ftruncate
          Map.entry(47, FILE), // fallocate
          Map.entry(56, FILE), // openat
          Map.entry(57, FILE), // close
          Map.entry(63, FILE), // read
          Map.entry(64, FILE), // write
          Map.entry(65, FILE), // readv
          Map.entry(66, FILE), // writev
          Map.entry(67, FILE), // pread64
          Map.entry(68, FILE), // pwrite64
          Map.entry(69, FILE), // preadv
          Map.entry(70, FILE), // pwritev
          Map.entry(73, NETWORK), // ppoll
          Map.entry(81, FLUSH), // sync
          Map.entry(82, FLUSH), // fsync
          Map.entry(83, FLUSH), // fdatasync
          Map.entry(84, FLUSH), // sync_file_range
          Map.entry(98, LOCK), // futex
          Map.entry(101, SLEEP), // nanosleep
          Map.entry(115, SLEEP), // clock_nanosleep
          Map.entry(206, NETWORK), // sendto
          Map.entry(207, NETWORK), // recvfrom
          Map.entry(211, NETWORK), // sendmsg
          Map.entry(212, NETWORK), // recvmsg
          Map.entry(227, FLUSH)); // msync

  private static final int NO_CALL = -1;

  /// Returns the name in recordings.
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Returns the kind with this id.
  public static Optional<BlockingCall> named(String id) {
    for (BlockingCall each : values()) {
      if (each.id().equals(id)) {
        return Optional.of(each);
      }
    }
    return Optional.empty();
  }

  /// Returns the kind of a system call, by its number in Linux.
  ///
  /// @param number number of the call; -1 for a thread that is blocked outside of any call
  /// @param architecture value of the system property `os.arch`
  static BlockingCall of(int number, String architecture) {
    if (number == NO_CALL) {
      return PAGE;
    }
    return switch (architecture) {
      case "amd64", "x86_64" -> AMD64.getOrDefault(number, UNKNOWN);
      case "aarch64" -> AARCH64.getOrDefault(number, UNKNOWN);
      default -> UNKNOWN;
    };
  }
}
