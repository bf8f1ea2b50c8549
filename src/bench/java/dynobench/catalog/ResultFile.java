package dynobench.catalog;

import dynobench.files.IoErrorText;
import dynobench.files.TextFile;
import dynobench.toml.Problems;
import dynobench.toml.TomlDocument;
import dynobench.toml.TomlSection;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Files with results of tests, beside an engine's descriptor.
public final class ResultFile {
  private ResultFile() {}

  /// Reader of the results in an engine's folder.
  @FunctionalInterface
  public interface Source<T> {
    Optional<T> read(Path folder, Problems problems) throws IOException;
  }

  /// Reads a file. Empty if the file is missing or has problems. Throws an exception only if the
  /// file cannot be read as text.
  static <T> Optional<T> read(Path file, Function<TomlSection, T> content, Problems problems)
      throws IOException {
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    var own = new Problems();
    Optional<T> read = TomlDocument.read(file.toString(), text(file), List.of(), own).map(content);
    problems.addAll(own);
    return read.filter(_ -> own.isEmpty());
  }

  private static String text(Path file) throws IOException {
    try {
      return TextFile.read(file);
    } catch (IOException e) {
      throw new IOException(file.getFileName() + " cannot be read: " + IoErrorText.of(e), e);
    }
  }

  /// Reads the results to which others are added; empty without a file.
  ///
  /// @throws IOException if the file cannot be read, or has problems
  public static <T> Optional<T> readSound(Path folder, Source<T> source) throws IOException {
    var problems = new Problems();
    Optional<T> known = source.read(folder, problems);
    if (!problems.isEmpty()) {
      throw new IOException(problems.list().getFirst().toString());
    }
    return known;
  }
}
