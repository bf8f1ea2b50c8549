package dynobench.files;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dynobench.Waiting;
import java.io.IOException;
import java.nio.file.Path;

/// A file that even root cannot delete until this object is closed.
public final class Immutable implements AutoCloseable {
  private final Path file;

  private Immutable(Path file) {
    this.file = file;
  }

  /// Makes a file immutable. Skips the test where the system does not support this.
  public static Immutable of(Path file) {
    assumeTrue(change("+i", file), "needs chattr +i: root, and a file system that knows it");
    return new Immutable(file);
  }

  @Override
  public void close() {
    change("-i", file);
  }

  private static boolean change(String attribute, Path file) {
    try {
      Process process =
          new ProcessBuilder("chattr", attribute, file.toString())
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      return process.waitFor(Waiting.LIMIT) && process.exitValue() == 0;
    } catch (IOException e) {
      return false; // the command does not exist
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
