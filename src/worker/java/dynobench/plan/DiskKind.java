package dynobench.plan;

/// A file system that a disk image can have.
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

  /// Returns its name, as `mount` calls it.
  public String id() {
    return id;
  }

  /// Returns the smallest size at which its tool makes one.
  public int leastMegabytes() {
    return leastMegabytes;
  }

  /// Returns the option that lets its tool overwrite what is in the image.
  public String force() {
    return force;
  }
}
