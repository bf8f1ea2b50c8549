package dynobench.recorder.masking;

import java.util.BitSet;

/// Statement with pseudonyms for its literals.
public final class MaskedSql {
  private final String text;
  private final BitSet kept;

  MaskedSql(String text, BitSet kept) {
    this.text = text;
    this.kept = kept;
  }

  public String text() {
    return text;
  }

  /// Returns whether a parameter stays as it is, because it limits the number of rows, for example.
  ///
  /// @param index index from 1
  public boolean keeps(int index) {
    return kept.get(index);
  }
}
