package dynobench.translation;

import dynobench.recording.ReplayText;
import java.util.HashMap;
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
/// them if the application read the keys of all its rows, but for the first ones, such as those of
/// a script that fills a new database. Otherwise the engine's keys and the recorded ones could be
/// equal.
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

  /// Search for the inserts of one recording.
  private static final class Search {
    private final ReadKeys keys;
    private final SqlTranslator translator;
    private final Map<Integer, Found> found = new HashMap<>();

    /// Start of the first insert of each table whose key was read.
    private final Map<String, Long> firstRead = new HashMap<>();

    /// End of the last insert of each table with another key.
    private final Map<String, Long> lastOther = new HashMap<>();

    Search(ReadKeys keys, SqlTranslator translator) {
      this.keys = keys;
      this.translator = translator;
    }

    /// Adds an insert.
    ///
    /// @param isOwn whether the user has translated it
    void add(int number, QOM.Insert<?> insert, String keyColumn, boolean isOwn) {
      String table = insert.$into().getName();
      Optional<ReplayText> keyed = translator.keyed(insert, keyColumn);
      boolean isExplicit =
          insert.$columns().stream().anyMatch(each -> each.getName().equals(keyColumn));
      if (keyed.isEmpty() && isExplicit) {
        return; // the statement says which keys it inserts
      }
      keys.lastUnread(number).ifPresent(time -> lastOther.merge(table, time, Math::max));
      keys.firstRead(number)
          .ifPresent(time -> {
            if (keyed.isPresent() && !isOwn) {
              found.put(number, new Found(table, keyed.get()));
              firstRead.merge(table, time, Math::min);
            } else {
              lastOther.put(table, Long.MAX_VALUE); // the engine generates keys at any time
            }
          });
    }

    KeyedInserts inserts() {
      var inserts = new KeyedInserts();
      found.forEach((number, each) -> {
        long other = lastOther.getOrDefault(each.table(), 0L);
        if (other <= firstRead.getOrDefault(each.table(), 0L)) {
          inserts.texts.put(number, each.keyed());
          inserts.tables.add(each.table());
        }
      });
      return inserts;
    }
  }

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
    var search = new Search(keys, translator);
    inserted.forEach((number, insert) -> {
      String keyColumn = columns.get(insert.$into().getName());
      if (keyColumn != null) {
        search.add(number, insert, keyColumn, own.contains(number));
      }
    });
    return search.inserts();
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
