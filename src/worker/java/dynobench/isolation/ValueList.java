package dynobench.isolation;

import java.util.Arrays;
import java.util.stream.Collectors;

/// List of appended values, as a read returns it. Smaller than a list of objects: a history has
/// millions of values.
public final class ValueList {
  public static final ValueList EMPTY = new ValueList(new int[0]);

  private final int[] values;

  private ValueList(int[] values) {
    this.values = values;
  }

  public static ValueList of(int... values) {
    return values.length == 0 ? EMPTY : new ValueList(values.clone());
  }

  /// Reads numbers that are separated by commas.
  ///
  /// @throws NumberFormatException when the text is no such list
  public static ValueList parse(String text) {
    if (text.isEmpty()) {
      return EMPTY;
    }
    return new ValueList(Arrays.stream(text.split(",")).mapToInt(Integer::parseInt).toArray());
  }

  public int size() {
    return values.length;
  }

  public int get(int index) {
    return values[index];
  }

  /// Returns whether another list begins with this one.
  public boolean isPrefixOf(ValueList other) {
    return values.length <= other.values.length
        && Arrays.mismatch(values, 0, values.length, other.values, 0, values.length) < 0;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ValueList it && Arrays.equals(values, it.values);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    return Arrays.stream(values)
        .mapToObj(Integer::toString)
        .collect(Collectors.joining(" ", "[", "]"));
  }
}
