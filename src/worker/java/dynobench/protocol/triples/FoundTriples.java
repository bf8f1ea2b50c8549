package dynobench.protocol.triples;

import dynobench.engine.TripleTable;
import dynobench.protocol.WrongDataException;
import java.util.BitSet;
import java.util.Locale;
import java.util.stream.IntStream;

/// Triples that a database still has after all writes, and the number of the last writes that it
/// has lost. Writes are numbered in their order: loading, inserting, deleting.
final class FoundTriples implements TripleTable.Sink {
  private final SeededTriples source;
  private final int deletes;
  private final BitSet found;
  private String unexpected = "";

  FoundTriples(SeededTriples source, int deletes) {
    this.source = source;
    this.deletes = deletes;
    this.found = new BitSet(source.all());
  }

  @Override
  public void triple(String subject, String predicate, String object) {
    int number = source.number(subject, predicate, object);
    if (number < 0 || found.get(number)) {
      unexpected =
          (number < 0 ? "a foreign triple (" : "a second triple (")
              + String.join(", ", subject, predicate, object)
              + ")";
    } else {
      found.set(number);
    }
  }

  /// Returns how many of the last writes are lost.
  ///
  /// @throws WrongDataException if other writes are lost, if a loss isn't allowed, or if a triple
  ///   is foreign or doubled
  long lost(boolean mayLose) throws WrongDataException {
    int all = source.all() + deletes;
    if (!unexpected.isEmpty()) {
      throw new WrongDataException("each written triple once", unexpected);
    }
    // The count of triples is ambiguous: it occurs after some inserts and again after some deletes.
    int count = found.cardinality();
    int first = mayLose ? 0 : all;
    return IntStream.of(2 * source.all() - count, count)
        .filter(writes -> first <= writes && writes <= all && after(writes).equals(found))
        .mapToLong(writes -> all - writes)
        .findFirst()
        .orElseThrow(() ->
            new WrongDataException(
                String.format(
                    Locale.ROOT,
                    mayLose
                        ? "the triples of %,d writes, of which only the last ones may be missing"
                        : "the triples of %,d writes",
                    all),
                String.format(Locale.ROOT, "%,d other triples", count)));
  }

  /// Returns the triples that exist after the first writes.
  private BitSet after(int writes) {
    var there = new BitSet(source.all());
    there.set(0, Math.min(writes, source.all()));
    for (int delete = 0; delete < writes - source.all(); delete++) {
      there.clear(Triples.deleted(source, delete));
    }
    return there;
  }
}
