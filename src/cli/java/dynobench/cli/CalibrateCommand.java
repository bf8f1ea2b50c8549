package dynobench.cli;

import dynobench.measure.Calibration;
import dynobench.plan.LevelLabels;
import dynobench.run.Cancellation;
import dynobench.selftest.HarnessBench;
import dynobench.selftest.HarnessTarget;
import dynobench.session.PlanRunner;
import dynobench.stats.ConfidenceInterval;
import dynobench.stats.Summary;
import dynobench.store.Workspace;
import dynobench.table.CalibrationLine;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Measures the machine's limits, and on request Dynobench's own overhead.
@Command(
    name = "calibrate",
    description = "Measure the machine's limits; with --harness also Dynobench's own overhead.")
final class CalibrateCommand extends CliCommand implements Callable<Integer> {
  /// Maximum cost of counting and timing one operation of a client, in nanoseconds, including the
  /// clock. The project chose it.
  private static final double RECORDING_LIMIT = 60;

  private final CommandContext program;

  @Option(
      names = "--harness",
      description =
          "also measure the harness against baselines, the start of workers and the heap (some"
              + " minutes)")
  private boolean harness;

  @Option(
      names = "--pairs",
      paramLabel = "N",
      description = "pairs of trials for each harness figure (default: ${DEFAULT-VALUE})")
  private int pairs = 7;

  CalibrateCommand(CommandContext program) {
    this.program = program;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    var workspace = new Workspace(workspace(), program.clock());
    var bench = new PlanRunner(program.home(), workspace, program.clock(), program.version());
    Calibration calibration;
    try (Workspace.Held _ = workspace.lockForRun()) {
      calibration = bench.calibrations().measure(this::out);
    }
    print(calibration);
    return harness ? measureHarness(bench, calibration) : ExitCode.OK;
  }

  private void print(Calibration calibration) {
    out("");
    CalibrationLine.of(calibration)
        .forEach(each -> out("%-20s %s".formatted(each.label(), each.value())));
    out("measured in " + calibration.folder());
  }

  private int measureHarness(PlanRunner bench, Calibration calibration)
      throws IOException, InterruptedException {
    var cancellation = new Cancellation();
    try (var _ = new InterruptHandler(cancellation)) {
      var harnessBench =
          new HarnessBench(
              bench,
              program.catalog(),
              new ProgressLine(writer(), isTerminal()),
              this::out,
              cancellation);
      double cost = HarnessBench.recordingNanos();
      out(
          String.format(
              Locale.ROOT,
              "counting and timing an operation of a client: %.1f ns; limit %.0f ns",
              cost,
              RECORDING_LIMIT));
      boolean reached = cost <= RECORDING_LIMIT;
      for (HarnessTarget target : HarnessTarget.ALL) {
        Optional<HarnessBench.Overhead> overhead = harnessBench.overhead(target, pairs);
        reached &= overhead.isPresent() && print("harness / baseline", overhead.get());
        if (overhead.isPresent() && target.isOfTheMap()) {
          double ratio = overhead.get().ratio().estimate();
          bench.calibrations().store(calibration.withHarnessRatio(ratio));
        }
      }
      for (HarnessTarget target : HarnessTarget.OUTSIDE) {
        Optional<HarnessBench.Overhead> overhead =
            harnessBench.outside(target, pairs, program.home().workerCommand());
        reached &= overhead.isPresent() && print("trial / baseline in its own JVM", overhead.get());
      }
      if (!cancellation.isRequested()) {
        harnessBench.heapUse().forEach(this::print);
      }
      return cancellation.isRequested()
          ? ExitCode.CANCELLED
          : reached ? ExitCode.OK : ExitCode.FAILED;
    }
  }

  /// Prints a ratio and returns whether it is within its limit. Also prints the median time to
  /// start a worker, if it was measured and the target has no JVM flags.
  private boolean print(String what, HarnessBench.Overhead overhead) {
    var ratio = overhead.ratio();
    HarnessTarget target = overhead.target();
    String interval =
        ratio
            .interval(ConfidenceInterval.USUAL_CONFIDENCE)
            .map(each ->
                String.format(
                    Locale.ROOT,
                    "%.3f – %.3f, %.1f %%",
                    each.low(),
                    each.high(),
                    each.confidence() * 100))
            .orElse("no interval");
    out(
        String.format(
            Locale.ROOT,
            "%s, %s, %s, %s: %.3f (%s); limit %.2f",
            what,
            target.workload(),
            target.use(),
            LevelLabels.label(target.parameters()),
            ratio.estimate(),
            interval,
            target.limit()));
    if (!overhead.startMillis().isEmpty() && target.flags().isEmpty()) {
      out(
          String.format(
              Locale.ROOT,
              "fork to first timed phase, %s: %.0f ms (median of %d)",
              target.use(),
              median(overhead.startMillis()),
              overhead.startMillis().size()));
    }
    return ratio.estimate() <= target.limit();
  }

  private static double median(List<Long> millis) {
    return Summary.of(millis.stream().mapToDouble(Long::doubleValue).toArray()).median();
  }

  private void print(HarnessBench.HeapUse use) {
    out(
        String.format(
            Locale.ROOT,
            "%,11d rows through the appended file: heap in use afterwards %.1f MB (worker), %.1f MB"
                + " (parent)",
            use.rows(),
            use.workerBytes() / 1e6,
            use.parentBytes() / 1e6));
  }
}
