package dynobench.warning;

/// Kinds of warnings, in display order within a severity.
public enum WarningKind {
  TRIALS_FAILED(Severity.SERIOUS, "Trials failed"),
  QUESTIONED(Severity.SERIOUS, "Durability in doubt"),
  KEEPS_NOTHING(Severity.SERIOUS, "Data on a file system in memory"),
  NOTHING_STORED(Severity.SERIOUS, "No stored rows in the database files"),
  FASTER_THAN_DISK(Severity.SERIOUS, "Commits faster than disk flushes"),
  STYLES_ALIKE(Severity.SERIOUS, "Commit styles make no difference"),
  PROMISE_REFUTED(Severity.SERIOUS, "Durability refuted"),
  DURABILITY_MIXED(Severity.SERIOUS, "Contenders of different durability"),
  RESULTS_DIFFER(Severity.SERIOUS, "Results differ from the recording"),
  CACHE_NOT_COLD(Severity.SERIOUS, "Reads partly from memory"),
  RATE_MISSED(Severity.SERIOUS, "Target rate not reached"),
  GIVEN_UP(Severity.SERIOUS, "Transactions given up after conflicts"),
  MACHINE_BUSY(Severity.CAUTION, "The machine was busy"),
  MACHINE_DRIFTED(Severity.CAUTION, "The machine's speed changed"),
  PARTS_DIFFER(Severity.CAUTION, "The machine differed between parts"),
  LIMITED(Severity.CAUTION, "Processor time was limited"),
  TUNED_MIXED(Severity.CAUTION, "Tuned and default settings compared"),
  REPETITIONS_FEW(Severity.CAUTION, "Too few repetitions"),
  INTERVAL_WIDE(Severity.CAUTION, "Wide confidence intervals"),
  CLIENTS_MANY(Severity.CAUTION, "More clients than processors"),
  ENDED_APART(Severity.CAUTION, "Clients ended at different times"),
  NEVER_STEADY(Severity.CAUTION, "Throughput never became steady"),
  NOT_STEADY(Severity.CAUTION, "Steady state not reached"),
  HEAP_GROWS(Severity.CAUTION, "The live heap grows"),
  FIRST_FAR_OFF(Severity.CAUTION, "First repetition differs from the others"),
  ROUNDS_ALIKE(Severity.CAUTION, "Rounds are correlated"),
  RESTLESS(Severity.CAUTION, "A waiting worker used the processor"),
  SLICES_APART(Severity.CAUTION, "A few slices differ strongly"),
  LOG_DAMAGED(Severity.CAUTION, "The log is damaged"),
  CUT_OFF(Severity.CAUTION, "The run was cut off"),
  WRITTEN_BY_FOLIOS(Severity.CAUTION, "Bytes written may be overstated"),
  WARNED(Severity.CAUTION, "Warning during the run"),
  RETIRED(Severity.NOTE, "Retired engine"),
  IN_THE_WAY(Severity.NOTE, "Many transactions retried after conflicts"),
  CANCELLED(Severity.NOTE, "The run was cancelled"),
  BUSY_AT_START(Severity.NOTE, "The machine was busy at the start"),
  MONITOR_SLOW(Severity.NOTE, "Gaps in the monitor's samples"),
  CORES_FEW(Severity.NOTE, "Fewer cores than the machine has"),
  DISK_FAR(Severity.NOTE, "Data on a remote disk"),
  STYLE_IGNORED(Severity.NOTE, "Commit style without effect"),
  NEWER_EVENTS(Severity.NOTE, "Events of a newer version"),
  ROWS_LOST(Severity.NOTE, "Rows lost when a process ended"),
  FIRST_TRIAL_COLD(Severity.NOTE, "First trials without a warm-up");

  private final Severity severity;
  private final String title;

  WarningKind(Severity severity, String title) {
    this.severity = severity;
    this.title = title;
  }

  public Severity severity() {
    return severity;
  }

  public String title() {
    return title;
  }
}
