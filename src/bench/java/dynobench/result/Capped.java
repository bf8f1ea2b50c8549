package dynobench.result;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/// A list of what a log tells, up to a size that no run reaches: a forged log must not fill the
/// memory. What is over is dropped.
///
/// @param <E> its elements
final class Capped<E> {
  private static final int MOST = 200_000;
  private static final long MOST_CHARACTERS = 20_000_000;

  private final ToIntFunction<E> characters;
  private final List<E> all = new ArrayList<>();
  private long used;

  /// @param characters that an element holds
  Capped(ToIntFunction<E> characters) {
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
