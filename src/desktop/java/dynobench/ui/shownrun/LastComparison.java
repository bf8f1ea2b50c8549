package dynobench.ui.shownrun;

import java.util.List;
import java.util.Optional;

/// Comparison that the user made last, in a form that the next start can restore.
///
/// @param contenders whether it compares contenders of the shown run rather than runs
/// @param base id of a run, or a contender as plans write it
/// @param others the compared runs or contenders, in the form of `base`
/// @param metric the name of the metric
/// @param margin smallest difference that is of practical importance, as a fraction
public record LastComparison(
    boolean contenders, Optional<String> base, List<String> others, String metric, double margin) {
  public LastComparison {
    others = List.copyOf(others);
  }
}
