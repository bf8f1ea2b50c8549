package dynobench.translation;

import dynobench.recording.ReplayText;
import dynobench.recording.Translation;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jooq.SQLDialect;

/// Statements that an engine has only in another form: constraints that must be in `CREATE TABLE`,
/// and sequences that become tables. Confined to one thread.
final class RebuiltStatements {
  private static final String NAME = "([`\"][^`\"]+[`\"])";
  private static final Set<SQLDialect> WITHOUT_ADDED_CONSTRAINTS =
      Set.of(SQLDialect.SQLITE, SQLDialect.DUCKDB);
  private static final Pattern CREATED =
      Pattern.compile("create table (?:if not exists )?" + NAME + " ?\\(.*", Pattern.DOTALL);
  private static final Pattern ADDED =
      Pattern.compile(
          "alter table (?:if exists )?"
              + NAME
              + " add ((?:constraint "
              + NAME
              + " )?(foreign key|primary key|unique|check)\\b.*)",
          Pattern.DOTALL);
  private static final Pattern DROPPED =
      Pattern.compile(
          "alter table .* drop (constraint|foreign key|primary key)\\b.*", Pattern.DOTALL);
  private static final Pattern SEQUENCE =
      Pattern.compile(
          "create sequence (?:if not exists )?"
              + NAME
              + "(?: start with (\\d+))?(?: increment by (\\d+))?.*");
  private static final Pattern NEXT = Pattern.compile("select " + NAME + "\\.nextval");
  private static final Pattern DROPPED_SEQUENCE =
      Pattern.compile("drop sequence (if exists )?" + NAME + ".*");

  /// Numbers in a table of Derby, which can't convert them to a text of any length.
  private static final Pattern NUMBER_COLUMN =
      Pattern.compile("\"([^\"]+)\" (?:int|bigint|smallint|decimal|numeric)\\b");

  private static final Pattern TEXT_CAST =
      Pattern.compile("\\bcast\\(((?:\"[^\"]+\"\\.)*\"([^\"]+)\") as varchar\\(\\d+\\)\\)");

  private final boolean castsNumbersToChar;
  private final Set<String> numbers = new HashSet<>();
  private final boolean movesConstraints;
  private final boolean hasSequences;
  private final Map<String, Integer> created = new HashMap<>();
  private final Map<String, Long> increments = new HashMap<>();

  RebuiltStatements(SQLDialect target) {
    movesConstraints = WITHOUT_ADDED_CONSTRAINTS.contains(target);
    hasSequences = target != SQLDialect.SQLITE;
    castsNumbersToChar = target.family() == DatabaseDialects.DERBY;
  }

  /// Rebuilds a statement if necessary. Must be called in the order of the recording.
  ///
  /// @param all translations so far, of which that of a table may change
  Translation rebuilt(int number, Translation translation, Map<Integer, Translation> all) {
    if (!(translation instanceof Translation.Text text)) {
      return translation;
    }
    String sql = text.text().sql();
    if (castsNumbersToChar) {
      return withNumbersAsTexts(text, sql);
    }
    if (movesConstraints) {
      Matcher table = CREATED.matcher(sql);
      if (table.matches()) {
        created.put(table.group(1), number);
      }
      Matcher constraint = ADDED.matcher(sql);
      if (constraint.matches()) {
        return constraint(constraint, all);
      }
      if (DROPPED.matcher(sql).matches()) {
        return new Translation.Elsewhere("constraints end with their tables");
      }
    }
    return hasSequences
        ? translation
        : sequence(sql).<Translation>map(RebuiltStatements::text).orElse(translation);
  }

  private Translation withNumbersAsTexts(Translation.Text text, String sql) {
    if (sql.startsWith("create table")) {
      NUMBER_COLUMN.matcher(sql).results().forEach(each -> numbers.add(each.group(1)));
      return text;
    }
    String changed =
        TEXT_CAST
            .matcher(sql)
            .replaceAll(cast ->
                Matcher.quoteReplacement(
                    numbers.contains(cast.group(2))
                        ? "rtrim(cast(" + cast.group(1) + " as char(40)))"
                        : cast.group()));
    ReplayText old = text.text();
    return changed.equals(sql)
        ? text
        : Translation.Text.of(
            new ReplayText(changed, old.parameters(), old.mayFail(), old.following()));
  }

  private static Translation.Text text(String sql) {
    return Translation.Text.of(ReplayText.of(sql));
  }

  private Translation constraint(Matcher added, Map<Integer, Translation> all) {
    String table = added.group(1);
    if (added.group(4).equals("unique")) {
      String name = added.group(3) == null ? "" : added.group(3) + " ";
      String columns = added.group(2).substring(added.group(2).indexOf('('));
      return text("create unique index " + name + "on " + table + columns);
    }
    Integer number = created.get(table);
    if (number == null || !(all.get(number) instanceof Translation.Text creation)) {
      return new Translation.Untranslatable(
          "not translated: the table can't get constraints later");
    }
    String sql = creation.text().sql();
    int end = sql.lastIndexOf(')');
    Translation.Text changed =
        text(sql.substring(0, end) + ", " + added.group(2) + sql.substring(end));
    all.put(number, Translation.Text.of(changed.text().followedBy(creation.text().following())));
    return new Translation.Elsewhere("in CREATE TABLE " + table);
  }

  private Optional<String> sequence(String sql) {
    Matcher creation = SEQUENCE.matcher(sql);
    if (creation.matches()) {
      long start = creation.group(2) == null ? 1 : Long.parseLong(creation.group(2));
      long increment = creation.group(3) == null ? 1 : Long.parseLong(creation.group(3));
      increments.put(creation.group(1), increment);
      return Optional.of(
          "create table " + creation.group(1) + " as select " + (start - increment) + " as v");
    }
    Matcher next = NEXT.matcher(sql);
    if (next.matches()) {
      long increment = increments.getOrDefault(next.group(1), 1L);
      return Optional.of("update " + next.group(1) + " set v = v + " + increment + " returning v");
    }
    Matcher drop = DROPPED_SEQUENCE.matcher(sql);
    return drop.matches() ? Optional.of("drop table if exists " + drop.group(2)) : Optional.empty();
  }
}
