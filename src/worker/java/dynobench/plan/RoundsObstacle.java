package dynobench.plan;

/// Reason why a run takes no further rounds.
public enum RoundsObstacle {
  /// The run is a duel.
  DUEL(
      "a duel ends with a verdict",
      "A duel takes no further rounds: it ends with a verdict or at its time limit. Start another"
          + " duel with more time."),
  /// The run is a gate.
  GATE(
      "a gate ends with a verdict",
      "A gate takes no further rounds: it ends with a verdict or at its time limit. Start another"
          + " gate with more time."),
  /// The run simulates crashes.
  CRASHES(
      "a crash run has no rounds",
      "A crash run has no rounds. Run its plan again: Dynobench adds up the crashes of all runs."),
  /// The run tests upgrades.
  UPGRADES(
      "an upgrade run has no rounds",
      "An upgrade run has no rounds: a repetition gives the same answers."),
  /// The trials of each contender shared one JVM.
  SHARED_JVM(
      "trials shared a JVM, which has ended",
      "All trials of a contender shared one JVM and one database, which no longer exist. Run the"
          + " plan again, or use isolation = \"trial\"."),
  /// The run consists of shards.
  SHARDS(
      "it is a sweep",
      "The run consists of shards of a sweep. Run the sweep again with more rounds."),
  /// The run measured the harness.
  HARNESS(
      "it measured Dynobench itself",
      "The run measured Dynobench itself. Use calibrate --harness again.");

  private final String clause;
  private final String sentences;

  RoundsObstacle(String clause, String sentences) {
    this.clause = clause;
    this.sentences = sentences;
  }

  /// Returns the reason as a clause, for a menu.
  public String clause() {
    return clause;
  }

  /// Returns the reason, and what to do instead.
  public String sentences() {
    return sentences;
  }
}
