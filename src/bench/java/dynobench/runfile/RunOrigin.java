package dynobench.runfile;

import dynobench.files.AtomicFile;
import dynobench.files.TextFile;
import java.io.IOException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;

/// Note in a run's folder that the run repeats the run of a result file.
///
/// @param repeats digest of that file; empty for a run that repeats none
public record RunOrigin(Optional<String> repeats) {
  private static final String FILE = "repeats.txt";
  private static final Pattern DIGEST = Pattern.compile("[0-9a-f]{64}");

  /// Reads the note of a run.
  public static RunOrigin of(Path run) throws IOException {
    try {
      String text = TextFile.read(run.resolve(FILE), LinkOption.NOFOLLOW_LINKS).strip();
      return new RunOrigin(Optional.of(text).filter(DIGEST.asMatchPredicate()));
    } catch (NoSuchFileException e) {
      return new RunOrigin(Optional.empty()); // most runs repeat none
    }
  }

  /// Writes the note of a run that repeats a result file.
  ///
  /// @param digest digest of that file
  public static void write(Path run, String digest) throws IOException {
    AtomicFile.write(run.resolve(FILE), digest + "\n");
  }
}
