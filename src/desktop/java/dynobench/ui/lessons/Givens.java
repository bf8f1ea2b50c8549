package dynobench.ui.lessons;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// All lessons that were given here, the first one first: what is kept in a file.
public record Givens(List<Given> all) {
  static final Givens NONE = new Givens(List.of());

  public Givens {
    all = List.copyOf(all);
  }

  /// A lesson the last time that it was given.
  Optional<Given> last(String lesson) {
    return all.stream().filter(each -> each.lesson().equals(lesson)).reduce((_, last) -> last);
  }

  /// It goes on. What another class predicted, when there were other answers, stays.
  Givens with(Given now) {
    List<Given> changed = new ArrayList<>(all);
    int place =
        changed.lastIndexOf(
            last(now.lesson()).filter(each -> each.isOfTheSameTime(now)).orElse(now));
    if (place >= 0) {
      changed.set(place, now);
    } else {
      changed.add(now);
    }
    return new Givens(changed);
  }

  /// It begins anew. What nobody has voted in is nothing to be kept.
  Givens anew(Given now) {
    List<Given> changed = new ArrayList<>(all);
    last(now.lesson()).filter(each -> each.votesInAll() == 0).ifPresent(changed::remove);
    changed.add(now);
    return new Givens(changed);
  }
}
