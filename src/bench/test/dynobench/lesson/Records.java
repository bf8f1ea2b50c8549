package dynobench.lesson;

import dynobench.result.RunResult;
import dynobench.store.RunReader;
import java.io.IOException;
import java.nio.file.Path;

/// Recorded runs, for tests.
public final class Records {
  private Records() {}

  /// What the recorded run of a lesson adds up to.
  ///
  /// @param folder to unpack it into
  public static RunResult result(Lesson lesson, Path folder) throws IOException {
    Path run = folder.resolve("lesson-" + lesson.id());
    lesson.record().orElseThrow().unpack(run);
    return new RunReader(run).result();
  }
}
