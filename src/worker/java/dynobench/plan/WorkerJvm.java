package dynobench.plan;

import java.util.List;
import java.util.Locale;

/// The JVM of the trials.
///
/// @param flags extra flags, passed unchanged
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

  public static int validate(int heapMegabytes) {
    ArgumentChecks.atLeast("the heap in megabytes", heapMegabytes, LEAST_HEAP_MEGABYTES);
    ArgumentChecks.atMost("the heap in megabytes", heapMegabytes, MOST_HEAP_MEGABYTES);
    return heapMegabytes;
  }

  public static String validate(String flag) {
    ArgumentChecks.text("a JVM flag", flag, f -> f.startsWith("-"), "a text that starts with -");
    return flag;
  }

  /// Parses a heap size such as `512m` or `4g` and returns megabytes.
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

  /// Returns the shortest text that [#parseHeap] parses to a number of megabytes.
  public static String heapText(long megabytes) {
    return megabytes > 0 && megabytes % GIGABYTE == 0
        ? megabytes / GIGABYTE + "g"
        : megabytes + "m";
  }
}
