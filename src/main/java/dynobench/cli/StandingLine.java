package dynobench.cli;

import dynobench.files.PlainText;
import dynobench.sweep.Standing;
import java.util.function.Consumer;

/// Tells how far a sweep has come: in a line that changes, or whenever another shard is there.
final class StandingLine implements Consumer<Standing> {
  private final CliCommand command;
  private int whole = -1;

  StandingLine(CliCommand command) {
    this.command = command;
  }

  @Override
  public void accept(Standing standing) {
    if (CliCommand.isTerminal()) {
      String line = PlainText.shown(standing.sentence());
      command.writer().print(ProgressLine.CLEAR_LINE + ProgressLine.cut(line));
      command.writer().flush();
    } else if (standing.whole().size() != whole) {
      command.out(standing.sentence());
    }
    whole = standing.whole().size();
  }
}
