package dynobench.plug;

import dynobench.files.Tool;
import java.io.IOException;
import java.nio.file.Path;

/// A file system that an image can have.
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

  /// As `mount` calls it.
  public String id() {
    return id;
  }

  /// Less it can't be made on.
  int leastMegabytes() {
    return leastMegabytes;
  }

  /// Makes one on a file, as its own tool does by itself.
  void make(Path image) throws IOException, InterruptedException {
    Tool.run("mkfs." + id, "-q", force, image.toString());
  }
}
