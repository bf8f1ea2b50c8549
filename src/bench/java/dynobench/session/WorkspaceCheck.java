package dynobench.session;

import dynobench.files.OperatingSystem;
import dynobench.machine.Calibrator;
import dynobench.store.Workspace;
import dynobench.toml.Problems;
import java.util.Optional;
import java.util.OptionalLong;

/// Checks that a workspace's folder and its disk are suitable.
record WorkspaceCheck(Workspace workspace, CalibrationFile calibrations, Problems problems) {
  private static final long MEGABYTE = 1_000_000;
  private static final int WINDOWS_TAKES = 258;

  /// Maximum length of a workspace's path on Windows. Paths below it have up to 147 more
  /// characters, for a library that a driver unpacks for a trial.
  private static final int LONGEST_OF_WINDOWS = 110;

  /// Adds problems of the workspace.
  ///
  /// @param free free bytes on the workspace's disk, where known
  void check(OptionalLong free) {
    checkPath();
    checkCalibration(free);
  }

  private void checkPath() {
    String path = workspace.folder().toString();
    obstacle(path, OperatingSystem.HERE).ifPresent(text -> problems.add("", "workspace", text));
  }

  /// Returns the reason why nothing can be measured in a folder with this path.
  static Optional<String> obstacle(String path, OperatingSystem os) {
    boolean windows = os == OperatingSystem.WINDOWS;
    String tail = windows ? path.substring(Math.min(2, path.length())) : path;
    // Databases put their folder's path into a URL, where these characters end it or have a
    // meaning.
    String forbidden = windows ? ";:" : ";:\\";
    if (tail.chars().anyMatch(c -> forbidden.indexOf(c) >= 0)) {
      return Optional.of(
          "%s contains one of the characters %s, which engines read as the end of a path: choose another --workspace"
              .formatted(path, String.join(" ", forbidden.split(""))));
    }
    return windows && path.length() > LONGEST_OF_WINDOWS
        ? Optional.of(
            "%s has %d characters. Windows cannot use programs and libraries with paths of more than %d characters, and trials store theirs in this folder: choose a --workspace of at most %d characters"
                .formatted(path, path.length(), WINDOWS_TAKES, LONGEST_OF_WINDOWS))
        : Optional.empty();
  }

  private void checkCalibration(OptionalLong free) {
    if (free.orElse(Long.MAX_VALUE) < Calibrator.NEEDED_BYTES && calibrations.isDue()) {
      problems.add(
          "",
          "workspace",
          "the daily calibration needs %,d MB of disk, but only %,d MB are free: free some, or choose another --workspace"
              .formatted(Calibrator.NEEDED_BYTES / MEGABYTE, free.orElse(0) / MEGABYTE));
    }
  }
}
