package dynobench.warning;

import dynobench.plan.AddableRounds;
import dynobench.result.DamagedLine;
import dynobench.result.RunResult;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Warnings about data that are missing, unreadable or contradictory at the end of a run.
final class IncompleteRunWarnings {
  private final RunResult result;

  IncompleteRunWarnings(RunResult result) {
    this.result = result;
  }

  List<ResultWarning> list() {
    var doubts = new ArrayList<ResultWarning>();
    SpreadWarnings.left(result).ifPresent(doubts::add);
    switch (result.state()) {
      case FINISHED -> {}
      case CANCELLED ->
          doubts.add(
              new ResultWarning(
                  WarningKind.CANCELLED,
                  ended("was cancelled"),
                  again("To get the missing trials, ")));
      case UNFINISHED ->
          doubts.add(
              new ResultWarning(
                  WarningKind.CUT_OFF,
                  ended("was cut off"),
                  again("If disk or memory was short, free some. Then ")));
    }
    if (!result.log().damages().isEmpty() || result.log().counts().orphanEvents() > 0) {
      doubts.add(damaged());
    }
    if (!result.log().newer().isEmpty()) {
      doubts.add(newer());
    }
    List<String> contradictions = result.log().contradictions();
    if (!contradictions.isEmpty()) {
      doubts.add(contradictory(contradictions));
    }
    return doubts;
  }

  /// Returns how to get more figures, as the end of a sentence.
  private String again(String begin) {
    return begin
        + (result.plan().filter(it -> AddableRounds.obstacle(it).isEmpty()).isPresent()
            ? "add rounds to the run, or run the plan again."
            : "run the plan again.");
  }

  private String ended(String how) {
    long ended = result.trials().stream().filter(each -> each.outcome().isPresent()).count();
    String planned =
        result.plannedTrials().stream().mapToObj(" of %,d"::formatted).findFirst().orElse("");
    return "The run %s after %,d%s trials. Only these are shown.".formatted(how, ended, planned);
  }

  private ResultWarning newer() {
    String writer =
        result
            .environment()
            .map(each -> "Dynobench " + each.dynobench() + ", which")
            .orElse("the Dynobench that");
    return new ResultWarning(
        WarningKind.NEWER_EVENTS,
        result.log().newer().sentence(),
        "Open the run with " + writer + " wrote it.");
  }

  private static ResultWarning contradictory(List<String> contradictions) {
    int more = contradictions.size() - ResultWarning.MOST_NAMED;
    return new ResultWarning(
        WarningKind.LOG_DAMAGED,
        "The log contradicts itself: %s%s."
            .formatted(
                contradictions.stream()
                    .limit(ResultWarning.MOST_NAMED)
                    .collect(Collectors.joining("; ")),
                more > 0 ? "; and " + more + " more" : ""),
        "The log was edited, or lines are missing. Restore events.jsonl from a copy, or run the"
            + " plan again.");
  }

  private ResultWarning damaged() {
    List<DamagedLine> damages = result.log().damages();
    String lines =
        damages.stream()
            .limit(ResultWarning.MOST_NAMED)
            .map(DamagedLine::toString)
            .collect(
                Collectors.joining(
                    "; ", damages.isEmpty() ? "" : " (", damages.isEmpty() ? "" : ")"));
    return new ResultWarning(
        WarningKind.LOG_DAMAGED,
        "%,d %s of the log cannot be read%s. %,d events belong to trials without a start event."
            .formatted(
                damages.size(),
                damages.size() == 1 ? "line" : "lines",
                lines,
                result.log().counts().orphanEvents()),
        "Restore events.jsonl from a copy, or run the plan again.");
  }
}
