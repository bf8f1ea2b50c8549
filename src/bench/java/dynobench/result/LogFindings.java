package dynobench.result;

import java.util.List;
import java.util.Optional;

/// Facts about the log of a run in addition to its figures: its number of lines, unreadable lines,
/// and contradictions that no real run can have written.
public final class LogFindings {
  private final RunResult run;
  private final Counts counts;
  private final OmittedLines skipped;
  private final RunAudit audit;

  /// Numbers of lines of a log by kind.
  ///
  /// @param samples samples of workers
  /// @param logLines log lines of engines and workers
  /// @param orphanEvents ignored events of trials whose beginning is missing
  public record Counts(long samples, long logLines, long orphanEvents) {}

  LogFindings(RunResult run, Counts counts, OmittedLines skipped, RunAudit audit) {
    this.run = run;
    this.counts = counts;
    this.skipped = skipped;
    this.audit = audit;
  }

  /// Returns the numbers of lines of each kind.
  public Counts counts() {
    return counts;
  }

  /// Returns the lines that are in no figure.
  public OmittedLines skipped() {
    return skipped;
  }

  /// Returns the skipped lines that are unreadable.
  public List<DamagedLine> damages() {
    return skipped.damages();
  }

  /// Returns the skipped events of kinds that only a newer version knows.
  public NewerEvents newer() {
    return skipped.newer();
  }

  /// Returns the contradictions in the log, a sentence each: impossible times, missing trials,
  /// trials without phases. No real run can have written such a log, although every line is
  /// readable. Empty while a correct run goes on.
  public List<String> contradictions() {
    return audit.findings(run);
  }

  /// Returns the first reason, as a clause, why figures of this run cannot be compared: its log
  /// does not prove which engines were measured. Empty for a log without such a reason.
  public Optional<String> untrustedReason() {
    return audit.unidentified(run).stream()
        .findFirst()
        .map(why -> "the log of %s is damaged or was edited: %s".formatted(run.id(), why));
  }
}
