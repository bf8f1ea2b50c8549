package dynobench.ui.compare;

import dynobench.event.Series;
import java.nio.file.Path;

/// Side of a comparison: a stored run, or a contender of the shown run.
sealed interface ComparisonSide {
  /// Returns the title.
  String title();

  /// Returns the key by which the next start finds the side again.
  String key();

  /// Stored run.
  record Run(Path folder) implements ComparisonSide {
    @Override
    public String title() {
      return String.valueOf(folder.getFileName());
    }

    @Override
    public String key() {
      return title();
    }
  }

  /// Contender of the shown run.
  record Contender(Series series) implements ComparisonSide {
    @Override
    public String title() {
      return series.title();
    }

    @Override
    public String key() {
      return series.contender().toString();
    }
  }

  /// Returns the letter of a side other than the baseline, by its index from 0: B, C and so on. The
  /// baseline is A.
  static String letter(int other) {
    return Character.toString((char) ('B' + other));
  }
}
