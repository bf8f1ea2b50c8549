package dynobench.ui.help;

import dynobench.ui.command.Command;
import java.util.List;
import java.util.stream.Collectors;

/// Markdown section with a table of commands: text, key with its view, and effect. Commands with a
/// key come first; a dash stands for a missing key.
public final class KeyTable {
  private static final String NO_KEY = "–";

  private KeyTable() {}

  public static String of(List<Command> commands) {
    return commands.stream()
        .sorted((one, other) -> Boolean.compare(one.key().isEmpty(), other.key().isEmpty()))
        .map(KeyTable::row)
        .collect(
            Collectors.joining(
                "\n",
                "\n## All commands\n\n| command | key | what it does |\n|---|---|---|\n",
                "\n"));
  }

  private static String row(Command command) {
    String where = command.view().map(view -> " in " + view).orElse("");
    String key = command.keyText().isEmpty() ? NO_KEY : "`" + command.keyText() + "`" + where;
    return "| %s | %s | %s |".formatted(plain(command.text()), plain(key), plain(command.tip()));
  }

  private static String plain(String text) {
    return text.replace("|", "\\|");
  }
}
