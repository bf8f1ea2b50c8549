package dynobench.isolation;

import java.util.Collection;
import java.util.stream.Collectors;

/// Class of anomalies, from the most to the least severe. Names after Adya (1999), and Kingsbury
/// and Alvaro (2020). Random histories use no searches, so only scripts prove [#OTV], [#PHANTOM]
/// and [#G2].
public enum AnomalyClass {
  /// A read returned something that no order of the appends explains.
  CORRUPT(
      "corrupt", "corrupt list", "a read returned values that no order of the appends explains"),
  /// A transaction does not see its own append.
  INTERNAL("internal", "own write unseen", "a transaction did not see its own append"),
  G0("G0", "dirty write", "two transactions overwrote each other"),
  G1A("G1a", "aborted read", "a transaction read a value that was rolled back"),
  G1B("G1b", "intermediate read", "a transaction read a value before its writer had finished"),
  G1C("G1c", "circular information flow", "transactions each read what another one of them wrote"),
  OTV("OTV", "vanishing transaction", "a transaction saw another one, and then no longer saw it"),
  LOST_UPDATE("P4", "lost update", "an update was made without regard to another one, or vanished"),
  G_SINGLE("G-single", "read skew", "a transaction saw a part of another one"),
  PHANTOM("PMP", "phantom", "rows that another transaction added or changed appeared in a search"),
  G_NONADJACENT(
      "G-nonadjacent", "long fork", "transactions saw each other in contradicting orders"),
  G2_ITEM("G2-item", "write skew", "transactions each wrote without seeing the other"),
  G2(
      "G2",
      "write skew by a search",
      "transactions each changed what the other one had searched for");

  private final String title;
  private final String word;
  private final String meaning;

  AnomalyClass(String title, String word, String meaning) {
    this.title = title;
    this.word = word;
    this.meaning = meaning;
  }

  /// Returns the name in the literature.
  public String title() {
    return title;
  }

  /// Returns the usual name, in words.
  public String word() {
    return word;
  }

  /// Returns the usual names of some classes, as a list in words.
  public static String words(Collection<AnomalyClass> anomalies) {
    return anomalies.stream().map(AnomalyClass::word).collect(Collectors.joining(", "));
  }

  /// Returns what happened, as a clause.
  public String meaning() {
    return meaning;
  }
}
