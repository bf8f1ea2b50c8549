package dynobench.translation;

import dynobench.recording.ReplayText;
import dynobench.recording.Translation;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.Insert;
import org.jooq.Query;
import org.jooq.QueryPart;
import org.jooq.SQLDialect;
import org.jooq.Select;
import org.jooq.conf.ParseUnknownFunctions;
import org.jooq.conf.ParseWithMetaLookups;
import org.jooq.conf.RenderQuotedNames;
import org.jooq.conf.Settings;
import org.jooq.impl.DSL;
import org.jooq.impl.ParserException;
import org.jooq.impl.QOM;
import org.jspecify.annotations.Nullable;

/// Translation of statements from one dialect into another. Quotes all names, so that no name is a
/// keyword of the other engine. Confined to one thread.
final class SqlTranslator {
  private static final OutsideLiterals NAMED_PARAMETERS =
      new OutsideLiterals(":" + NumberedParameters.PREFIX + "(\\d+)");
  private static final Pattern MAY_BE_MISSING =
      Pattern.compile("\\bIF\\s+(NOT\\s+)?EXISTS\\b", Pattern.CASE_INSENSITIVE);

  /// Engines for which jOOQ renders a window function as something else.
  private static final Set<SQLDialect> WITHOUT_WINDOWS =
      Set.of(SQLDialect.HSQLDB, DatabaseDialects.DERBY);

  /// jOOQ compiles the values of an enumeration as Java, so a stranger's statement must not reach
  /// that. Words within literals count, too: their ends depend on the dialect.
  private static final Pattern ENUM = Pattern.compile("\\bENUM\\b", Pattern.CASE_INSENSITIVE);

