package dynobench.warning;

/// Kinds of warnings, in display order within a severity.
public enum WarningKind {
  TRIALS_FAILED(Severity.SERIOUS, "Trials failed"),
  QUESTIONED(Severity.SERIOUS, "Durability in doubt"),
  KEEPS_NOTHING(Severity.SERIOUS, "The file system is in memory"),
  NOTHING_STORED(Severity.SERIOUS, "Nothing was stored"),
  FASTER_THAN_DISK(Severity.SERIOUS, "Faster than the disk"),
  STYLES_ALIKE(Severity.SERIOUS, "Commit styles make no difference"),
  PROMISE_REFUTED(Severity.SERIOUS, "Durability refuted"),
  DURABILITY_MIXED(Severity.SERIOUS, "Durability classes differ"),
  CACHE_NOT_COLD(Severity.SERIOUS, "Reads not only from the disk"),
  RATE_MISSED(Severity.SERIOUS, "A rate was not reached"),
  GIVEN_UP(Severity.SERIOUS, "Transactions were given up"),
  MACHINE_BUSY(Severity.CAUTION, "The machine was busy"),
  MACHINE_DRIFTED(Severity.CAUTION, "The machine changed"),
  LIMITED(Severity.CAUTION, "Processor time was limited"),
  TUNED_MIXED(Severity.CAUTION, "Tuned and default settings"),
  REPETITIONS_FEW(Severity.CAUTION, "Too few repetitions"),
  INTERVAL_WIDE(Severity.CAUTION, "Wide intervals"),
  CLIENTS_MANY(Severity.CAUTION, "More clients than processors"),
  ENDED_APART(Severity.CAUTION, "Clients ended separately"),
  NEVER_STEADY(Severity.CAUTION, "No steady rate"),
  NOT_STEADY(Severity.CAUTION, "No steady state"),
  HEAP_GROWS(Severity.CAUTION, "The live heap grows"),
  FIRST_FAR_OFF(Severity.CAUTION, "First repetition differs"),
  ROUNDS_ALIKE(Severity.CAUTION, "Rounds are correlated"),
  RESTLESS(Severity.CAUTION, "The waiting worker was busy"),
  SLICES_APART(Severity.CAUTION, "Few slices differ strongly"),
  LOG_DAMAGED(Severity.CAUTION, "The log is damaged"),
  CUT_OFF(Severity.CAUTION, "The run was cut off"),
  WRITTEN_BY_FOLIOS(Severity.CAUTION, "Bytes written may be too many"),
  WARNED(Severity.CAUTION, "Warning"),
  IN_THE_WAY(Severity.NOTE, "Clients in conflict"),
  CANCELLED(Severity.NOTE, "The run was cancelled"),
  BUSY_AT_START(Severity.NOTE, "Load at the start"),
  MONITOR_SLOW(Severity.NOTE, "The monitor has gaps"),
  CORES_FEW(Severity.NOTE, "Not all cores"),
  DISK_FAR(Severity.NOTE, "The disk is remote"),
  STYLE_IGNORED(Severity.NOTE, "Commit style without effect"),
  NEWER_EVENTS(Severity.NOTE, "Events of a newer version"),
  ROWS_LOST(Severity.NOTE, "Rows were lost"),
  FIRST_TRIAL_COLD(Severity.NOTE, "The first trials are cold");

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
