package dynobench.promise;

/// What brings a process that writes to a sudden end.
public enum Blow {
  /// It is killed: what the system was given is written all the same.
  KILL("killed"),
  /// The machine stops: what hadn't reached the disk is gone.
  PLUG("plug pulled");

  private final String words;

  Blow(String words) {
    this.words = words;
  }

  /// As people say it.
  public String words() {
    return words;
  }
}