  private static final Pattern WINDOW =
      Pattern.compile("\\bOVER\\s*(\\(\\s*\\w|\\w)", Pattern.CASE_INSENSITIVE);
  private static final Pattern SESSION_SETTING =
      Pattern.compile("\\s*(SET|PRAGMA)\\b.*", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  static {
    // jOOQ prints a logo and advice at its first use.
    System.setProperty("org.jooq.no-logo", "true");
    System.setProperty("org.jooq.no-tips", "true");
  }

  private final SQLDialect source;
  private final SQLDialect target;
  private final boolean isForeign;
  private final DSLContext context;

  SqlTranslator(SQLDialect source, SQLDialect target) {
    this.source = source;
    this.target = target;
    isForeign = source.family() != target.family();
    context =
        DSL.using(
            target,
            new Settings()
                .withParseDialect(source)
                .withParseUnknownFunctions(ParseUnknownFunctions.IGNORE)
                .withParseWithMetaLookups(ParseWithMetaLookups.OFF)
                .withRenderSchema(target.family() != SQLDialect.SQLITE)
                .withRenderQuotedNames(RenderQuotedNames.ALWAYS));
  }

  /// Returns whether the engine has another dialect than the recorded one.
  boolean isForeign() {
    return isForeign;
  }

  SQLDialect target() {
    return target;
  }

  /// Parses a statement. Returns null if it is empty.
  ///
  /// @throws ParserException if its syntax is not known
  @Nullable Query parse(String sql) {
    String plain = SourceForms.plain(sql, source);
    if (ENUM.matcher(plain).find()) {
      throw new ParserException("the word ENUM is not translated");
    }
    NumberedParameters numbered = NumberedParameters.of(plain);
    if (!numbered.limits().contains(true)) {
      return context.parser().parseQuery(numbered.sql());
    }
    // Without a value, a limit would become "no rows".
    Object[] values = numbered.limits().stream().map(limit -> limit ? (Object) 1L : null).toArray();
    return context.parser().parseQuery(numbered.sql(), values);
  }

  /// Translates a statement.
  Translation translate(String sql) {
    try {
      if (isForeign && OwnCatalogue.isUsedBy(sql, source, target)) {
        return setting();
      }
      Query query = parse(sql);
      if (query == null) {
        return setting();
      }
      if (isForeign && query instanceof QOM.CreateTable create && isFilled(create)) {
        return Translation.Text.of(filled(create));
      }
      if (WITHOUT_WINDOWS.contains(target.family())
          && WINDOW.matcher(OutsideLiterals.only(sql)).find()) {
        return new Translation.Untranslatable(target.getName() + " has no window functions");
      }
      String rendered = TargetForms.withKeyStart(render(query), sql);
      if (rendered.isBlank() || rendered.startsWith("/*")) {
        return setting();
      }
      ReplayText text = text(rendered, mayFail(sql, rendered));
      return Translation.Text.of(text);
    } catch (ParserException e) {
      return SESSION_SETTING.matcher(sql).matches()
          ? setting()
          : new Translation.Untranslatable("not translated: " + firstLine(e.getMessage()));
    } catch (RuntimeException e) { // jOOQ fails in many ways, for example by a ClassCastException
      return new Translation.Untranslatable("not translated: " + firstLine(e.getMessage()));
    }
  }

  /// Returns whether a table has given columns, and the rows of a query.
  private static boolean isFilled(QOM.CreateTable create) {
    return create.$select() != null && !create.$tableElements().isEmpty();
  }

  /// Returns the creation of such a table, in two statements.
  private ReplayText filled(QOM.CreateTable create) {
    Select<?> rows = Objects.requireNonNull(create.$select());
    Insert<?> insert =
        rows.$from().isEmpty()
            ? context.insertInto(create.$table()).values(values(rows))
            : context.insertInto(create.$table()).select(rows);
    String inserted = text(render(insert), false).sql();
    return text(render(create.$select(null)), false).followedBy(List.of(inserted));
  }

  /// Returns the values of a query without tables.
  private static List<Object> values(Select<?> query) {
    var values = new ArrayList<>();
    for (Object each : query.$select()) {
      values.add(each instanceof QOM.FieldAlias<?> alias ? alias.$aliased() : each);
    }
    return values;
  }

  private static Translation setting() {
    return new Translation.OwnSetting("a setting of the recorded engine");
  }

  private static String firstLine(@Nullable String message) {
    return String.valueOf(message).lines().findFirst().orElse("?");
  }

  /// Returns the text of a statement in the engine's dialect, with numbered parameters.
  private String render(Query query) {
    return TargetForms.of(rendered(query), target);
  }

  /// Returns the text of a part of a statement, with numbered parameters.
  String rendered(QueryPart part) {
    String rendered = context.renderNamedParams(part);
    return isForeign ? SourceForms.withoutUsualSchema(rendered, source) : rendered;
  }

  private static boolean mayFail(String sql, String rendered) {
    return MAY_BE_MISSING.matcher(sql).find() && !MAY_BE_MISSING.matcher(rendered).find();
  }

  /// Replaces numbered parameters by question marks.
  static ReplayText text(String rendered, boolean mayFail) {
    var parameters = new ArrayList<Integer>();
    String sql =
        NAMED_PARAMETERS.replace(
            rendered,
            each -> {
              parameters.add(Integer.valueOf(each.group(2)));
              return "?";
            });
    return new ReplayText(sql, parameters, mayFail);
  }

  /// Returns an INSERT of one row that sets the key column explicitly, as its last column; empty if
  /// the statement has another form, or sets the column itself.
  Optional<ReplayText> keyed(QOM.Insert<?> insert, String keyColumn) {
    var columns = new ArrayList<Field<?>>(insert.$columns());
    if (columns.isEmpty() || insert.$values().size() != 1) {
      return Optional.empty();
    }
    List<Field<?>> values = new ArrayList<>(List.of(insert.$values().getFirst().fields()));
    int position = columns.stream().map(Field::getName).toList().indexOf(keyColumn);
    if (position >= 0) {
      boolean generated = context.render(values.get(position)).matches("(?i)default|null");
      if (!generated) {
        return Optional.empty();
      }
      columns.remove(position);
      values.remove(position);
    }
    columns.add(DSL.field(DSL.quotedName(keyColumn)));
    values.add(DSL.param(NumberedParameters.PREFIX + ReplayText.KEY, Object.class));
    String rendered = rendered(insert.$columns(columns).$values(List.of(DSL.row(values))));
    return Optional.of(text(rendered, false));
  }
}
