package dynobench.catalog;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.reflect.AccessFlag;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/// JDBC drivers in some jars, found without loading classes.
///
/// @param names class names of JDBC drivers; those that the jars declare as services come first
/// @param isNative whether the jars contain native libraries, by the names of their entries
public record DriverClasses(List<String> names, boolean isNative) {
  private static final String SERVICE = "META-INF/services/java.sql.Driver";
  private static final String DRIVER = "java/sql/Driver";
  private static final String CLASS = ".class";
  private static final int MOST_BYTES = 1 << 20;
  private static final int MOST_CANDIDATES = 1_000;

  public DriverClasses {
    names = List.copyOf(names);
  }

  /// Searches some jars. Does not check that a class declared as a service exists.
  ///
  /// @throws IOException if a file is not a jar or cannot be read
  public static DriverClasses in(List<Path> jars) throws IOException {
    var names = new LinkedHashSet<String>();
    var found = new ArrayList<String>();
    boolean isNative = false;
    for (Path each : jars) {
      if (!Files.isRegularFile(each)) {
        throw new IOException("There is no jar " + each);
      }
      try (var jar = EngineJar.open(each)) {
        names.addAll(named(jar));
        found.addAll(implementing(jar));
        isNative |= jar.stream().anyMatch(it -> isNative(it.getName()));
      } catch (IOException e) {
        throw new IOException(each + " cannot be read as a jar: " + e.getMessage(), e);
      }
    }
    names.addAll(found);
    return new DriverClasses(List.copyOf(names), isNative);
  }

  private static boolean isNative(String file) {
    return Stream.of(".so", ".dll", ".dylib", ".jnilib").anyMatch(file::endsWith);
  }

  private static List<String> named(JarFile jar) throws IOException {
    JarEntry service = jar.getJarEntry(SERVICE);
    if (service == null) {
      return List.of();
    }
    return new String(head(jar, service), StandardCharsets.UTF_8)
        .lines()
        .map(line -> line.replaceFirst("#.*", "").strip())
        .filter(line -> !line.isEmpty())
        .toList();
  }

  private static byte[] head(JarFile jar, JarEntry entry) throws IOException {
    try (InputStream in = jar.getInputStream(entry)) {
      return in.readNBytes(MOST_BYTES);
    }
  }

  /// Returns concrete classes that implement the interface, directly or by extending another class.
  /// Looks only at the first 1,000 classes with "driver" in their name, since a jar may contain
  /// thousands.
  private static List<String> implementing(JarFile jar) throws IOException {
    var candidates = new TreeMap<String, Candidate>();
    List<JarEntry> called =
        jar.stream().filter(it -> isCalledSo(it.getName())).limit(MOST_CANDIDATES).toList();
    for (JarEntry entry : called) {
      try {
        var candidate = Candidate.of(ClassFile.of().parse(head(jar, entry)));
        candidates.put(candidate.name(), candidate);
      } catch (IllegalArgumentException e) {
        // Not a class file, or one of a newer Java. The user can still name the driver.
      }
    }
    Set<String> drivers = new LinkedHashSet<>();
    drivers.add(DRIVER);
    boolean more = true;
    while (more) {
      more =
          drivers.addAll(
              candidates.values().stream()
                  .filter(it -> it.above().stream().anyMatch(drivers::contains))
                  .map(Candidate::name)
                  .toList());
    }
    return candidates.values().stream()
        .filter(it -> drivers.contains(it.name()) && !it.isAbstract())
        .map(it -> it.name().replace('/', '.'))
        .toList();
  }

  /// A class that may be a driver. Reads all parts at once, because parts of a damaged class fail
  /// later.
  private record Candidate(String name, List<String> above, boolean isAbstract) {
    static Candidate of(ClassModel model) {
      return new Candidate(
          model.thisClass().asInternalName(),
          Stream.concat(model.interfaces().stream(), model.superclass().stream())
              .map(ClassEntry::asInternalName)
              .toList(),
          model.flags().has(AccessFlag.ABSTRACT));
    }
  }

  private static boolean isCalledSo(String file) {
    String simple = file.substring(file.lastIndexOf('/') + 1).toLowerCase(Locale.ROOT);
    return simple.endsWith(CLASS) && simple.contains("driver") && !file.startsWith("META-INF/");
  }
}
