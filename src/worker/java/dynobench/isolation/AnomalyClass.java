package dynobench.isolation;

/// Class of anomalies, from the most to the least severe. Names after Adya (1999), and Kingsbury
/// and Alvaro (2020). Random histories use no searches, so only scripts prove [#PHANTOM] and [#G2].
public enum AnomalyClass {
  /// A read returned something that no order of the appends explains.
  CORRUPT("corrupt list", "a read returned values that no order of the appends explains"),
  /// A transaction does not see its own append.
  INTERNAL("internal", "a transaction did not see its own append"),
  G0("G0", "two transactions overwrote each other (dirty write)"),
  G1A("G1a", "a transaction read a value that was rolled back (aborted read)"),
  G1B("G1b", "a transaction read a value before its writer had finished (intermediate read)"),
  G1C("G1c", "transactions each read what another one of them wrote (circular information flow)"),
  OTV(
      "OTV",
      "a transaction saw another one, and then no longer saw it (observed transaction vanishes)"),
  LOST_UPDATE("lost update", "an update was made without regard to another one, or vanished"),
  G_SINGLE("G-single", "a transaction saw a part of another one (read skew)"),
  PHANTOM("PMP", "rows that another transaction added or changed appeared in a search (phantom)"),
  G_NONADJACENT("G-nonadjacent", "transactions saw each other in contradicting orders (long fork)"),
  G2_ITEM("G2-item", "transactions each wrote without seeing the other (write skew)"),
  G2(
      "G2",
      "transactions each changed what the other one had searched for (write skew by a search)");

  private final String title;
  private final String meaning;

  AnomalyClass(String title, String meaning) {
    this.title = title;
    this.meaning = meaning;
  }

  /// Returns the name in the literature.
  public String title() {
    return title;
  }

  /// Returns what happened, as a clause.
  public String meaning() {
    return meaning;
  }
}
