package dynobench.text;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/// Suggests the intended name for a misspelt one.
public final class NearestName {
  private NearestName() {}

  /// Returns the candidate with the fewest edits, the first in the alphabet among several. Returns
  /// empty if more than 2 edits are needed and these exceed a third of the name. Returns empty,
  /// too, if the edits would replace every character.
  public static Optional<String> to(String name, Collection<String> candidates) {
    return candidates.stream()
        .filter(each -> edits(name, each) <= Math.max(2, name.length() / 3))
        .filter(each -> edits(name, each) < Math.max(name.length(), each.length()))
        .min(
            Comparator.comparingInt((String each) -> edits(name, each))
                .thenComparing(each -> each));
  }

  /// Returns the suggestion as the end of a message, such as `; did you mean "cached"?`; empty
  /// without one.
  public static String suggestion(String name, Collection<String> candidates) {
    return to(name, candidates).map(each -> "; did you mean \"" + each + "\"?").orElse("");
  }

  /// Returns the Levenshtein distance, computed row by row.
  private static int edits(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, Math.min(row[j], row[j - 1]) + 1);
      }
    }
    return row[b.length()];
  }
}
