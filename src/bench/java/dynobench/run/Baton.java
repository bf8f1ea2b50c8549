package dynobench.run;

import dynobench.worker.Grant;
import dynobench.worker.Yield;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;

/// Lets one of two workers work at a time. The one that comes first in a pair of turns comes second
/// in the next (A B B A), so that each follows the other as often as itself. When one is gone the
/// other goes on alone. Used by two threads.
final class Baton {
  private enum State {
    WORKING,
    WAITING,
    GONE
  }

  private final List<Consumer<Grant>> sides;

  /// Both make ready at once, before anything is timed.
  private final List<State> states = new ArrayList<>(Collections.nCopies(2, State.WORKING));

  private final SliceSize size = new SliceSize();
  private int turn;

  /// @param first hears of its grants, on either thread, and must not wait
  Baton(Consumer<Grant> first, Consumer<Grant> second) {
    sides = List.of(first, second);
  }

  /// A side has given its turn away. One that has none to give is not heard.
  ///
  /// @param side 0 or 1
  synchronized void yielded(int side, Yield yield) {
    if (states.get(side) == State.WORKING) {
      states.set(side, State.WAITING);
      size.heard(yield);
      next();
    }
  }

  /// A side will take no more turns.
  synchronized void left(int side) {
    if (states.get(side) != State.GONE) {
      states.set(side, State.GONE);
      next();
    }
  }

  private void next() {
    if (states.contains(State.WORKING) || !states.contains(State.WAITING)) {
      return;
    }
    boolean alone = states.contains(State.GONE);
    int side = alone ? states.indexOf(State.WAITING) : turn();
    states.set(side, State.WORKING);
    sides.get(side).accept(alone ? Grant.ALL : new Grant(size.operations()));
  }

  /// 0 1 1 0 0 1 1 0 …
  private int turn() {
    int side = (turn + 1) / 2 % 2;
    turn = (turn + 1) % 4;
    return side;
  }
}
