package dynobench.catalog;

import dynobench.files.Fingerprint;
import dynobench.files.IoErrorText;
import dynobench.upgrade.VersionRange;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Jars of a build: one file, or all jars of a folder.
///
/// @param path the file or folder
/// @param label version that the jars state, for people; `build` if they state none
record BuiltJars(Path path, List<Path> files, String label) {
  private static final String JAR = ".jar";
  private static final String NO_LABEL = "build";
  private static final int DIGEST_DIGITS = 8;
  private static final int MOST_LABEL = 40;

  /// Version in a file name, behind the name of the artifact.
  private static final Pattern IN_NAME = Pattern.compile("[-_](\\d[\\w.-]*)\\.jar$");

  private static final Pattern LABEL = Pattern.compile("\\d[\\w.-]*");

  BuiltJars {
    files = List.copyOf(files);
  }

  /// Finds the jars at a path, and opens each.
  ///
  /// @throws IOException if there is no jar, or if one cannot be read
  static BuiltJars at(Path path) throws IOException {
    List<Path> files = files(path);
    var labels = new ArrayList<String>();
    for (Path each : files) {
      try (JarFile jar = EngineJar.open(each)) {
        stated(jar.getManifest()).or(() -> named(each)).ifPresent(labels::add);
      } catch (IOException e) {
        throw new IOException("%s is not a jar (%s)".formatted(each, IoErrorText.of(e)), e);
      }
    }
    return new BuiltJars(path, files, labels.isEmpty() ? NO_LABEL : labels.getFirst());
  }

  private static List<Path> files(Path path) throws IOException {
    if (!Files.isDirectory(path)) {
      if (!Files.exists(path)) {
        throw new IOException(path + " does not exist");
      }
      return List.of(path);
    }
    try (Stream<Path> inside = Files.list(path)) {
      List<Path> jars = inside.filter(each -> each.toString().endsWith(JAR)).sorted().toList();
      if (jars.isEmpty()) {
        throw new IOException("no jar is in " + path);
      }
      return jars;
    }
  }

  private static Optional<String> stated(@Nullable Manifest manifest) {
    return manifest == null
        ? Optional.empty()
        : Stream.of(
                Attributes.Name.IMPLEMENTATION_VERSION.toString(),
                "Bundle-Version",
                Attributes.Name.SPECIFICATION_VERSION.toString())
            .flatMap(key -> Stream.ofNullable(manifest.getMainAttributes().getValue(key)))
            .filter(text -> text.length() <= MOST_LABEL && LABEL.matcher(text).matches())
            .findFirst();
  }

  private static Optional<String> named(Path jar) {
    Matcher matcher = IN_NAME.matcher(jar.toString());
    return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
  }

  /// Returns the version with the first digits of the jars' digest, such as
  /// `2.5.252-SNAPSHOT+3fa0c2d1`. Two builds of one version have different ones.
  String version() throws IOException {
    return label + "+" + Fingerprint.of(files).substring(0, DIGEST_DIGITS);
  }

  /// Returns whether the jars state a version of at least this number, or none.
  boolean isAsNewAs(String version) {
    return label.equals(NO_LABEL) || VersionRange.compare(label, version) >= 0;
  }

  /// Returns those of some classes that are in the jars.
  Set<String> present(Collection<String> classes) throws IOException {
    var present = new HashSet<String>();
    for (Path each : files) {
      try (JarFile jar = EngineJar.open(each)) {
        classes.stream()
            .filter(name -> jar.getJarEntry(name.replace('.', '/') + ".class") != null)
            .forEach(present::add);
      }
    }
    return present;
  }

  /// Returns the code of an engine with these jars instead of its own. A single file replaces the
  /// only jar, or else the one with the same name apart from its version; the others stay. A folder
  /// replaces all.
  ///
  /// @throws IOException if it is not clear which of several jars the file replaces
  EngineCode replacing(Descriptor engine) throws IOException {
    EngineCode code = engine.code();
    boolean isWhole = Files.isDirectory(path) || code.jars().size() == 1;
    if (!isWhole && code.jars().stream().noneMatch(this::isReplaced)) {
      throw new IOException(
          "%s has several jars (%s): give the file the name of the one that it replaces, or name a folder with all of them"
              .formatted(
                  engine.name(),
                  code.jars().stream()
                      .map(each -> String.valueOf(each.getFileName()))
                      .collect(Collectors.joining(", "))));
    }
    return code.withJars(
        Stream.concat(
                files.stream(), code.files().stream().filter(it -> !isWhole && !isReplaced(it)))
            .toList(),
        code.fetched().stream()
            .filter(it -> !isWhole && !isReplaced(it.in(code.store())))
            .toList());
  }

  private boolean isReplaced(Path jar) {
    return files.stream().anyMatch(each -> base(each).equals(base(jar)));
  }

  /// Returns the name of a jar without its version.
  private static String base(Path jar) {
    String name = String.valueOf(jar.getFileName());
    return IN_NAME.matcher(name).replaceFirst(JAR);
  }
}
