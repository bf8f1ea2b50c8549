import java.nio.file.Path;
import java.util.Locale;

/// System that installers are built for: the one that this program runs on.
enum Target {
  LINUX,
  WINDOWS,
  MACOS;

  static final Target CURRENT = current();
  static final String ARCH = arch();

  private static Target current() {
    String name = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    if (name.startsWith("windows")) {
      return WINDOWS;
    }
    return name.startsWith("mac") ? MACOS : LINUX;
  }

  private static String arch() {
    String name = System.getProperty("os.arch");
    return name.equals("aarch64") ? "arm64" : "x64";
  }

  /// Returns a tool of the JDK that this program runs on.
  static Path tool(String name) {
    return java(Path.of(System.getProperty("java.home")), name);
  }

  /// Returns a program of a JDK or of a runtime.
  static Path java(Path home, String name) {
    return home.resolve("bin").resolve(CURRENT == WINDOWS ? name + ".exe" : name);
  }

  /// Returns the version as jpackage takes it: numbers only, and on macOS and Windows not 0 first.
  static String appVersion(String version) {
    String numbers = version.split("-", 2)[0];
    return CURRENT == LINUX || !numbers.startsWith("0.") ? numbers : "1." + numbers.substring(2);
  }
}
