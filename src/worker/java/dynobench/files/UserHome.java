package dynobench.files;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/// The user's home folder, which holds the settings, the fetched jars and, by default, the runs.
///
/// On Unix the environment variable `HOME` names it, as for a shell's programs. Java's own
/// `user.home` comes from the system's list of users and ignores that variable. It counts on
/// Windows, where `HOME` is missing or no absolute path, and where the command line sets it:
/// `-Duser.home=DIR`.
public final class UserHome {
  private static final String PROPERTY = "user.home";

  private UserHome() {}

  /// Returns the folder; it need not exist.
  public static Path folder() {
    return folder(
        Os.HERE,
        Optional.ofNullable(System.getenv("HOME")),
        Path.of(System.getProperty(PROPERTY)),
        UserHome::isPropertySet);
  }

  /// @param variable value of `HOME`
  /// @param property value of `user.home`
  /// @param isSet whether the command line set the property; asked only if both folders differ
  static Path folder(Os system, Optional<String> variable, Path property, BooleanSupplier isSet) {
    if (system == Os.WINDOWS) {
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
