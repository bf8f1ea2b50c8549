package dynobench.lesson;

import dynobench.result.RunResult;
import dynobench.store.RunReader;
import java.io.IOException;
import java.nio.file.Path;

/// Recorded runs of lessons, for tests.
public final class RecordedRuns {
  private RecordedRuns() {}

  /// Returns the result of a lesson's recorded run.
  ///
  /// @param folder the folder to unpack it to
  public static RunResult result(Lesson lesson, Path folder) throws IOException {
    Path run = folder.resolve("lesson-" + lesson.id());
    lesson.record().orElseThrow().unpack(run);
    return new RunReader(run).result();
  }
}
