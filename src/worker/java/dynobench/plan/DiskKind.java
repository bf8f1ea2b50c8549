package dynobench.plan;

/// File system of a disk image.
public enum DiskKind {
  EXT4("ext4", 64, "-F"),
  XFS("xfs", 320, "-f"),
  BTRFS("btrfs", 128, "-f");

  private final String id;
  private final int leastMegabytes;
  private final String force;

  DiskKind(String id, int leastMegabytes, String force) {
    this.id = id;
    this.leastMegabytes = leastMegabytes;
    this.force = force;
  }

  /// Returns the name that `mount` uses.
  public String id() {
    return id;
  }

  /// Returns the smallest size in megabytes that the file system's tool accepts.
  public int leastMegabytes() {
    return leastMegabytes;
  }

  /// Returns the option that lets the file system's tool overwrite the content of an image.
  public String force() {
    return force;
  }
}
