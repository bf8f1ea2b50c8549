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

/// Common functions of all commands: printing, reporting errors, and access to the workspace.
abstract class CliCommand {
  private static final int USUAL_WIDTH = 80;
  private static final int NARROWEST_SENTENCE = 30;

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it before the command is called
  private CommandSpec spec;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "show this help")
  private boolean unusedHelp; // picocli handles it itself

  /// Width of the terminal, which is determined once, with a program of the system.
  private final UsageMessageSpec terminal = new UsageMessageSpec().autoWidth(true);

  /// Returns the folder of runs and databases.
  Path workspace() {
    return ((RootCommand) spec.root().userObject()).workspace();
  }

  /// Returns the workspace's runs.
  RunStore runs() {
    return new RunStore(workspace(), summaries());
  }

  /// Returns the cache of summaries of large runs.
  SummaryCache summaries() {
    return ((RootCommand) spec.root().userObject()).summaries();
  }

  final PrintWriter writer() {
    return spec.commandLine().getOut();
  }

  final PrintWriter errors() {
    return spec.commandLine().getErr();
  }

  /// Returns whether a printed line can be overwritten.
  static boolean isTerminal() {
    return Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
  }

  /// Prints a line. Unprintable characters and marks of text direction are made visible: the line
  /// may contain names from a descriptor, messages of an engine, or text from an edited log.
  final void out(String line) {
    writer().println(PlainText.shown(line));
    writer().flush();
  }

  final void out(TextTable table) {
    table.lines().forEach(this::out);
  }

  /// Prints a table, fitted to the terminal's width.
  final void outFitted(TextTable table) {
    table.lines(width()).forEach(this::out);
  }

  /// Prints a sentence, wrapped to the terminal's width, but to at least 30 characters.
  ///
  /// @param first start of the first line; the other lines are indented by its length
  final void outWrapped(String first, String sentence) {
    String indent = " ".repeat(first.length());
    List<String> lines =
        TextTable.wrapped(sentence, Math.max(NARROWEST_SENTENCE, width() - first.length()));
    for (int i = 0; i < lines.size(); i++) {
      out((i == 0 ? first : indent) + lines.get(i));
    }
  }

  /// Returns the terminal's width in characters; 80 if it is unknown, or without a terminal.
  private int width() {
    return isTerminal() ? terminal.width() : USUAL_WIDTH;
  }

  /// Prints an error message like [#out].
  final void err(String line) {
    errors().println(PlainText.shown(line));
    errors().flush();
  }

  /// Reports an error in the command's arguments and returns [ExitCode#USAGE]. Secrets in the
  /// message are hidden, because it may quote a password.
  final int usage(String sentence) {
    err(Secrets.NONE.hide(sentence));
    return ExitCode.USAGE;
  }

  /// Reports the reason why a command failed and returns [ExitCode#FAILED].
  final int failed(String sentence) {
    err(sentence);
    return ExitCode.FAILED;
  }
}
