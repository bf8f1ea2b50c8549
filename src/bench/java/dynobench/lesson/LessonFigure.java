package dynobench.lesson;

import dynobench.durability.CrashKind;
import dynobench.measure.IsolationLevel;
import dynobench.measure.Metric;
import dynobench.workload.Settings;
import java.util.List;

/// A figure of a run that decides a question, or that is shown in addition.
public sealed interface LessonFigure {
  /// Returns the label.
  String label();

  /// The ratio of two sides: `over` divided by `under`.
  record SideRatio(String label, Metric metric, Side over, Side under) implements LessonFigure {}

  /// The share of the acknowledged rows that survived all crashes of one kind, from 0 to 1.
  ///
  /// @param contender the contender's name in the plan
  record SurvivingShare(String label, String contender, CrashKind blow) implements LessonFigure {}

  /// The number of contenders whose isolation level lets something happen that its name forbids.
  record BrokenLevels(String label, IsolationLevel level) implements LessonFigure {}

  /// A side of a ratio.
  sealed interface Side {
    /// Returns the measured phase.
    String phase();

    /// The measurement of a contender.
    ///
    /// @param contender the contender's name in the plan
    /// @param levels values of the factors that vary
    /// @param rounds the rounds to use; empty for all
    /// @param first whether only the first iteration in each process counts
    record Measured(
        String phase, String contender, Settings levels, List<Integer> rounds, boolean first)
        implements Side {
      public Measured {
        rounds = List.copyOf(rounds);
      }
    }

    /// A published figure.
    ///
    /// @param reference the id of the publication
    /// @param series title of the series in the publication
    record Published(String phase, String reference, String series, Settings levels)
        implements Side {}
  }
}
