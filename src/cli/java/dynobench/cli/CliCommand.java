package dynobench.cli;

import dynobench.secret.Secrets;
import dynobench.store.RunStore;
import dynobench.store.SummaryCache;
import dynobench.text.PlainText;
import java.io.Console;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// What every command can do: print, complain, and know the workspace.
abstract class CliCommand {
  private static final int USUAL_WIDTH = 80;
  private static final int NARROWEST_SENTENCE = 30;

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli fills it in before the command is called
  private CommandSpec spec;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "show this help")
  private boolean unusedHelp; // picocli acts on it by itself

  /// Asks the system for the terminal's width once, with a program of its own.
  private final UsageMessageSpec terminal = new UsageMessageSpec().autoWidth(true);

  /// Folder of runs and databases.
  Path workspace() {
    return ((RootCommand) spec.root().userObject()).workspace();
  }

  /// The runs in it.
  RunStore runs() {
    return new RunStore(workspace(), summaries());
  }

  /// Where summaries of large runs are kept.
  SummaryCache summaries() {
    return ((RootCommand) spec.root().userObject()).summaries();
  }

  final PrintWriter writer() {
    return spec.commandLine().getOut();
  }

  final PrintWriter errors() {
    return spec.commandLine().getErr();
  }

  /// Whether a line that was printed can be written over.
  static boolean isTerminal() {
    return Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
  }

  /// Prints a line. What a terminal would obey is shown instead: the line may hold names from a
  /// descriptor, words of an engine, or what somebody wrote into a log.
  final void out(String line) {
    writer().println(PlainText.shown(line));
    writer().flush();
  }

  final void out(TextTable table) {
    table.lines().forEach(this::out);
  }

  /// Prints a table of texts as wide as the terminal.
  final void outFitted(TextTable table) {
    table.lines(width()).forEach(this::out);
  }

  /// Prints a sentence on as many lines as the terminal needs, each after the first further in.
  final void outWrapped(String first, String sentence) {
    String indent = " ".repeat(first.length());
    List<String> lines =
        TextTable.wrapped(sentence, Math.max(NARROWEST_SENTENCE, width() - first.length()));
    for (int i = 0; i < lines.size(); i++) {
      out((i == 0 ? first : indent) + lines.get(i));
    }
  }

  /// The terminal's width in characters; 80 where it isn't known, or there is none.
  private int width() {
    return isTerminal() ? terminal.width() : USUAL_WIDTH;
  }

  /// As [#out], for complaints.
  final void err(String line) {
    errors().println(PlainText.shown(line));
    errors().flush();
  }

  /// Says what was wrong in the command. What it quotes of it may hold a password.
  final int usage(String sentence) {
    err(Secrets.NONE.hide(sentence));
    return ExitCode.USAGE;
  }

  /// Says why a command could not do what it was asked to do.
  final int failed(String sentence) {
    err(sentence);
    return ExitCode.FAILED;
  }
}
