package dynobench.catalog;

import dynobench.text.PlainText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.zip.ZipFile;

/// Opens the jars of engines, which are untrusted, with bounded memory.
public final class EngineJar {
  /// Limit on the list of entries, ten times that of the largest jar of an engine.
  private static final long MOST_DIRECTORY_BYTES = 64L << 20;

  /// Limit on the manifest, about the size in a signed jar of 100,000 classes.
  private static final long MOST_MANIFEST_BYTES = 16L << 20;

  private EngineJar() {}

  /// Opens a jar for this version of Java, without checking signatures.
  ///
  /// @throws IOException if the file is not a jar or claims far too large contents
  public static JarFile open(Path jar) throws IOException {
    requireModest(jar);
    var file = new JarFile(jar.toFile(), false, ZipFile.OPEN_READ, Runtime.version());
    try {
      requireModestManifest(file);
      return file;
    } catch (IOException | RuntimeException e) {
      file.close();
      throw e;
    }
  }

  /// Throws if the path is not a regular file, or if opening the file as an archive would take far
  /// too much memory.
  public static void requireModest(Path jar) throws IOException {
    if (Files.exists(jar) && !Files.isRegularFile(jar)) {
      throw new IOException("it is not a file");
    }
    long bytes = ZipEnd.directoryBytes(jar);
    if (bytes > MOST_DIRECTORY_BYTES) {
      throw new IOException(
          "its list of entries has %s, but at most %s can be read"
              .formatted(Artifact.megabytes(bytes), Artifact.megabytes(MOST_DIRECTORY_BYTES)));
    }
  }

  /// Throws if the manifest is too large: the JDK reads all of it before returning an entry.
  private static void requireModestManifest(JarFile jar) throws IOException {
    var large =
        jar.stream()
            .filter(each -> each.getName().equalsIgnoreCase(JarFile.MANIFEST_NAME))
            .filter(each -> each.getSize() < 0 || each.getSize() > MOST_MANIFEST_BYTES)
            .map(JarEntry::getName)
            .findFirst();
    if (large.isPresent()) {
      throw new IOException(
          "%s in it is larger than %s"
              .formatted(PlainText.shown(large.get()), Artifact.megabytes(MOST_MANIFEST_BYTES)));
    }
  }
}
