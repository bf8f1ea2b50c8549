package dynobench.ui.compare;

import dynobench.event.Series;
import java.nio.file.Path;

/// Something that can be compared.
sealed interface Side {
  /// What it is called.
  String title();

  /// By which the next start finds it again.
  String key();

  /// A stored run.
  record Run(Path folder) implements Side {
    @Override
    public String title() {
      return String.valueOf(folder.getFileName());
    }

    @Override
    public String key() {
      return title();
    }
  }

  /// A contender of the run that is shown.
  record Contender(Series series) implements Side {
    @Override
    public String title() {
      return series.title();
    }

    @Override
    public String key() {
      return series.contender().toString();
    }
  }

  /// What others than the baseline are called, in their order; the baseline is A.
  static String letter(int other) {
    return Character.toString((char) ('B' + other));
  }
}
