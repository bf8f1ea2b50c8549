package dynobench.workload;

/// Parameter by which a plan requests a cold page cache for the phases after loading. Before each
/// of them, the worker asks the operating system to remove the pages of the database from memory.
public final class ColdCache {
  /// Name of the parameter.
  public static final String PARAMETER = "cache";

  /// Value that requests a cold cache.
  public static final String COLD = "cold";

  /// JVM flag that permits native calls. Without it the JVM prints warnings about the calls of
  /// Linux.
  public static final String FLAG = "--enable-native-access=ALL-UNNAMED";

  private ColdCache() {}

  /// Returns whether a trial with these settings needs a cold cache.
  public static boolean isRequested(Settings settings) {
    return settings.get(PARAMETER).filter(COLD::equals).isPresent();
  }
}
