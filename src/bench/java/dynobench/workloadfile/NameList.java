package dynobench.workloadfile;

import dynobench.script.PredefinedNames;
import java.text.Normalizer;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// Names in a workload, derived from other names: lower-case letters, digits and underscores. Each
/// is used once, except names that are local to a transaction.
public final class NameList {
  private static final int MOST_CHARACTERS = 40;

  /// Names that workloads or plans use for something else.
  private static final List<String> RESERVED =
      List.of(
          PredefinedNames.CLIENT,
          PredefinedNames.CLIENTS,
          PredefinedNames.ROW,
          "operations",
          "seconds",
          "warmup",
          "rate",
          "isolation",
          "heap",
          "commit",
          "nodes");

  private final Set<String> taken = new HashSet<>(RESERVED);
  private final Set<String> local = new HashSet<>();

  /// Reserves a free name.
  ///
  /// @param wanted any text
  /// @param otherwise name to use if the text yields none, and prefix if it begins with a digit
  public String reserve(String wanted, String otherwise) {
    String name = free(wanted, otherwise, local);
    taken.add(name);
    return name;
  }

  /// Reserves a name within a transaction. Other transactions may use it for something else.
  ///
  /// @param others names in the same transaction
  public String claimLocal(String wanted, Collection<String> others) {
    String name = free(wanted, "value", others);
    local.add(name);
    return name;
  }

  private String free(String wanted, String otherwise, Collection<String> others) {
    String plain = plain(wanted, otherwise);
    String name = plain;
    for (int i = 2; taken.contains(name) || others.contains(name); i++) {
      name = plain + "_" + i;
    }
    return name;
  }

  /// Converts a text into a name, which may be in use.
  public static String plain(String wanted, String otherwise) {
    String letters =
        Normalizer.normalize(wanted, Normalizer.Form.NFKD)
            .replaceAll("\\p{M}+", "")
            .toLowerCase(Locale.ROOT)
            .replaceAll("[^a-z0-9]+", "_")
            .replaceAll("^_+", "");
    String some = letters.substring(0, Math.min(letters.length(), MOST_CHARACTERS));
    String name = some.replaceAll("_+$", "");
    if (name.isEmpty()) {
      return otherwise;
    }
    return Character.isDigit(name.charAt(0)) ? otherwise + "_" + name : name;
  }
}
