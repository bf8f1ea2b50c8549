package dynobench.store;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;

/// Finds an unused name: the desired one, or else that name with a number.
public final class FreeName {
  /// Creates an object of that name, or throws [FileAlreadyExistsException].
  @FunctionalInterface
  public interface Attempt {
    Path at(String name) throws IOException;
  }

  private FreeName() {}

  /// Tries the name itself, then `-2`, `-3` and so on.
  public static Path of(String name, Attempt attempt) throws IOException {
    for (int number = 1; ; number++) {
      try {
        return attempt.at(number == 1 ? name : name + "-" + number);
      } catch (FileAlreadyExistsException e) {
        // taken, perhaps a moment ago by another process
      }
    }
  }
}
