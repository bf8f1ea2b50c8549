package dynobench.profiling;

import java.nio.file.Path;

/// Files of one profiled iteration of a trial, which the worker writes and the parent reads.
///
/// @param folder folder of the profile
/// @param trial number of the trial
/// @param iteration number of the iteration, from 1
public record ProfileFiles(Path folder, int trial, int iteration) {
  /// End of the name of a recording.
  public static final String RECORDING = ".jfr";

  public ProfileFiles {
    if (trial < 1 || iteration < 1) {
      throw new IllegalArgumentException("trials and iterations have numbers from 1");
    }
  }

  /// Returns the beginning of the names of the files, such as `trial-7` or `trial-7-2`.
  public String name() {
    return "trial-" + trial + (iteration == 1 ? "" : "-" + iteration);
  }

  /// Returns the flight recording.
  public Path recording() {
    return folder.resolve(name() + RECORDING);
  }

  /// Returns the file in which the worker reports why it wrote no recording.
  public Path failure() {
    return folder.resolve(name() + ".failure");
  }
}
