package dynobench.run;

import dynobench.worker.RelayGrant;
import dynobench.worker.RelayYield;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;

/// Switch between two workers of which only one works at a time. The order of slices alternates (A
/// B B A), so that each worker follows the other as often as itself. When one has ended, the other
/// continues alone. Thread-safe; used by two threads.
final class RelayBaton {
  private enum State {
    WORKING,
    WAITING,
    GONE
  }

  private final List<Consumer<RelayGrant>> sides;

  /// Both sides get ready at the same time, before anything is timed.
  private final List<State> states = new ArrayList<>(Collections.nCopies(2, State.WORKING));

  private final SliceSize size = new SliceSize();
  private int turn;

  /// @param first consumer of the first worker's grants; called on either thread, must not block
  RelayBaton(Consumer<RelayGrant> first, Consumer<RelayGrant> second) {
    sides = List.of(first, second);
  }

  /// Records that a side has ended its slice, and grants the next slice. Ignored for a side that is
  /// not working.
  ///
  /// @param side 0 or 1
  synchronized void yielded(int side, RelayYield yield) {
    if (states.get(side) == State.WORKING) {
      states.set(side, State.WAITING);
      size.accept(yield);
      next();
    }
  }

  /// Records that a side will run no more slices.
  synchronized void finished(int side) {
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
    sides.get(side).accept(alone ? RelayGrant.ALL : new RelayGrant(size.operations()));
  }

  /// Returns the next side, in the repeated order 0 1 1 0.
  private int turn() {
    int side = (turn + 1) / 2 % 2;
    turn = (turn + 1) % 4;
    return side;
  }
}
