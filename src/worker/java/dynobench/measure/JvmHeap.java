package dynobench.measure;

/// Smallest and largest use of this JVM's heap among all readings, dead objects included. Confined
/// to one thread.
public final class JvmHeap {
  private long least = Long.MAX_VALUE;
  private long most;

  /// Reads the heap's present use, and updates both figures.
  public void readUse() {
    Runtime runtime = Runtime.getRuntime();
    long used = runtime.totalMemory() - runtime.freeMemory();
    least = Math.min(least, used);
    most = Math.max(most, used);
  }

  /// Returns the smallest use in bytes; 0 before the first reading.
  public long least() {
    return most == 0 ? 0 : least;
  }

  public long most() {
    return most;
  }
}
