package dynobench.ui.table;

import dynobench.chart.SeriesKey;
import dynobench.chart.SeriesLook;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.plan.LevelLabels;
import dynobench.table.PhaseRow;
import dynobench.table.TrialRow;
import dynobench.workload.Settings;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Row of the table: a phase of a trial, or the median of a phase.
sealed interface FiguresRow {
  /// Series that a row belongs to.
  ///
  /// @param name distinguishes it from the others
  record Owner(SeriesKey key, String name, Optional<SeriesLook> look) {}

  /// Identity of a row, which is constant while its figures change. Rows of medians have trial and
  /// iteration 0.
  record Id(SeriesKey series, String phase, int trial, int iteration, Settings levels) {}

  Owner owner();

  Id id();

  /// Returns the phase; `""` for a trial that finished none.
  String phase();

  Settings levels();

  /// Returns whether charts and medians include its times.
  boolean counts();

  /// Returns the text that the filter searches, in lower case. It doesn't contain the phase's
  /// title.
  String words();

  /// Phase of a trial, also of one iteration or one kind of operation; or a trial that finished no
  /// phase.
  record OfTrial(Owner owner, TrialRow line) implements FiguresRow {
    @Override
    public Id id() {
      return new Id(
          owner.key(), phase(), line.result().trial().number(), line.iteration(), levels());
    }

    @Override
    public String phase() {
      return line.phase().map(PhaseFinished::phase).orElse("");
    }

    @Override
    public Settings levels() {
      return line.result().trial().levels();
    }

    @Override
    public boolean counts() {
      return line.result().counts();
    }

    @Override
    public String words() {
      String warmup = line.result().trial().warmup() ? "warm-up" : "";
      String outlier = line.outlier() ? "outlier" : "";
      return joined(this, List.of(warmup, outlier, line.outcome(), line.message()));
    }
  }

  /// Medians of a phase over the repetitions, for one series at one point.
  record OfMedian(Owner owner, PhaseRow line) implements FiguresRow {
    @Override
    public Id id() {
      return new Id(owner.key(), phase(), 0, 0, levels());
    }

    @Override
    public String phase() {
      return line.whole().phase();
    }

    @Override
    public Settings levels() {
      return line.whole().levels();
    }

    @Override
    public boolean counts() {
      return true;
    }

    @Override
    public String words() {
      return joined(this, List.of());
    }
  }

  private static String joined(FiguresRow row, List<String> more) {
    return "%s %s %s %s %s %s"
        .formatted(
            row.owner().name(),
            row.owner().key().contender(),
            row.phase(),
            String.join(" ", row.levels().values().values()),
            LevelLabels.label(row.levels()),
            String.join(" ", more))
        .toLowerCase(Locale.ROOT);
  }
}
