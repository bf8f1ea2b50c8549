package dynobench.translation;

import dynobench.recording.ReplayText;
import dynobench.recording.Translation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jooq.SQLDialect;

/// File of translations for the user, with a table for each statement. [OwnTranslations] reads it.
final class TranslationTemplate {
  private static final OutsideLiterals PARAMETERS = new OutsideLiterals("\\?");

  private final String key;
  private final List<String> lines = new ArrayList<>();

  TranslationTemplate(SQLDialect target) {
    key = DatabaseDialects.name(target);
  }

  /// Adds a statement.
  void add(String recorded, Translation translation) {
    lines.add("[[statement]]");
    lines.add("recorded = " + quoted(recorded.strip()));
    lines.add(
        switch (translation) {
          case Translation.Text(ReplayText text, Optional<ReplayText> _) ->
              key + " = " + quoted(numbered(text));
          case Translation.Untranslatable(String reason) -> comment(reason);
          case Translation.Elsewhere(String where) -> comment("other statements do this: " + where);
          case Translation.OwnSetting(String reason) -> comment(reason);
        });
    lines.add("");
  }

  private String comment(String reason) {
    return "# " + key + " = … (" + reason.replaceAll("\\s+", " ") + ")";
  }

  /// Writes the number of each parameter, where their order is not the recorded one.
  private static String numbered(ReplayText text) {
    List<Integer> numbers = text.parameters();
    boolean inOrder = true;
    for (int i = 0; i < numbers.size(); i++) {
      inOrder &= numbers.get(i) == i + 1;
    }
    if (inOrder) {
      return text.sql();
    }
    var next = numbers.iterator();
    return PARAMETERS.replace(text.sql(), _ -> next.hasNext() ? "?" + next.next() : "?");
  }

  private static String quoted(String text) {
    String escaped = text.replace("\\", "\\\\").replace("\"", "\\\"");
    return text.contains("\n") ? "\"\"\"\n" + escaped + "\"\"\"" : "\"" + escaped + "\"";
  }

  List<String> lines() {
    return lines;
  }
}
