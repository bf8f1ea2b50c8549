package dynobench.translation;

import dynobench.recording.ReplayText;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jooq.Field;
import org.jooq.Query;
import org.jooq.TableElement;
import org.jooq.exception.DataAccessException;
import org.jooq.impl.QOM;
import org.jspecify.annotations.Nullable;

/// Inserts that set the recorded key of a row explicitly, so that later parameters fit. A table has
/// them if the application read the keys of all its rows. Otherwise the engine's keys and the
/// recorded ones could be equal.
final class KeyedInserts {
  private static final Pattern RELEVANT =
      Pattern.compile("\\s*(INSERT|CREATE)\\b.*", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  /// No inserts: the engine generates all keys.
  static final KeyedInserts NONE = new KeyedInserts();

  private final Map<Integer, ReplayText> texts = new HashMap<>();
  private final Set<String> tables = new TreeSet<>();

  private KeyedInserts() {}

  /// Insert into a table with a generated key.
  private record Found(String table, ReplayText keyed) {}

  /// Finds the inserts.
  ///
  /// @param own texts that the user has translated, which say themselves what they insert
  static KeyedInserts of(
      Map<Integer, String> recorded, Set<Integer> own, ReadKeys keys, SqlTranslator translator) {
    var columns = new HashMap<String, String>();
    var inserted = new LinkedHashMap<Integer, QOM.Insert<?>>();
    recorded.forEach((number, sql) -> {
      Query query = parsed(sql, translator);
      if (query instanceof QOM.CreateTable create) {
        identity(create).ifPresent(column -> columns.put(create.$table().getName(), column));
      } else if (query instanceof QOM.Insert<?> insert) {
        inserted.put(number, insert);
      }
    });
    var found = new HashMap<Integer, Found>();
    var excluded = new HashSet<String>();
    inserted.forEach((number, insert) -> {
      String table = insert.$into().getName();
      String column = columns.get(table);
      if (column == null) {
        return; // the database generates no key
      }
      Optional<ReplayText> keyed = translator.keyed(insert, column);
      boolean explicit = insert.$columns().stream().anyMatch(it -> it.getName().equals(column));
      if (keyed.isPresent() && keys.afterEach(number) && !own.contains(number)) {
        found.put(number, new Found(table, keyed.get()));
      } else if (keys.succeeded(number) && (keyed.isPresent() || !explicit)) {
        excluded.add(table);
      }
    });
    var inserts = new KeyedInserts();
    found.forEach((number, each) -> {
      if (!excluded.contains(each.table())) {
        inserts.texts.put(number, each.keyed());
        inserts.tables.add(each.table());
      }
    });
    return inserts;
  }

  private static Optional<String> identity(QOM.CreateTable create) {
    for (TableElement each : create.$tableElements()) {
      if (each instanceof Field<?> field && field.getDataType().identity()) {
        return Optional.of(field.getName());
      }
    }
    return Optional.empty();
  }

  /// Parses a statement that may create a table or insert rows. Returns null for all others, and
  /// for those that jOOQ doesn't know: their translation says so.
  private static @Nullable Query parsed(String sql, SqlTranslator translator) {
    if (!RELEVANT.matcher(sql).matches()) {
      return null;
    }
    try {
      return translator.parse(sql);
    } catch (DataAccessException e) {
      return null;
    }
  }

  /// Returns the text that inserts the key; empty if the engine generates it.
  Optional<ReplayText> of(int text) {
    return Optional.ofNullable(texts.get(text));
  }

  /// Returns the names of the tables whose rows get the recorded keys.
  Set<String> tables() {
    return tables;
  }
}
