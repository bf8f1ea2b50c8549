package dynobench.runfile;

import dynobench.files.Fingerprint;
import dynobench.json.JsonLines;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Table of contents of a result file.
///
/// @param format version of the format
/// @param dynobench version of the program that packed the file
/// @param run id of the run
/// @param repeats digest of the result file that the run repeats, if it repeats one
/// @param files all other files, by name
/// @param digest SHA-256 of the format, the run, the repeated file and the list of files, and so of
///   everything in them
record RunFileManifest(
    int format,
    String dynobench,
    String run,
    Optional<String> repeats,
    List<PackedFile> files,
    String digest) {
  /// Version of the format that this program writes.
  static final int FORMAT = 1;

  /// A file.
  ///
  /// @param name name with forward slashes
  /// @param bytes length
  record PackedFile(String name, long bytes, String sha256) {
    private String line() {
      return sha256 + "  " + name + "\n";
    }
  }

  RunFileManifest {
    files = List.copyOf(files);
  }

  /// Creates the manifest of some files.
  static RunFileManifest of(
      String dynobench, String run, Optional<String> repeats, List<PackedFile> files) {
    List<PackedFile> sorted =
        files.stream().sorted(Comparator.comparing(PackedFile::name)).toList();
    return new RunFileManifest(
        FORMAT, dynobench, run, repeats, sorted, digest(FORMAT, run, repeats, sorted));
  }

  private static String digest(
      int format, String run, Optional<String> repeats, List<PackedFile> files) {
    String head = "format %d\nrun %s\nrepeats %s\n".formatted(format, run, repeats.orElse("none"));
    String list = files.stream().map(PackedFile::line).collect(Collectors.joining());
    return Fingerprint.of(head + list);
  }

  /// Returns whether the digest is that of the contents.
  boolean isWhole() {
    return digest.equals(digest(format, run, repeats, files));
  }

  /// Returns the manifest as one line of JSON.
  byte[] json() {
    String text = new JsonLines().write(RunFileManifest.class, this) + "\n";
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
