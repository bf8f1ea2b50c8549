package dynobench.translation;

import dynobench.recording.ReplayText;
import dynobench.recording.Translation;
import dynobench.script.BoundSql;
import dynobench.setup.Setup;
import dynobench.workload.NamedSql;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jooq.SQLDialect;

/// Translates the statements of a workload that names their dialect, for an engine.
public final class ScriptTranslator {
  private static final OutsideLiterals PARAMETERS = new OutsideLiterals("\\?");

  private final SQLDialect source;
  private final Setup.Jdbc engine;

  private ScriptTranslator(SQLDialect source, Setup.Jdbc engine) {
    this.source = source;
    this.engine = engine;
  }

  /// Returns a translator from a dialect.
  ///
  /// @throws IllegalArgumentException if the dialect isn't known
  public static ScriptTranslator of(String dialect, Setup.Jdbc engine) {
    return new ScriptTranslator(known(dialect), engine);
  }

  /// Checks the name of a dialect.
  ///
  /// @throws IllegalArgumentException if it isn't known
  public static void requireKnown(String dialect) {
    known(dialect);
  }

  private static SQLDialect known(String name) {
    return DatabaseDialects.named(name)
        .orElseThrow(() ->
            new IllegalArgumentException(
                "\"" + name + "\" is none of " + DatabaseDialects.names()));
  }

  /// Statements for the engine.
  ///
  /// @param statements translations; a statement that another one replaces is empty
  /// @param obstacles statements without a translation, with the reasons
  public record Outcome(List<NamedSql> statements, List<String> obstacles) {
    public Outcome {
      statements = List.copyOf(statements);
      obstacles = List.copyOf(obstacles);
    }
  }

  /// Translates statements. Those that have no translation stay as they are. Without a dialect of
  /// the engine, all do.
  ///
  /// @param statements in the order in which they may run first
  public Outcome translated(List<NamedSql> statements) {
    Optional<SQLDialect> target = DatabaseDialects.ofUrl(engine.url());
    var texts = new ArrayList<String>();
    statements.forEach(each -> texts.addAll(each.sql()));
    var obstacles = new ArrayList<String>();
    if (target.isPresent() && target.get().family() != source.family()) {
      translate(texts, new SqlTranslator(source, target.get()), obstacles);
    }
    var result = new ArrayList<NamedSql>();
    var left = texts.iterator();
    for (NamedSql each : statements) {
      result.add(
          new NamedSql(
              each.id(),
              each.sql().stream()
                  .map(_ -> TableWords.placed(left.next(), engine.dialect()))
                  .toList()));
    }
    return new Outcome(result, obstacles);
  }

  private static void translate(
      List<String> texts, SqlTranslator translator, List<String> obstacles) {
    var rebuilt = new RebuiltStatements(translator.target());
    Map<Integer, Translation> all = new HashMap<>();
    var bound = texts.stream().map(BoundSql::of).toList();
    for (int i = 0; i < texts.size(); i++) {
      all.put(i, rebuilt.rebuilt(i, translator.translate(bound.get(i).sql()), all));
    }
    all.forEach((number, translation) -> {
      switch (translation) {
        case Translation.Text(ReplayText text, Optional<ReplayText> _) -> {
          if (!text.following().isEmpty()) {
            obstacles.add("\"" + texts.get(number) + "\": the engine needs several statements");
          }
          texts.set(number, named(text, names(text, bound.get(number))));
        }
        case Translation.Elsewhere _ -> texts.set(number, "");
        case Translation.Untranslatable(String reason) ->
            obstacles.add("\"" + texts.get(number) + "\": " + reason);
        case Translation.OwnSetting(String reason) ->
            obstacles.add("\"" + texts.get(number) + "\" is " + reason);
      }
    });
  }

  private static List<String> names(ReplayText text, BoundSql written) {
    return text.parameters().stream().map(each -> written.names().get(each - 1)).toList();
  }

  /// Returns a text of a script, with names instead of question marks.
  ///
  /// @param names in the order of the text
  public static String named(ReplayText text, List<String> names) {
    var left = names.iterator();
    return PARAMETERS.replace(text.sql(), _ -> left.hasNext() ? ":" + left.next() : "?");
  }
}
