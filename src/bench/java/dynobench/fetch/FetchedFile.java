package dynobench.fetch;

import dynobench.catalog.Artifact;
import dynobench.files.Fingerprint;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Checks whether a file is the expected artifact.
public final class FetchedFile {
  private static final int BEGINNING = 512;

  private FetchedFile() {}

  /// Throws if a fetched file was replaced, damaged or deleted since.
  ///
  /// @throws FetchException if the file is no longer the artifact
  public static void require(Artifact artifact, Path file) throws IOException {
    Optional<String> fault =
        Files.isRegularFile(file) ? fault(artifact, file) : Optional.of("it no longer exists");
    if (fault.isPresent()) {
      throw new FetchException(
          "%s has changed (%s): fetch it again with dynobench engines remove and get"
              .formatted(file, fault.get()));
    }
  }

  static boolean isArtifact(Artifact artifact, Path file) throws IOException {
    return Files.isRegularFile(file) && fault(artifact, file).isEmpty();
  }

  /// Returns the first of these files that is the artifact.
  static Optional<Path> find(Artifact artifact, List<Path> files) throws IOException {
    for (Path each : files) {
      if (isArtifact(artifact, each)) {
        return Optional.of(each);
      }
    }
    return Optional.empty();
  }

  /// Returns why a file is not the artifact, as the end of a sentence; empty if the file is the
  /// artifact.
  static Optional<String> fault(Artifact artifact, Path file) throws IOException {
    long size = Files.size(file);
    if (size != artifact.bytes()) {
      return Optional.of(
          String.format(
              Locale.ROOT,
              "it has %,d bytes instead of %,d%s",
              size,
              artifact.bytes(),
              isPage(file) ? ", and is a web page (perhaps the login page of a proxy)" : ""));
    }
    String found = Fingerprint.of(file);
    return found.equals(artifact.sha256())
        ? Optional.empty()
        : Optional.of("its SHA-256 is %s instead of %s".formatted(found, artifact.sha256()));
  }

  private static boolean isPage(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      String text = new String(in.readNBytes(BEGINNING), StandardCharsets.ISO_8859_1);
      return text.stripLeading().startsWith("<");
    }
  }
}
