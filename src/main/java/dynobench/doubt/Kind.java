package dynobench.doubt;

/// What there is to doubt, in the order of showing within a severity.
public enum Kind {
  TRIALS_FAILED(Severity.SERIOUS, "Trials failed"),
  DURABILITY_MIXED(Severity.SERIOUS, "Durability classes differ"),
  MACHINE_BUSY(Severity.CAUTION, "The machine was busy"),
  TUNED_MIXED(Severity.CAUTION, "Default against tuned"),
  REPETITIONS_FEW(Severity.CAUTION, "Too few repetitions"),
  INTERVAL_WIDE(Severity.CAUTION, "Wide intervals"),
  FIRST_FAR_OFF(Severity.CAUTION, "First repetition far off"),
  LOG_DAMAGED(Severity.CAUTION, "The log is damaged"),
  CUT_OFF(Severity.CAUTION, "The run was cut off"),
  WARNED(Severity.CAUTION, "Warning"),
  CANCELLED(Severity.NOTE, "The run was cancelled"),
  BUSY_AT_START(Severity.NOTE, "Load when the run began"),
  MONITOR_SLOW(Severity.NOTE, "The monitor has gaps"),
  FIRST_TRIAL_COLD(Severity.NOTE, "The first trials are cold");

  private final Severity severity;
  private final String title;

  Kind(Severity severity, String title) {
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
