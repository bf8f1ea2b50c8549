package dynobench.plan;

import java.util.List;
import java.util.Locale;

/// The JVM that trials run in.
///
/// @param flags extra flags, passed as they are
public record WorkerJvm(int heapMegabytes, Collector collector, List<String> flags) {
  /// The least heap that a JVM with a driver starts in.
  public static final int LEAST_HEAP_MEGABYTES = 16;

  /// What [#parseHeap] reads in megabytes: more than any machine has.
  private static final int GIGABYTE = 1024;

  private static final int MOST_HEAP_MEGABYTES = 9_999_999;

  /// A garbage collector of HotSpot's.
  public enum Collector {
    /// One thread, least memory of its own.
    SERIAL,
    /// Stops the world with all cores.
    PARALLEL,
    /// The default of a server-class machine.
    G1,
    /// Short pauses, more memory.
    Z;

    /// The JVM flag that selects it.
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
    sound(heapMegabytes);
    flags = List.copyOf(flags);
    flags.forEach(WorkerJvm::sound);
  }

  public static int sound(int heapMegabytes) {
    Require.atLeast("the heap in megabytes", heapMegabytes, LEAST_HEAP_MEGABYTES);
    Require.atMost("the heap in megabytes", heapMegabytes, MOST_HEAP_MEGABYTES);
    return heapMegabytes;
  }

  public static String sound(String flag) {
    Require.text("a JVM flag", flag, f -> f.startsWith("-"), "a text that starts with -");
    return flag;
  }

  /// Reads a heap size such as `512m` or `4g`.
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

  /// The shortest text that [#parseHeap] reads as so many megabytes.
  public static String heapText(long megabytes) {
    return megabytes > 0 && megabytes % GIGABYTE == 0
        ? megabytes / GIGABYTE + "g"
        : megabytes + "m";
  }
}
