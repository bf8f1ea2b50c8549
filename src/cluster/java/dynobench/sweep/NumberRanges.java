package dynobench.sweep;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

/// Lists of numbers in the form that people and schedulers use: `1-3,7`.
final class NumberRanges {
  private static final int MOST_SHOWN = 12;

  private record Stretch(int first, int last) {
    @Override
    public String toString() {
      return first == last ? Integer.toString(first) : first + "-" + last;
    }
  }

  private NumberRanges() {}

  /// Returns all numbers as ranges in ascending order, each number once.
  static String text(Collection<Integer> numbers) {
    return String.join(",", stretches(numbers).stream().map(Stretch::toString).toList());
  }

  /// Returns the ranges for a sentence. After the first twelve ranges, `…` stands for the rest.
  static String format(Collection<Integer> numbers) {
    List<Stretch> all = stretches(numbers);
    String some = String.join(", ", all.stream().limit(MOST_SHOWN).map(Stretch::toString).toList());
    return all.size() > MOST_SHOWN ? some + ", …" : some;
  }

  private static List<Stretch> stretches(Collection<Integer> numbers) {
    var all = new ArrayList<Stretch>();
    for (int number : new TreeSet<>(numbers)) {
      boolean follows = !all.isEmpty() && all.getLast().last() == number - 1;
      all.add(new Stretch(follows ? all.removeLast().first() : number, number));
    }
    return all;
  }
}
