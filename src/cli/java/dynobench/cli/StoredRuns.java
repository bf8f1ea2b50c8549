package dynobench.cli;

import dynobench.result.Damage;
import dynobench.result.RunResult;
import dynobench.store.RunStore;
import java.util.List;

/// Opens stored runs for the commands that look at them.
final class StoredRuns {
  private static final int MOST_SHOWN = 5;

  private final CliCommand command;

  StoredRuns(CliCommand command) {
    this.command = command;
  }

  /// Reads the run that is meant, and says what could not be read of it.
  RunResult open(String meant) {
    RunResult result = openToDoubt(meant);
    if (!result.log().newer().isEmpty()) {
      command.err(result.log().newer().sentence());
    }
    return result;
  }

  /// The same for a command that prints the doubts about the run: events of a newer version are one
  /// of them.
  RunResult openToDoubt(String meant) {
    RunStore runs = command.runs();
    RunResult result = runs.reader(runs.find(meant)).result();
    report(result.log().damages());
    result.log().contradictions().stream()
        .limit(MOST_SHOWN)
        .forEach(each -> command.err("The log contradicts itself: " + each));
    return result;
  }

  private void report(List<Damage> damages) {
    damages.stream()
        .limit(MOST_SHOWN)
        .forEach(each ->
            command.err("Skipped line %d of the log: %s".formatted(each.line(), each.message())));
    if (damages.size() > MOST_SHOWN) {
      command.err("… and %,d more lines".formatted(damages.size() - MOST_SHOWN));
    }
  }
}
