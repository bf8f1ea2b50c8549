package dynobench.driver;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;

/// Writer of jars with test drivers, as user-defined engines have them.
public final class DriverJar {
  private DriverJar() {}

  /// Writes a jar of these classes, their nested classes, and the base class of test drivers.
  public static void write(Path jar, Class<?>... drivers) throws IOException {
    var all = new ArrayList<>(List.of(drivers));
    all.add(PretendedDriver.class);
    try (var out = new JarOutputStream(Files.newOutputStream(jar))) {
      for (Class<?> each : all) {
        Path place = place(each);
        if (Files.isDirectory(place)) {
          copy(each, place, out);
        } else {
          try (FileSystem inside = FileSystems.newFileSystem(place)) {
            copy(each, inside.getPath("/"), out);
          }
        }
      }
    }
  }

  /// Returns the folder of compiled tests, or another module's test jar.
  private static Path place(Class<?> type) throws IOException {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IOException(e);
    }
  }

  private static void copy(Class<?> outer, Path root, JarOutputStream out) throws IOException {
    Path folder = root.resolve(outer.getPackageName().replace('.', '/'));
    String name = outer.getSimpleName();
    List<Path> classes;
    try (Stream<Path> files = Files.list(folder)) {
      classes =
          files
              .filter(file -> {
                String each = String.valueOf(file.getFileName());
                return each.equals(name + ".class") || each.startsWith(name + "$");
              })
              .toList();
    }
    for (Path file : classes) {
      out.putNextEntry(new JarEntry(root.relativize(file).toString().replace('\\', '/')));
      Files.copy(file, out);
    }
  }
}
