package dynobench.store;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;

/// Finds a name that nothing has yet: the one that is wished, or else with a number behind it.
public final class FreeName {
  /// Makes something of that name, or throws [FileAlreadyExistsException].
  @FunctionalInterface
  public interface Attempt {
    Path at(String name) throws IOException;
  }

  private FreeName() {}

  /// Tries the name itself, then `-2`, `-3` …
  public static Path of(String name, Attempt attempt) throws IOException {
    for (int number = 1; ; number++) {
      try {
        return attempt.at(number == 1 ? name : name + "-" + number);
      } catch (FileAlreadyExistsException e) {
        // taken, perhaps this very moment by somebody else
      }
    }
  }
}
