package dynobench.ui.settings;

import dynobench.files.AtomicFile;
import dynobench.files.IoErrorText;
import dynobench.files.TextFile;
import dynobench.json.JsonException;
import dynobench.json.JsonLines;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.function.Consumer;

/// Record stored in a JSON file. If several windows write it, the last one wins.
public final class SettingsFile<T extends Record> {
  private final Path file;
  private final Class<T> type;
  private final Consumer<String> notes;

  /// Creates the access to a file, which need not exist.
  ///
  /// @param notes receives the reason, as a sentence, when the file can't be used
  public SettingsFile(Path file, Class<T> type, Consumer<String> notes) {
    this.file = file;
    this.type = type;
    this.notes = notes;
  }

  /// Returns the stored record; empty when the file is missing or unusable. An unusable file is
  /// renamed with the ending `.damaged`; a folder in its place is left alone.
  public Optional<T> read() {
    return read(line -> new JsonLines().read(type, line));
  }

  /// Returns the stored record, with defaults for values that an older version did not write.
  /// Returns the defaults when the file is missing or unusable.
  public T readOver(T defaults) {
    return read(line -> new JsonLines().readOver(type, defaults, line)).orElse(defaults);
  }

  @FunctionalInterface
  private interface LineParser<T> {
    T of(String line) throws JsonException;
  }

  private Optional<T> read(LineParser<T> reading) {
    if (Files.isDirectory(file)) {
      notes.accept(
          "Cannot use %s: it is a folder. Move it away; until then Dynobench uses the defaults."
              .formatted(file));
      return Optional.empty();
    }
    try {
      return Optional.of(reading.of(TextFile.read(file)));
    } catch (NoSuchFileException e) {
      return Optional.empty(); // the first start
    } catch (JsonException e) {
      notes.accept(aside(String.valueOf(e.getMessage())));
    } catch (IOException e) {
      notes.accept(aside(IoErrorText.of(e)));
    }
    return Optional.empty();
  }

  private String aside(String why) {
    Path kept = file.resolveSibling(file.getFileName() + ".damaged");
    try {
      Files.move(file, kept, StandardCopyOption.REPLACE_EXISTING);
      return "Cannot use %s: %s. Dynobench saved it as %s and uses the defaults."
          .formatted(file, why, kept.getFileName());
    } catch (IOException e) {
      return "Cannot use %s: %s. It cannot be moved away either: %s. Dynobench uses the defaults."
          .formatted(file, why, IoErrorText.of(e));
    }
  }

  /// Checks that the file can be written, so that the user learns of an obstacle early.
  ///
  /// @throws IOException as [#write] does
  public void tryToKeep() throws IOException {
    try {
      Path folder = Files.createDirectories(file.toAbsolutePath().getParent());
      Files.delete(Files.createTempFile(folder, ".", ".tmp"));
    } catch (IOException e) {
      throw lost(IoErrorText.of(e), e);
    }
  }

  /// Replaces the stored record.
  ///
  /// @throws IOException whose message is a sentence with the consequence
  public void write(T value) throws IOException {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      AtomicFile.write(file, new JsonLines().write(type, value));
    } catch (IOException e) {
      throw lost(Files.isDirectory(file) ? "it is a folder" : IoErrorText.of(e), e);
    }
  }

  private IOException lost(String why, IOException cause) {
    return new IOException(
        "Cannot store the settings in %s: %s. They are lost when the window closes."
            .formatted(file, why),
        cause);
  }
}
