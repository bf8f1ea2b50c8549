package dynobench.translation;

import dynobench.files.IoErrorText;
import dynobench.recording.ReplayText;
import dynobench.toml.Problems;
import dynobench.toml.TomlDocument;
import dynobench.toml.TomlSection;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jooq.SQLDialect;

/// Translations of single statements that the user wrote by hand.
public final class OwnTranslations {
  /// No translations.
  public static final OwnTranslations NONE = new OwnTranslations(Map.of());

  private static final OutsideLiterals PARAMETERS = new OutsideLiterals("\\?(\\d*)");

  /// Texts by recorded text and dialect.
  private final Map<String, Map<String, ReplayText>> texts;

  private OwnTranslations(Map<String, Map<String, ReplayText>> texts) {
    this.texts = texts;
  }

  /// Reads a file of translations. Adds its problems.
  public static OwnTranslations read(Path file, Problems problems) {
    String text;
    try {
      text = Files.readString(file);
    } catch (IOException e) {
      problems.add(file.toString(), "", "cannot be read: " + IoErrorText.of(e));
      return NONE;
    }
    Optional<TomlSection> document =
        TomlDocument.read(String.valueOf(file.getFileName()), text, List.of(), problems);
    var texts = new HashMap<String, Map<String, ReplayText>>();
    document.ifPresent(root -> {
      for (Object each : root.elements("statement")) {
        if (each instanceof TomlSection section) {
          add(section, texts);
        } else {
          root.problem("statement", "must be a table [[statement]], not " + each);
        }
      }
      root.finish();
    });
    return new OwnTranslations(texts);
  }

  private static void add(TomlSection section, Map<String, Map<String, ReplayText>> texts) {
    Map<String, ReplayText> own =
        texts.computeIfAbsent(normal(section.text("recorded")), _ -> new HashMap<>());
    for (SQLDialect each : SQLDialect.families()) {
      String key = DatabaseDialects.name(each);
      if (section.has(key)) {
        own.put(key, numbered(section.text(key)));
      }
    }
    if (own.isEmpty()) {
      section.problem("recorded", "has no translation, such as sqlite = \"…\"");
    }
  }

  /// Replaces `?2` by a question mark that stands for the second recorded parameter.
  private static ReplayText numbered(String sql) {
    var parameters = new ArrayList<Integer>();
    String text =
        PARAMETERS.replace(
            sql,
            each -> {
              String number = each.group(2);
              parameters.add(number.isEmpty() ? parameters.size() + 1 : Integer.parseInt(number));
              return "?";
            });
    return new ReplayText(text, parameters, false);
  }

  private static String normal(String sql) {
    return sql.strip().replaceAll("\\s+", " ");
  }

  /// Returns the user's translation of a recorded statement; empty without one.
  Optional<ReplayText> of(String sql, SQLDialect target) {
    return Optional.ofNullable(texts.get(normal(sql)))
        .map(own -> own.get(DatabaseDialects.name(target)));
  }

  /// Returns how many translations belong to no recorded statement.
  long unused(Collection<String> recorded) {
    Set<String> known = recorded.stream().map(OwnTranslations::normal).collect(Collectors.toSet());
    return texts.keySet().stream().filter(each -> !known.contains(each)).count();
  }

  /// Returns all texts, for a request to permit them.
  public List<String> all() {
    return texts.values().stream()
        .flatMap(each -> each.values().stream())
        .map(ReplayText::sql)
        .sorted()
        .toList();
  }
}
