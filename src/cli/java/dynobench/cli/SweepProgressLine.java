package dynobench.cli;

import dynobench.sweep.SweepProgress;
import java.util.function.Consumer;

/// Progress of a sweep: a line that is overwritten. Without a terminal it prints a new line at the
/// start and whenever the number of complete shards has changed.
final class SweepProgressLine implements Consumer<SweepProgress> {
  private final CliCommand command;
  private final TerminalLine live;
  private int whole = -1;

  SweepProgressLine(CliCommand command) {
    this.command = command;
    this.live = new TerminalLine(command.writer(), CliCommand.isTerminal());
  }

  @Override
  public void accept(SweepProgress standing) {
    if (live.terminal()) {
      live.show(standing.sentence());
    } else if (standing.whole().size() != whole) {
      command.out(standing.sentence());
    }
    whole = standing.whole().size();
  }

  /// Prints a sentence that is not overwritten.
  void say(String sentence) {
    live.clear();
    command.out(sentence);
  }
}
