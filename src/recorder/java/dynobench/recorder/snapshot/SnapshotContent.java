package dynobench.recorder.snapshot;

import java.util.Optional;

/// Rows that starting data contain: all rows, a sample of them, or none. Without rows, generated
/// ones take their place.
public final class SnapshotContent {
  public static final SnapshotContent ROWS = new SnapshotContent(100, false);
  public static final SnapshotContent NO_DATA = new SnapshotContent(100, true);

  private static final int ALL = 100;

  private final int percent;
  private final boolean generated;

  private SnapshotContent(int percent, boolean generated) {
    this.percent = percent;
    this.generated = generated;
  }

  /// Returns the content that a word stands for: `rows`, `no-data` or a sample such as `10%`.
  public static Optional<SnapshotContent> of(String word) {
    switch (word) {
      case "rows":
        return Optional.of(ROWS);
      case "no-data":
        return Optional.of(NO_DATA);
      default:
        return word.matches("[1-9]\\d?%")
            ? Optional.of(
                new SnapshotContent(Integer.parseInt(word.substring(0, word.length() - 1)), false))
            : Optional.empty();
    }
  }

  /// Returns the share of rows in percent.
  int percent() {
    return percent;
  }

  boolean isSample() {
    return percent < ALL;
  }

  /// Returns whether rows are generated, so that no value of the database is stored.
  boolean isGenerated() {
    return generated;
  }

  /// Returns the word that stands for this content.
  @Override
  public String toString() {
    return generated ? "no-data" : isSample() ? percent + "%" : "rows";
  }
}
