package dynobench.profile;

import java.util.List;
import java.util.Optional;

/// Samples of one iteration of a trial.
///
/// @param trial number of the trial
/// @param iteration number of the iteration, from 1
/// @param parts parts of its phases, in the order of time
/// @param problem sentence on what is missing; empty for a complete profile
public record IterationProfile(
    int trial, int iteration, List<PartProfile> parts, Optional<String> problem) {
  public IterationProfile {
    parts = List.copyOf(parts);
  }
}
