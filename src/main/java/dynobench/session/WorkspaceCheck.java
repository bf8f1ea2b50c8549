package dynobench.session;

import dynobench.files.Os;
import dynobench.measure.Calibrator;
import dynobench.store.Workspace;
import dynobench.toml.Problems;
import java.util.OptionalLong;

/// Whether a workspace's folder and its disk will do.
record WorkspaceCheck(Workspace workspace, CalibrationFile calibrations, Problems problems) {
  private static final long MEGABYTE = 1_000_000;

  /// Adds what is wrong to the problems.
  ///
  /// @param free bytes of its disk, where they are known
  void check(OptionalLong free) {
    checkPath();
    checkCalibration(free);
  }

  /// Databases take their folder's path inside a URL, where these characters end it or mean
  /// something.
  private void checkPath() {
    String path = workspace.folder().toString();
    boolean windows = Os.HERE == Os.WINDOWS;
    String tail = windows ? path.substring(Math.min(2, path.length())) : path;
    String forbidden = windows ? ";:" : ";:\\";
    if (tail.chars().anyMatch(c -> forbidden.indexOf(c) >= 0)) {
      problems.add(
          "",
          "workspace",
          "%s holds one of the characters %s, which engines take for the end of a path: choose another --workspace"
              .formatted(path, String.join(" ", forbidden.split(""))));
    }
  }

  private void checkCalibration(OptionalLong free) {
    if (free.orElse(Long.MAX_VALUE) < Calibrator.NEEDED_BYTES && calibrations.isDue()) {
      problems.add(
          "",
          "workspace",
          "the machine is measured once a day, which needs %,d MB of disk, and %,d MB are free: free some, or choose another --workspace"
              .formatted(Calibrator.NEEDED_BYTES / MEGABYTE, free.orElse(0) / MEGABYTE));
    }
  }
}
