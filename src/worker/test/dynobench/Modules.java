package dynobench;

import java.nio.file.Path;
import java.util.List;

/// Modules of the build, as folders below `src`. Tests run in the parent folder of `src`.
public final class Modules {
  /// Names of the modules, in build order.
  public static final List<String> NAMES =
      List.of("recorder", "junit", "worker", "bench", "cluster", "cli", "desktop", "app");

  private Modules() {}

  /// Returns the folders that hold the sources of the program.
  public static List<Path> sources() {
    return folders("java");
  }

  /// Returns the folders that hold the sources of tests.
  public static List<Path> testSources() {
    return folders("test");
  }

  /// Returns the folders of the program's compiled classes.
  public static List<Path> classes() {
    return folders("target/classes");
  }

  /// Returns the folders of compiled tests.
  public static List<Path> testClasses() {
    return folders("target/test-classes");
  }

  private static List<Path> folders(String name) {
    return NAMES.stream().map(module -> Path.of("src", module, name)).toList();
  }
}
