package dynobench.files;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dynobench.Waiting;
import java.io.IOException;
import java.nio.file.Path;

/// A file that not even root can delete, until it is closed.
public final class Immutable implements AutoCloseable {
  private final Path file;

  private Immutable(Path file) {
    this.file = file;
  }

  /// Ends the test where the system can't make one.
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
      return false; // there is no such command
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
