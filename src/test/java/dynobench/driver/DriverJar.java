package dynobench.driver;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;

/// Packs drivers of tests as a user's own engine has them.
public final class DriverJar {
  private static final Path CLASSES = Path.of("target/test-classes");

  private DriverJar() {}

  /// Writes a jar of these classes, those in them, and what drivers have in common.
  public static void write(Path jar, Class<?>... drivers) throws IOException {
    var all = new ArrayList<>(List.of(drivers));
    all.add(PretendedDriver.class);
    try (var out = new JarOutputStream(Files.newOutputStream(jar))) {
      for (Class<?> each : all) {
        for (Path file : files(each)) {
          out.putNextEntry(new JarEntry(CLASSES.relativize(file).toString().replace('\\', '/')));
          Files.copy(file, out);
        }
      }
    }
  }

  private static List<Path> files(Class<?> outer) throws IOException {
    Path folder = CLASSES.resolve(outer.getPackageName().replace('.', '/'));
    String name = outer.getSimpleName();
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> {
            String each = String.valueOf(file.getFileName());
            return each.equals(name + ".class") || each.startsWith(name + "$");
          })
          .toList();
    }
  }
}
