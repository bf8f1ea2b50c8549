package dynobench.measure;

/// The least and the most of this JVM's heap that was in use at any look. Confined to one thread.
public final class JvmHeap {
  private long least = Long.MAX_VALUE;
  private long most;

  /// Looks.
  public void look() {
    Runtime runtime = Runtime.getRuntime();
    long used = runtime.totalMemory() - runtime.freeMemory();
    least = Math.min(least, used);
    most = Math.max(most, used);
  }

  /// In bytes; 0 when nobody has looked.
  public long least() {
    return most == 0 ? 0 : least;
  }

  public long most() {
    return most;
  }
}
