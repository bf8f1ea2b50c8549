package dynobench.failure;

import dynobench.Waiting;
import dynobench.event.RunEvent;
import dynobench.store.RunReader;
import dynobench.store.RunStore;
import java.nio.file.Files;
import java.nio.file.Path;

/// Wait for the insert phase of a run in another process.
final class Inserts {
  private Inserts() {}

  /// Blocks until the newest run has inserted rows.
  static void await(Path workspace) {
    Waiting.until("rows are inserted", () -> haveBegun(workspace));
  }

  private static boolean haveBegun(Path workspace) {
    var runs = new RunStore(workspace);
    return Files.isDirectory(runs.folder())
        && runs.list().stream().anyMatch(it -> it.damage().isEmpty())
        && new RunReader(runs.find("latest"))
            .read().events().stream()
                .anyMatch(each ->
                    each instanceof RunEvent.Sampled look
                        && look.phase().equals("insert")
                        && look.done() > 0);
  }
}
