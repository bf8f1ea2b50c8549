package dynobench.protocol.triples;

import dynobench.engine.TripleTable;
import dynobench.protocol.BitMixer;
import dynobench.protocol.WrongDataException;
import java.util.Locale;

/// Number of the triples that were found, and a sum over them. A lost, doubled or changed triple
/// changes it; the order does not.
final class TripleSum implements TripleTable.Sink {
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private long count;
  private long sum;

  @Override
  public void triple(String subject, String predicate, String object) {
    count++;
    sum +=
        BitMixer.mix(
            (subject.hashCode() * GOLDEN + predicate.hashCode()) * GOLDEN + object.hashCode());
  }

  void require(String what, TripleSum expected) throws WrongDataException {
    if (count != expected.count || sum != expected.sum) {
      throw new WrongDataException(expected.words(what), words(what));
    }
  }

  private String words(String what) {
    return String.format(Locale.ROOT, "%s with %,d triples and the sum %016x", what, count, sum);
  }
}
