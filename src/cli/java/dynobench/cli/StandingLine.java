package dynobench.cli;

import dynobench.sweep.Standing;
import java.util.function.Consumer;

/// Tells how far a sweep has come: in a line that changes, or whenever another shard is there.
final class StandingLine implements Consumer<Standing> {
  private final CliCommand command;
  private final TerminalLine live;
  private int whole = -1;

  StandingLine(CliCommand command) {
    this.command = command;
    this.live = new TerminalLine(command.writer(), CliCommand.isTerminal());
  }

  @Override
  public void accept(Standing standing) {
    if (live.terminal()) {
      live.show(standing.sentence());
    } else if (standing.whole().size() != whole) {
      command.out(standing.sentence());
    }
    whole = standing.whole().size();
  }

  /// A sentence that stays.
  void say(String sentence) {
    live.clear();
    command.out(sentence);
  }
}
