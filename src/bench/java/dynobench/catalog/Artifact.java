package dynobench.catalog;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// A jar in a Maven repository, downloaded on the user's request. The constructor throws
/// `IllegalArgumentException` if a part is not valid.
///
/// @param classifier Maven classifier; empty for the main jar
/// @param sha256 hash of the content, 64 hexadecimal digits; a file with another hash is rejected
public record Artifact(
    String group, String name, String version, String classifier, long bytes, String sha256) {
  private static final String WRITTEN =
      "has the form group:name:version, such as hsqldb:hsqldb:1.8.0.7";

  private static final int SMALL = 95_000;

  /// Largest accepted size, twenty times that of the largest server. Downloads and uses read the
  /// whole file.
  private static final long MOST_BYTES = 4_000_000_000L;

  private static final Pattern PART = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9._-]*");
  private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");

  public Artifact {
    for (String part : new String[] {group, name, version}) {
      require(isPart(part), WRITTEN);
    }
    require(classifier.isEmpty() || isPart(classifier), WRITTEN);
    require(bytes > 0, "needs its size in bytes, more than 0");
    require(bytes <= MOST_BYTES, "has at most " + megabytes(MOST_BYTES));
    require(HASH.matcher(sha256).matches(), "needs its sha256 in 64 small hexadecimal digits");
  }

  /// Creates an artifact without a classifier.
  public Artifact(String group, String name, String version, long bytes, String sha256) {
    this(group, name, version, "", bytes, sha256);
  }

  private static boolean isPart(String text) {
    return PART.matcher(text).matches() && !text.contains("..");
  }

  private static void require(boolean isValid, String otherwise) {
    if (!isValid) {
      throw new IllegalArgumentException("an artifact " + otherwise);
    }
  }

  /// Parses `group:name:version` or `group:name:version:classifier`. Throws
  /// `IllegalArgumentException` for another form, size or hash.
  static Artifact parse(String coordinates, long bytes, String sha256) {
    String[] parts = coordinates.split(":", -1);
    require(parts.length == 3 || (parts.length == 4 && !parts[3].isEmpty()), WRITTEN);
    String classifier = parts.length == 4 ? parts[3] : "";
    return new Artifact(parts[0], parts[1], parts[2], classifier, bytes, sha256);
  }

  /// Returns the coordinates in the form that [#parse] reads.
  public String coordinates() {
    return "%s:%s:%s%s".formatted(group, name, version, behind(":"));
  }

  /// Returns the file name, such as `h2-2.3.232.jar`. A classifier follows the version.
  public String file() {
    return "%s-%s%s.jar".formatted(name, version, behind("-"));
  }

  private String behind(String sign) {
    return classifier.isEmpty() ? "" : sign + classifier;
  }

  /// Returns the path within any Maven repository, with forward slashes.
  public String location() {
    return "%s/%s/%s/%s".formatted(group.replace('.', '/'), name, version, file());
  }

  /// Returns the path within a repository on this machine.
  public Path in(Path repository) {
    return repository.resolve(location());
  }

  /// Returns whether the repository has a file of the expected size. Opens no file.
  public boolean isIn(Path repository) {
    try {
      Path file = in(repository);
      return Files.isRegularFile(file) && Files.size(file) == bytes;
    } catch (IOException e) {
      return false; // the file vanished or is not readable
    }
  }

  /// Returns the total size of the artifacts in bytes.
  public static long bytes(List<Artifact> all) {
    return all.stream().mapToLong(Artifact::bytes).sum();
  }

  /// Formats a size: in kB, rounded up, below 95,000 bytes; else in MB with one decimal.
  public static String megabytes(long bytes) {
    return bytes < SMALL
        ? String.format(Locale.ROOT, "%,d kB", Math.ceilDiv(bytes, 1_000))
        : String.format(Locale.ROOT, "%,.1f MB", bytes / 1e6);
  }
}
