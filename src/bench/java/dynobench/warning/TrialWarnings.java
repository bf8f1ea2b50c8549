package dynobench.warning;

import dynobench.event.Outcome;
import dynobench.event.RunEvent.Warned;
import dynobench.result.RunResult;
import dynobench.result.TrialResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Warnings about failed trials, one for each kind of failure, and warnings that the run itself
/// reported.
final class TrialWarnings {
  /// Text and remedy of a kind of failure.
  private record Ending(String words, String remedy) {}

  /// Phase of the workload of 2005 that reads all rows.
  private static final String SELECT = "select";

  private final RunResult result;

  TrialWarnings(RunResult result) {
    this.result = result;
  }

  List<ResultWarning> list() {
    var endings = new LinkedHashMap<Ending, List<ResultWarning.Case>>();
    for (TrialResult each : result.trials()) {
      each.outcome()
          .flatMap(TrialWarnings::ending)
          .ifPresent(ending ->
              endings.computeIfAbsent(ending, _ -> new ArrayList<>()).add(warningCase(each)));
    }
    var doubts = new ArrayList<ResultWarning>();
    for (Map.Entry<Ending, List<ResultWarning.Case>> each : endings.entrySet()) {
      String count =
          "%,d of %,d trials %s"
              .formatted(each.getValue().size(), result.trials().size(), each.getKey().words());
      doubts.add(
          ResultWarning.of(
              WarningKind.TRIALS_FAILED, count, each.getValue(), each.getKey().remedy()));
    }
    result.warnings().stream().map(TrialWarnings::warned).forEach(doubts::add);
    return doubts;
  }

  /// Returns the failure of a trial; empty if it succeeded. Cancelled trials are reported for the
  /// whole run.
  private static Optional<Ending> ending(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Completed _, Outcome.Cancelled _ -> Optional.empty();
      case Outcome.Failed failed when failed.isOfDisk() ->
          bad(
              "failed because the disk for power cuts could not be used",
              "Free some disk space, or read the system's message. The engine did not cause this.");
      case Outcome.Failed _ ->
          bad(
              "failed with an error",
              "Read the message and the console. Then run this contender alone, with few rows.");
      case Outcome.WrongData _ ->
          bad(
              "returned other data than they had stored",
              "Do not use figures of this contender. Check the statements of its descriptor, then"
                  + " report the problem to the engine's maintainers.");
      case Outcome.OutOfMemory full -> bad("ran out of memory", memoryRemedy(full.phase()));
      case Outcome.TimedOut _ ->
          bad(
              "took longer than the plan allows",
              "Raise time-limit-seconds, lower the rows, or commit more rows at once.");
      case Outcome.WorkerDied _ ->
          bad(
              "ended because the worker's process died",
              "Read its last output. Signal 9 often means that the system ran out of memory.");
    };
  }

  /// Returns the remedy for a full heap. A select may also fit into the heap if the driver fetches
  /// rows in portions, or if the select reads fewer rows.
  private static String memoryRemedy(String phase) {
    String always = "Raise jvm.heap, or lower the rows.";
    return phase.equals(SELECT)
        ? always
            + " Or set parameters.fetch to read rows in portions, or parameters.limit to read fewer"
            + " rows."
        : always;
  }

  private static Optional<Ending> bad(String words, String remedy) {
    return Optional.of(new Ending(words, remedy));
  }

  private static ResultWarning.Case warningCase(TrialResult each) {
    return new ResultWarning.Case(
        0,
        "trial %d (%s%s)"
            .formatted(
                each.trial().number(),
                each.trial(),
                each.iteration() > 1 ? ", iteration " + each.iteration() : ""),
        each.trial().contender(),
        List.of(each.trial().number()));
  }

  private static ResultWarning warned(Warned warning) {
    return new ResultWarning(
        WarningKind.WARNED,
        warning.text(),
        "Consider this when you compare. If the warning names a setting, change the plan.",
        List.of(),
        warning.trial() == 0 ? List.of() : List.of(warning.trial()));
  }
}
