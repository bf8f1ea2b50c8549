package dynobench.measure;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dynobench.Waiting;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// A control group with a processor quota. Only root can create one, and only where the system
/// mounts writable controllers. Closing deletes it; its processes must have ended.
public final class QuotaGroup implements AutoCloseable {
  private static final Path V1 = Path.of("/sys/fs/cgroup/cpu");

  private final Path folder;

  private QuotaGroup(Path folder) {
    this.folder = folder;
  }

  /// Creates a group with half a core. Skips the test where this is not possible.
  public static QuotaGroup ofHalfACore() throws IOException {
    assumeTrue(
        Files.isWritable(V1.resolve("cgroup.procs"))
            && Files.exists(V1.resolve("cpu.cfs_quota_us")),
        "no control groups that a test could make");
    Path folder =
        V1.resolve("dynobench-test-" + ProcessHandle.current().pid() + "-" + System.nanoTime());
    try {
      Files.createDirectory(folder);
      Files.writeString(folder.resolve("cpu.cfs_period_us"), "100000");
      Files.writeString(folder.resolve("cpu.cfs_quota_us"), "50000");
    } catch (IOException e) {
      assumeTrue(false, "control groups can't be made: " + e);
    }
    return new QuotaGroup(folder);
  }

  /// Returns the beginning of a command line that runs in the group.
  public String[] entering() {
    String enter = "echo $$ > '" + folder.resolve("cgroup.procs") + "'; exec \"$@\"";
    return new String[] {"sh", "-c", enter, "sh"};
  }

  @Override
  public void close() throws IOException {
    Waiting.until(
        "the system has taken notice that its processes have ended",
        () -> Files.readString(folder.resolve("cgroup.procs")).isEmpty());
    Files.delete(folder);
  }
}
