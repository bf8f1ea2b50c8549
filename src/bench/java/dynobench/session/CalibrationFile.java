package dynobench.session;

import dynobench.files.AtomicFile;
import dynobench.files.IoErrorText;
import dynobench.files.TextFile;
import dynobench.json.JsonException;
import dynobench.json.JsonLines;
import dynobench.machine.Calibrator;
import dynobench.measure.Calibration;
import dynobench.store.Workspace;
import java.io.IOException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/// Last calibration of the workspace, in `calibration.json`.
public final class CalibrationFile {
  private static final Duration VALID = Duration.ofDays(1);

  private final Workspace workspace;
  private final Path file;
  private final Clock clock;

  CalibrationFile(Workspace workspace, Clock clock) {
    this.workspace = workspace;
    this.file = workspace.folder().resolve("calibration.json");
    this.clock = clock;
  }

  /// Returns whether the next run measures the machine first: the stored calibration is missing,
  /// unreadable, a day old or from the future.
  boolean isDue() {
    return read().isEmpty();
  }

  /// Returns the stored calibration if it is less than a day old, otherwise a new one.
  public Calibration today(Consumer<String> notes) throws IOException {
    Optional<Calibration> stored = read();
    if (stored.isPresent()) {
      return stored.get();
    }
    notes.accept("Calibrating this machine first; Dynobench does this once a day.");
    return measure(notes);
  }

  /// Measures the machine now, and stores the result.
  public Calibration measure(Consumer<String> notes) throws IOException {
    Path folder = workspace.temporaryFolder("calibration");
    Calibration calibration;
    try {
      calibration = new Calibrator(System::nanoTime, notes).calibrate(folder);
    } finally {
      delete(folder, notes);
    }
    store(calibration);
    return calibration;
  }

  private void delete(Path folder, Consumer<String> notes) {
    try {
      workspace.deleteTemporary(folder);
    } catch (IOException e) {
      notes.accept(
          "Could not delete %s (%s); the next run will try again."
              .formatted(folder, IoErrorText.of(e)));
    }
  }

  /// Stores a calibration.
  ///
  /// @throws IOException with a message that says why it cannot be written, and what to do
  public void store(Calibration calibration) throws IOException {
    String text = new JsonLines().write(Calibration.class, calibration) + "\n";
    try {
      AtomicFile.write(file, text);
    } catch (IOException e) {
      throw new IOException(
          "Cannot write %s: %s. Choose another folder with --workspace."
              .formatted(file, IoErrorText.of(e)),
          e);
    }
  }

  private Optional<Calibration> read() {
    try {
      Calibration stored =
          new JsonLines()
              .read(Calibration.class, TextFile.read(file, LinkOption.NOFOLLOW_LINKS).strip());
      long age = clock.millis() - stored.atMillis();
      return age >= 0 && age < VALID.toMillis() ? Optional.of(stored) : Optional.empty();
    } catch (IOException | JsonException e) {
      return Optional.empty(); // missing, or from an older version: measure again
    }
  }
}
