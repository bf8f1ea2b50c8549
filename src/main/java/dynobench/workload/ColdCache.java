package dynobench.workload;

/// The parameter by which a plan asks that reading phases begin with nothing of the database in the
/// system's page cache.
public final class ColdCache {
  /// Name of the parameter.
  public static final String PARAMETER = "cache";

  /// The value that asks for it.
  public static final String COLD = "cold";

  private ColdCache() {}

  /// Whether a trial with these settings asks for it.
  public static boolean isAsked(Settings settings) {
    return settings.get(PARAMETER).filter(COLD::equals).isPresent();
  }
}
