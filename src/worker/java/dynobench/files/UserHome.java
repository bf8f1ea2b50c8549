package dynobench.files;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/// The user's home folder, which contains the settings, the downloaded jars and, by default, the
/// runs.
///
/// On Unix the environment variable `HOME` names it, as for programs that a shell starts. Java's
/// own `user.home` comes from the system's list of users and ignores that variable. The property
/// `user.home` applies on Windows, and where `HOME` is missing or no absolute path. It also applies
/// when the command line sets it: `-Duser.home=DIR`.
public final class UserHome {
  private static final String PROPERTY = "user.home";

  private UserHome() {}

  /// Returns the folder, which may not exist.
  public static Path folder() {
    return folder(
        OperatingSystem.HERE,
        Optional.ofNullable(System.getenv("HOME")),
        Path.of(System.getProperty(PROPERTY)),
        UserHome::isPropertySet);
  }

  /// Returns the folder for these settings.
  ///
  /// @param variable value of `HOME`
  /// @param property value of `user.home`
  /// @param isSet whether the command line set the property; asked only if both folders differ
  static Path folder(
      OperatingSystem system, Optional<String> variable, Path property, BooleanSupplier isSet) {
    if (system == OperatingSystem.WINDOWS) {
      return property;
    }
    return variable
        .map(Path::of)
        .filter(Path::isAbsolute)
        .filter(home -> !home.equals(property) && !isSet.getAsBoolean())
        .orElse(property);
  }

  private static boolean isPropertySet() {
    return ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .anyMatch(flag -> flag.startsWith("-D" + PROPERTY + "="));
  }
}
