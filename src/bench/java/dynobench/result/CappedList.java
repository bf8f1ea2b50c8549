package dynobench.result;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/// List of values from a log, up to a size that no real run reaches: 200,000 elements and 20
/// million characters. The limits keep a forged log from filling the memory. The list silently
/// drops a value that would exceed a limit.
///
/// @param <E> type of the elements
final class CappedList<E> {
  private static final int MOST = 200_000;
  private static final long MOST_CHARACTERS = 20_000_000;

  private final ToIntFunction<E> characters;
  private final List<E> all = new ArrayList<>();
  private long used;

  /// @param characters number of characters in an element
  CappedList(ToIntFunction<E> characters) {
    this.characters = characters;
  }

  void add(E next) {
    long more = characters.applyAsInt(next);
    if (all.size() < MOST && used + more <= MOST_CHARACTERS) {
      used += more;
      all.add(next);
    }
  }

  List<E> list() {
    return List.copyOf(all);
  }
}
