package dynobench.translation;

import dynobench.recording.RecordedSource;
import dynobench.recording.RecordingReader;
import dynobench.recording.ReplayText;
import dynobench.recording.Translation;
import dynobench.recording.Translations;
import dynobench.setup.Dialect;
import dynobench.setup.Setup;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jooq.SQLDialect;

/// Translates all statements of a recording for a contender.
public final class RecordingTranslator {
  private final Map<Integer, String> texts;
  private final Set<Integer> engineValues = new HashSet<>();
  private final Optional<SQLDialect> source;
  private final String product;
  private final ReadKeys keys;
  private final OwnTranslations own;

  private RecordingTranslator(RecordingReader recording, OwnTranslations own) throws IOException {
    this.own = own;
    texts = recording.texts();
    product =
        recording.sources().values().stream()
            .findFirst()
            .map(RecordedSource::product)
            .orElse("an unknown database");
    source = DatabaseDialects.ofProduct(product);
    keys = ReadKeys.of(recording);
    texts.forEach((number, sql) -> {
      if (EngineValues.areIn(sql)) {
        engineValues.add(number);
      }
    });
  }

  /// Creates a translator. Reads the whole recording once.
  ///
  /// @param own translations of the user, which precede all others
  public static RecordingTranslator of(RecordingReader recording, OwnTranslations own)
      throws IOException {
    return new RecordingTranslator(recording, own);
  }

  /// Translates all statements for an engine.
  public Translations translate(Setup setup) {
    if (!(setup instanceof Setup.Jdbc jdbc)) {
      return Translations.NONE;
    }
    Optional<SQLDialect> target = DatabaseDialects.ofUrl(jdbc.url());
    if (source.isEmpty() || target.isEmpty()) {
      String unknown = source.isEmpty() ? product : jdbc.url().replaceAll("^(jdbc:\\w+).*", "$1");
      String about = "not translated: Dynobench knows no translation for " + unknown;
      return translations(about, placed(Map.of(), jdbc.dialect()), target);
    }
    var translator = new SqlTranslator(source.get(), target.get());
    KeyedInserts inserts = KeyedInserts.of(texts, translatedByUser(target.get()), keys, translator);
    Map<Integer, Translation> translated = translated(translator, inserts);
    String about = about(translator, translated, inserts);
    return translations(about, placed(translated, jdbc.dialect()), target);
  }

  private Translations translations(
      String about, Map<Integer, Translation> translated, Optional<SQLDialect> target) {
    boolean isSqlite = target.filter(SQLDialect.SQLITE::equals).isPresent();
    boolean wasSqlite = source.filter(SQLDialect.SQLITE::equals).isPresent();
    boolean becomesSqlite = isSqlite && !wasSqlite;
    // SQLite enforces foreign keys only if it is told so; all other databases do.
    List<String> opening = becomesSqlite ? List.of("PRAGMA foreign_keys = ON") : List.of();
    List<String> beginning = target.map(each -> TargetSettings.of(each, source)).orElse(List.of());
    return new Translations(about, translated, engineValues, beginning, opening, becomesSqlite);
  }

  private Set<Integer> translatedByUser(SQLDialect target) {
    return texts.entrySet().stream()
        .filter(each -> own.of(each.getValue(), target).isPresent())
        .map(Map.Entry::getKey)
        .collect(Collectors.toSet());
  }

  private Map<Integer, Translation> translated(SqlTranslator translator, KeyedInserts inserts) {
    var translated = new LinkedHashMap<Integer, Translation>();
    var rebuilt = new RebuiltStatements(translator.target());
    texts.forEach((number, sql) -> {
      Optional<ReplayText> written = own.of(sql, translator.target());
      if (written.isPresent()) {
        translated.put(number, Translation.Text.of(written.get()));
        return;
      }
      Translation translation =
          translator.isForeign()
              ? rebuilt.rebuilt(number, translator.translate(sql), translated)
              : Translation.Text.of(ReplayText.of(SourceForms.withOpenKeys(sql)));
      translated.put(number, withKey(translation, inserts.of(number)));
    });
    return translated;
  }

  private static Translation withKey(Translation translation, Optional<ReplayText> keyed) {
    return translation instanceof Translation.Text(ReplayText text, Optional<ReplayText> _)
        ? new Translation.Text(text, keyed)
        : translation;
  }

  /// Returns the translations with the contender's words for tables. Those without any change are
  /// left out.
  private Map<Integer, Translation> placed(Map<Integer, Translation> translated, Dialect dialect) {
    var placed = new LinkedHashMap<Integer, Translation>();
    texts.forEach((number, sql) -> {
      Translation translation =
          translated.getOrDefault(number, Translation.Text.of(ReplayText.of(sql)));
      if (translation instanceof Translation.Text(ReplayText text, Optional<ReplayText> keyed)) {
        var changed =
            new ReplayText(
                TableWords.placed(text.sql(), dialect),
                text.parameters(),
                text.mayFail(),
                text.following());
        if (!changed.sql().equals(sql) || keyed.isPresent() || changed.mayFail()) {
          placed.put(number, new Translation.Text(changed, keyed));
        }
      } else {
        placed.put(number, translation);
      }
    });
    return placed;
  }

  private String about(
      SqlTranslator translator, Map<Integer, Translation> translated, KeyedInserts inserts) {
    var parts = new ArrayList<String>();
    if (translator.isForeign()) {
      long missing =
          translated.values().stream().filter(Translation.Untranslatable.class::isInstance).count();
      parts.add(
          "translated from "
              + product
              + " to "
              + translator.target().getName()
              + (": "
                  + (translated.size() - missing)
                  + " of "
                  + translated.size()
                  + " statements"));
    }
    if (!inserts.tables().isEmpty()) {
      parts.add("the recorded keys are inserted into " + String.join(", ", inserts.tables()));
    }
    long unused = own.unused(texts.values());
    if (unused > 0) {
      parts.add("own translations that fit no recorded statement: " + unused);
    }
    return String.join("; ", parts);
  }

  /// Returns a file of translations into a dialect, which the user can correct and give to a
  /// replay.
  ///
  /// @param dialect name of the dialect, such as `sqlite`
  /// @return lines of TOML; empty if the dialect of the recording, or this one, isn't known
  public List<String> template(String dialect) {
    Optional<SQLDialect> target = DatabaseDialects.named(dialect);
    if (source.isEmpty() || target.isEmpty()) {
      return List.of();
    }
    var translator = new SqlTranslator(source.get(), target.get());
    var template = new TranslationTemplate(target.get());
    translated(translator, KeyedInserts.NONE)
        .forEach(
            (number, translation) -> template.add(texts.getOrDefault(number, ""), translation));
    return template.lines();
  }

  /// Returns the names of all dialects, for [#template].
  public static String dialects() {
    return DatabaseDialects.names();
  }
}
