package dynobench.result;

import java.util.List;
import java.util.Optional;

/// What is known of the log of a run besides its figures: how many lines it has, what can't be
/// read, and what no run can have written.
public final class LogFindings {
  private final RunResult run;
  private final Counts counts;
  private final Skipped skipped;
  private final RunAudit audit;

  /// Lines of a log by kind.
  ///
  /// @param samples looks at workers
  /// @param logLines of engines and workers
  /// @param strays events of trials whose beginning is missing; they are left out
  public record Counts(long samples, long logLines, long strays) {}

  LogFindings(RunResult run, Counts counts, Skipped skipped, RunAudit audit) {
    this.run = run;
    this.counts = counts;
    this.skipped = skipped;
    this.audit = audit;
  }

  /// Returns how many lines of each kind there are.
  public Counts counts() {
    return counts;
  }

  /// Returns the lines that are in no figure.
  public Skipped skipped() {
    return skipped;
  }

  /// Returns those of them that can't be read.
  public List<Damage> damages() {
    return skipped.damages();
  }

  /// Returns those of them that only a newer version knows.
  public NewerEvents newer() {
    return skipped.newer();
  }

  /// Returns what no run can have written, though every line can be read: impossible times, missing
  /// trials, trials without phases. A sentence each; none while the run goes on as it should.
  public List<String> contradictions() {
    return audit.findings(run);
  }

  /// Returns why figures of this run can't be compared, as a clause: its log doesn't say for
  /// certain which engines were measured.
  public Optional<String> distrust() {
    return audit.unidentified(run).stream()
        .findFirst()
        .map(why -> "the log of %s is damaged or was edited: %s".formatted(run.id(), why));
  }
}
