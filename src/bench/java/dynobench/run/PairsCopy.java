package dynobench.run;

import dynobench.files.IoErrorText;
import dynobench.plan.Plan;
import dynobench.preflight.PairsFile;
import dynobench.workload.OwnPairs;
import dynobench.workload.Settings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/// Copy of the user's own pairs for the run's workers. Workers have no parser for the original
/// file. All trials read the same pairs, even if the file changes meanwhile.
public final class PairsCopy {
  private static final String NAME = "pairs.copy";

  private PairsCopy() {}

  /// Throws unless the file of pairs is the one that the plan was checked with. Does nothing if the
  /// plan names no such file.
  ///
  /// @throws IOException with a message on how the file has changed
  public static void requireSame(Plan plan) throws IOException {
    Optional<String> file = OwnPairs.file(plan.parameters());
    if (file.isPresent()) {
      read(Path.of(file.get()), plan);
    }
  }

  /// Writes the copy, where the plan names a file.
  ///
  /// @param temporary folder of the run
  /// @throws IOException as [#requireSame], or when the copy cannot be written
  public static void write(Plan plan, Path temporary) throws IOException {
    Optional<String> file = OwnPairs.file(plan.parameters());
    if (file.isPresent()) {
      read(Path.of(file.get()), plan).write(temporary.resolve(NAME));
    }
  }

  private static OwnPairs read(Path file, Plan plan) throws IOException {
    PairsFile.Content content;
    try {
      content = PairsFile.read(file, PairsFile.MOST_VALUE);
    } catch (IOException e) {
      throw new IOException(changed(file, IoErrorText.of(e)), e);
    }
    if (!content.sha256().equals(plan.parameters().text(OwnPairs.SHA_256))) {
      throw new IOException(changed(file, "its content is different"));
    }
    return content.pairs();
  }

  private static String changed(Path file, String how) {
    return "The file of pairs "
        + file
        + " has changed since the plan was checked ("
        + how
        + "). Start the run again to use the changed file.";
  }

  /// Returns a trial's settings for a worker, with the copy instead of the file.
  static Settings settings(Settings settings, Path temporary) {
    return OwnPairs.file(settings).isEmpty()
        ? settings
        : settings.with(OwnPairs.FILE, temporary.resolve(NAME).toString());
  }
}
