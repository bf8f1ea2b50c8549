import java.nio.file.Path;
import java.util.Locale;

/// The system that installers are built for: the one that this runs on.
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

  /// A tool of the JDK that this runs on.
  static Path tool(String name) {
    return java(Path.of(System.getProperty("java.home")), name);
  }

  /// A program of a JDK or of a runtime.
  static Path java(Path home, String name) {
    return home.resolve("bin").resolve(CURRENT == WINDOWS ? name + ".exe" : name);
  }

  /// macOS and Windows want a version that begins with 1 or more.
  static String appVersion(String version) {
    return CURRENT == LINUX || !version.startsWith("0.") ? version : "1." + version.substring(2);
  }
}
