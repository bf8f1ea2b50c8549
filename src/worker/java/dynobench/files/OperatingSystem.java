package dynobench.files;

import java.util.Locale;

/// The operating system, where the difference matters.
public enum OperatingSystem {
  LINUX,
  MACOS,
  WINDOWS,
  OTHER;

  public static final OperatingSystem HERE = named(System.getProperty("os.name", ""));

  /// Returns the system with this name.
  ///
  /// @param name value of the system property `os.name`
  static OperatingSystem named(String name) {
    String system = name.toLowerCase(Locale.ROOT);
    if (system.startsWith("windows")) {
      return WINDOWS;
    }
    if (system.startsWith("mac")) {
      return MACOS;
    }
    return system.startsWith("linux") ? LINUX : OTHER;
  }

  /// Returns the file name of a program: with `.exe` on Windows, unchanged elsewhere.
  public String program(String name) {
    return this == WINDOWS ? name + ".exe" : name;
  }
}
