package dynobench.result;

import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/// Warnings of one kind in a run. Those from before the first trial are about the plan. Added
/// rounds replace them, because they are about another plan then.
///
/// @param <E> type of the events
final class WarningEvents<E> {
  private final ToIntFunction<E> characters;
  private final CappedList<E> later;
  private CappedList<E> initial;
  private boolean begun;

  /// @param characters number of characters in an event
  WarningEvents(ToIntFunction<E> characters) {
    this.characters = characters;
    this.initial = new CappedList<>(characters);
    this.later = new CappedList<>(characters);
  }

  void add(E warning) {
    (begun ? later : initial).add(warning);
  }

  /// A trial begins.
  void begin() {
    begun = true;
  }

  /// Rounds are added to the run.
  void addRounds() {
    begun = false;
    initial = new CappedList<>(characters);
  }

  List<E> list() {
    return Stream.concat(initial.list().stream(), later.list().stream()).toList();
  }
}
