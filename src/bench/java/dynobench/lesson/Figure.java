package dynobench.lesson;

import dynobench.measure.Metric;
import dynobench.promise.Blow;
import dynobench.workload.Settings;
import java.util.List;

/// The figure of a run that decides a question, or that is looked at beside it.
public sealed interface Figure {
  /// What it is, in a few words.
  String words();

  /// How many times one side is the other.
  ///
  /// @param phase that is looked at
  record Times(String words, String phase, Metric metric, Side over, Side under)
      implements Figure {}

  /// The share of the acknowledged rows that were found after crashes.
  ///
  /// @param contender as its plan calls it
  record Found(String words, String contender, Blow blow) implements Figure {}

  /// One side of a ratio.
  sealed interface Side {
    /// What a contender did.
    ///
    /// @param contender as its plan calls it
    /// @param levels of what varies; what doesn't is left out
    /// @param rounds that are looked at; none for all of them
    /// @param first whether only the first time counts that the phase ran in its process
    record Measured(String contender, Settings levels, List<Integer> rounds, boolean first)
        implements Side {
      public Measured {
        rounds = List.copyOf(rounds);
      }
    }

    /// What somebody has published.
    ///
    /// @param reference the id of the publication
    /// @param series its title there
    record Published(String reference, String series, Settings levels) implements Side {}
  }
}
