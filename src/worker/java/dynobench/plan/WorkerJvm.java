package dynobench.plan;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// Heap, garbage collector and flags of the JVM that runs trials.
///
/// @param heapMegabytes initial and maximum heap, from 16 to 9,999,999 MB
/// @param flags extra flags, passed unchanged; each begins with `-`
public record WorkerJvm(int heapMegabytes, Collector collector, List<String> flags) {
  /// Smallest heap in which a JVM with a driver starts.
  public static final int LEAST_HEAP_MEGABYTES = 16;

  /// Megabytes in a gigabyte.
  private static final int GIGABYTE = 1024;

  private static final int MOST_HEAP_MEGABYTES = 9_999_999;

  /// Garbage collector of HotSpot.
  public enum Collector {
    /// A collector that uses one thread, and less memory than the others.
    SERIAL,
    /// Stops the application and collects with all cores.
    PARALLEL,
    /// The default of a server-class machine.
    G1,
    /// A collector that has short pauses and needs more memory.
    Z;

    /// Returns the JVM flag that selects the collector.
    public String flag() {
      return switch (this) {
        case SERIAL -> "-XX:+UseSerialGC";
        case PARALLEL -> "-XX:+UseParallelGC";
        case G1 -> "-XX:+UseG1GC";
        case Z -> "-XX:+UseZGC";
      };
    }
  }

  public WorkerJvm {
    validate(heapMegabytes);
    flags = List.copyOf(flags);
    flags.forEach(WorkerJvm::validate);
  }

  /// Returns a copy with further flags.
  public WorkerJvm with(List<String> more) {
    return new WorkerJvm(
        heapMegabytes, collector, Stream.concat(flags.stream(), more.stream()).toList());
  }

  /// Returns the heap if it is from 16 to 9,999,999 MB.
  ///
  /// @throws IllegalArgumentException when it is not
  public static int validate(int heapMegabytes) {
    ArgumentChecks.atLeast("the heap in megabytes", heapMegabytes, LEAST_HEAP_MEGABYTES);
    ArgumentChecks.atMost("the heap in megabytes", heapMegabytes, MOST_HEAP_MEGABYTES);
    return heapMegabytes;
  }

  /// Returns the flag if it begins with `-`.
  ///
  /// @throws IllegalArgumentException when it does not
  public static String validate(String flag) {
    ArgumentChecks.text("a JVM flag", flag, f -> f.startsWith("-"), "a text that starts with -");
    return flag;
  }

  /// Parses a heap size such as `512m` or `4g` and returns megabytes. Ignores case and surrounding
  /// spaces. Doesn't check the limits of a heap.
  ///
  /// @throws IllegalArgumentException when the text is not of that form
  public static int parseHeap(String text) {
    String size = text.strip().toLowerCase(Locale.ROOT);
    if (!size.matches("\\d{1,7}m|\\d{1,6}g")) {
      throw new IllegalArgumentException(
          "a heap size is written like \"512m\" or \"4g\", not \"" + text + "\"");
    }
    int number = Integer.parseInt(size.substring(0, size.length() - 1));
    return size.endsWith("g") ? number * GIGABYTE : number;
  }

  /// Returns a heap size as text: in gigabytes, such as `4g`, for a positive multiple of 1024 MB.
  /// Otherwise returns megabytes, such as `512m`.
  public static String heapText(long megabytes) {
    return megabytes > 0 && megabytes % GIGABYTE == 0
        ? megabytes / GIGABYTE + "g"
        : megabytes + "m";
  }
}
