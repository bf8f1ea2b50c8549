package dynobench.engine.triples;

import dynobench.engine.TripleTable;
import dynobench.plan.CommitStyle;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import org.basex.query.QueryException;
import org.basex.query.QueryProcessor;
import org.basex.query.iter.Iter;
import org.basex.query.value.item.Item;
import org.jspecify.annotations.Nullable;

/// Triples as XML documents of one element, queried in XQuery by the index of attributes. An XQuery
/// update is a transaction, so several writes are collected first. A commit of insertions and
/// deletions makes two updates.
final class BaseXTriples implements TripleTable {
  private static final String INSERT =
      "declare variable $n external; declare variable $s external; declare variable $p external;"
          + " declare variable $o external; for $each at $i in $n return db:add('triples',"
          + " document { <t s='{$s[$i]}' p='{$p[$i]}' o='{$o[$i]}'/> }, $each)";
  private static final String DELETE =
      "declare variable $n external; for $each in $n return db:delete('triples', $each)";
  private static final String BY_SUBJECT =
      "declare variable $s external; for $t in db:attribute('triples', $s, 's')/parent::t return"
          + " ($t/@p/data(), $t/@o/data())";
  private static final String BY_OBJECT =
      "declare variable $p external; declare variable $o external;"
          + " db:attribute('triples', $o, 'o')/parent::t[@p = $p]/@s/data()";
  private static final String PATH =
      "declare variable $s external; declare variable $p external; declare variable $q external;"
          + " for $a in db:attribute('triples', $s, 's')/parent::t[@p = $p]"
          + " return db:attribute('triples', $a/@o, 's')/parent::t[@p = $q]/@o/data()";
  private static final String SCAN =
      "for $t in db:get('triples')/t return ($t/@s/data(), $t/@p/data(), $t/@o/data())";

  private record Triple(String subject, String predicate, String object) {
    /// Returns the name of the triple's document, because BaseX deletes documents by name.
    String document() {
      String all = String.join("\n", subject, predicate, object);
      return UUID.nameUUIDFromBytes(all.getBytes(StandardCharsets.UTF_8)) + ".xml";
    }
  }

  private final BaseXStore store;
  private final long most;
  private final Set<Triple> added = new LinkedHashSet<>();
  private final Set<Triple> removed = new LinkedHashSet<>();

  BaseXTriples(BaseXStore store, CommitStyle commit) {
    this.store = store;
    this.most = commit.rowsPerCommit();
  }

  @Override
  public void create() throws IOException {
    store.recreate();
  }

  @Override
  public void insert(String subject, String predicate, String object) throws IOException {
    gather(added, removed, new Triple(subject, predicate, object));
  }

  @Override
  public void delete(String subject, String predicate, String object) throws IOException {
    gather(removed, added, new Triple(subject, predicate, object));
  }

  /// Adds a write to the transaction. If the write reverses an earlier write of the same
  /// transaction, removes the earlier write instead.
  private void gather(Set<Triple> to, Set<Triple> opposite, Triple triple) throws IOException {
    if (!opposite.remove(triple)) {
      to.add(triple);
    }
    if (added.size() + removed.size() >= most) {
      commit();
    }
  }

  @Override
  public void commit() throws IOException {
    if (!added.isEmpty()) {
      ask(
          INSERT,
          _ -> {},
          "n",
          column(added, Triple::document),
          "s",
          column(added, Triple::subject),
          "p",
          column(added, Triple::predicate),
          "o",
          column(added, Triple::object));
      added.clear();
    }
    if (!removed.isEmpty()) {
      ask(DELETE, _ -> {}, "n", column(removed, Triple::document));
      removed.clear();
    }
  }

  private static String[] column(Set<Triple> triples, Function<Triple, String> column) {
    return triples.stream().map(column).toArray(String[]::new);
  }

  @Override
  public void find(String subject, Sink sink) throws IOException {
    ask(BY_SUBJECT, texts -> sink.triple(subject, texts.next(), texts.next()), "s", subject);
  }

  @Override
  public void find(String predicate, String object, Sink sink) throws IOException {
    ask(
        BY_OBJECT,
        texts -> sink.triple(texts.next(), predicate, object),
        "p",
        predicate,
        "o",
        object);
  }

  @Override
  public void path(String start, String first, String second, Sink sink) throws IOException {
    ask(
        PATH,
        texts -> sink.triple(start, second, texts.next()),
        "s",
        start,
        "p",
        first,
        "q",
        second);
  }

  @Override
  public void scan(Sink sink) throws IOException {
    ask(SCAN, texts -> sink.triple(texts.next(), texts.next(), texts.next()));
  }

  /// Reads a triple of a query's result.
  @FunctionalInterface
  private interface TripleReader {
    void read(Texts texts) throws QueryException;
  }

  /// Runs a query. Its variables are given as names, each followed by a value.
  private void ask(String query, TripleReader reader, Object... variables) throws IOException {
    try (var processor = new QueryProcessor(query, store.context())) {
      for (int i = 0; i < variables.length; i += 2) {
        processor.variable((String) variables[i], variables[i + 1]);
      }
      var texts = new Texts(processor.iter());
      while (texts.hasNext()) {
        reader.read(texts);
      }
    } catch (QueryException e) {
      throw new IOException(e);
    }
  }

  /// Texts of a query's result, in order.
  private static final class Texts {
    private final Iter items;
    private @Nullable Item next;

    Texts(Iter items) throws QueryException {
      this.items = items;
      this.next = items.next();
    }

    boolean hasNext() {
      return next != null;
    }

    String next() throws QueryException {
      Item item = Objects.requireNonNull(next, "the answer ends within a triple");
      next = items.next();
      return new String(item.string(null), StandardCharsets.UTF_8);
    }
  }

  @Override
  public void close() {}
}
