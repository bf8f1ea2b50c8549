package dynobench.warning;

/// Kinds of warnings, in display order within a severity.
public enum WarningKind {
  TRIALS_FAILED(Severity.SERIOUS, "Trials failed"),
  QUESTIONED(Severity.SERIOUS, "A promise is questioned"),
  KEEPS_NOTHING(Severity.SERIOUS, "The file system keeps nothing"),
  NOTHING_STORED(Severity.SERIOUS, "Nothing was stored"),
  FASTER_THAN_DISK(Severity.SERIOUS, "Faster than the disk"),
  STYLES_ALIKE(Severity.SERIOUS, "Commit styles make no difference"),
  PROMISE_REFUTED(Severity.SERIOUS, "A promise that doesn't hold"),
  DURABILITY_MIXED(Severity.SERIOUS, "Durability classes differ"),
  CACHE_NOT_COLD(Severity.SERIOUS, "Reads not only from the disk"),
  RATE_MISSED(Severity.SERIOUS, "A rate was not reached"),
  GIVEN_UP(Severity.SERIOUS, "Transactions were given up"),
  MACHINE_BUSY(Severity.CAUTION, "The machine was busy"),
  MACHINE_DRIFTED(Severity.CAUTION, "The machine changed"),
  LIMITED(Severity.CAUTION, "Processor time was limited"),
  TUNED_MIXED(Severity.CAUTION, "Default against tuned"),
  REPETITIONS_FEW(Severity.CAUTION, "Too few repetitions"),
  INTERVAL_WIDE(Severity.CAUTION, "Wide intervals"),
  CLIENTS_MANY(Severity.CAUTION, "More clients than processors"),
  ENDED_APART(Severity.CAUTION, "Clients ended apart"),
  NEVER_STEADY(Severity.CAUTION, "No steady rate"),
  NOT_STEADY(Severity.CAUTION, "Never steady"),
  HEAP_GROWS(Severity.CAUTION, "The heap fills"),
  FIRST_FAR_OFF(Severity.CAUTION, "First repetition far off"),
  ROUNDS_ALIKE(Severity.CAUTION, "Rounds resemble each other"),
  RESTLESS(Severity.CAUTION, "A waiting worker was busy"),
  SLICES_APART(Severity.CAUTION, "Few slices make a difference"),
  LOG_DAMAGED(Severity.CAUTION, "The log is damaged"),
  CUT_OFF(Severity.CAUTION, "The run was cut off"),
  WRITTEN_BY_FOLIOS(Severity.CAUTION, "Bytes written may be too many"),
  WARNED(Severity.CAUTION, "Warning"),
  IN_THE_WAY(Severity.NOTE, "Clients in each other's way"),
  CANCELLED(Severity.NOTE, "The run was cancelled"),
  BUSY_AT_START(Severity.NOTE, "Load when the run began"),
  MONITOR_SLOW(Severity.NOTE, "The monitor has gaps"),
  CORES_FEW(Severity.NOTE, "Not all cores"),
  DISK_FAR(Severity.NOTE, "The disk is another machine's"),
  STYLE_IGNORED(Severity.NOTE, "A commit style means nothing"),
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
