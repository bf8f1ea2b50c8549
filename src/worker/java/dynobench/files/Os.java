package dynobench.files;

import java.util.Locale;

/// The system that this runs on, where that makes a difference.
public enum Os {
  LINUX,
  MACOS,
  WINDOWS,
  OTHER;

  public static final Os HERE = named(System.getProperty("os.name", ""));

  /// @param name as Java calls it
  static Os named(String name) {
    String system = name.toLowerCase(Locale.ROOT);
    if (system.startsWith("windows")) {
      return WINDOWS;
    }
    if (system.startsWith("mac")) {
      return MACOS;
    }
    return system.startsWith("linux") ? LINUX : OTHER;
  }

  /// The name of a program's file.
  public String program(String name) {
    return this == WINDOWS ? name + ".exe" : name;
  }
}
