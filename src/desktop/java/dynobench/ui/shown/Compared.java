package dynobench.ui.shown;

import java.util.List;
import java.util.Optional;

/// What the user set side by side last, as the next start can find it again.
///
/// @param contenders whether they are contenders of the shown run, and not runs
/// @param base the id of a run, or a contender as plans write it
/// @param others the same of those that are compared with it
/// @param metric the name of the figure
/// @param margin below which a difference matters to nobody
public record Compared(
    boolean contenders, Optional<String> base, List<String> others, String metric, double margin) {
  public Compared {
    others = List.copyOf(others);
  }
}
