package dynobench.cli;

import dynobench.result.DamagedLine;
import dynobench.result.RunResult;
import dynobench.store.RunStore;
import java.util.List;

/// Opens stored runs for the commands that read them.
final class StoredRuns {
  private static final int MOST_SHOWN = 5;

  private final CliCommand command;

  StoredRuns(CliCommand command) {
    this.command = command;
  }

  /// Reads a run. Reports unreadable lines and contradictions of its log, at most five of each, and
  /// events of a newer version.
  RunResult open(String meant) {
    RunResult result = openToDoubt(meant);
    if (!result.log().newer().isEmpty()) {
      command.err(result.log().newer().sentence());
    }
    return result;
  }

  /// Reads a run for a command that also prints its warnings. Reports the same as [#open], except
  /// events of a newer version, which the warnings include.
  RunResult openToDoubt(String meant) {
    RunStore runs = command.runs();
    RunResult result = runs.reader(runs.find(meant)).result();
    report(result.log().damages());
    result.log().contradictions().stream()
        .limit(MOST_SHOWN)
        .forEach(each -> command.err("The log contradicts itself: " + each));
    return result;
  }

  private void report(List<DamagedLine> damages) {
    damages.stream()
        .limit(MOST_SHOWN)
        .forEach(each ->
            command.err("Skipped line %d of the log: %s".formatted(each.line(), each.message())));
    if (damages.size() > MOST_SHOWN) {
      command.err("… and %,d more lines".formatted(damages.size() - MOST_SHOWN));
    }
  }
}
