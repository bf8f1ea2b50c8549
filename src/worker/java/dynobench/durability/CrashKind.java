package dynobench.durability;

/// Kind of crash that ends a writing process.
public enum CrashKind {
  /// The process is killed. Data that the operating system had received are still written.
  KILL("killed"),
  /// The machine stops. Data that had not reached the disk are gone.
  PLUG("power cut");

  private final String label;

  CrashKind(String words) {
    this.label = words;
  }

  /// Returns the label for the user.
  public String label() {
    return label;
  }
}
