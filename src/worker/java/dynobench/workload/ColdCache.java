package dynobench.workload;

/// The parameter by which a plan asks that reading phases begin with nothing of the database in the
/// system's page cache.
public final class ColdCache {
  /// Name of the parameter.
  public static final String PARAMETER = "cache";

  /// The value that asks for it.
  public static final String COLD = "cold";

  /// Linux's calls are reached by native code, of which the JVM would print warnings.
  public static final String FLAG = "--enable-native-access=ALL-UNNAMED";

  private ColdCache() {}

  /// Whether a trial with these settings asks for it.
  public static boolean isAsked(Settings settings) {
    return settings.get(PARAMETER).filter(COLD::equals).isPresent();
  }
}
