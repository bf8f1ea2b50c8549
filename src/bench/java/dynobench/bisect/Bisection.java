package dynobench.bisect;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/// Binary search for the first slow one of several versions, which are ordered from old to new. The
/// first is fast and the last is slow.
///
/// @param count number of versions, both ends included
public record Bisection(int count) {
  /// Result of a step.
  public sealed interface Answer {
    /// The version is as fast as the first one.
    record Fast() implements Answer {}

    /// The version is as slow as the last one.
    record Slow() implements Answer {}

    /// The version cannot be tested, or is neither: a neighbour is tried instead.
    record Skipped(String reason) implements Answer {}
  }

  /// Compares a version with both ends.
  @FunctionalInterface
  public interface Step {
    /// @param index place of the version, from 0
    Answer of(int index) throws IOException, InterruptedException;
  }

  /// Result of a search.
  ///
  /// @param fast place of the last fast version
  /// @param slow place of the first slow version. Versions between the two were skipped.
  /// @param tested number of steps
  public record Found(int fast, int slow, int tested) {}

  public Bisection {
    if (count < 2) {
      throw new IllegalArgumentException("a search needs two versions or more, not " + count);
    }
  }

  /// Returns the largest number of steps of a search that skips nothing.
  public int mostSteps() {
    return Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(count - 2));
  }

  /// Searches for the first slow version.
  public Found search(Step step) throws IOException, InterruptedException {
    int fast = 0;
    int slow = count - 1;
    int tested = 0;
    var skipped = new TreeSet<Integer>();
    Optional<Integer> next = next(fast, slow, skipped);
    while (next.isPresent()) {
      int index = next.get();
      switch (step.of(index)) {
        case Answer.Fast _ -> fast = index;
        case Answer.Slow _ -> slow = index;
        case Answer.Skipped _ -> skipped.add(index);
      }
      tested++;
      next = next(fast, slow, skipped);
    }
    return new Found(fast, slow, tested);
  }

  /// Returns the version nearest the middle that was not skipped; empty if none is left.
  private static Optional<Integer> next(int fast, int slow, TreeSet<Integer> skipped) {
    double middle = (fast + slow) / 2.0;
    List<Integer> open = new ArrayList<>();
    for (int i = fast + 1; i < slow; i++) {
      if (!skipped.contains(i)) {
        open.add(i);
      }
    }
    return open.stream().min((a, b) -> Double.compare(Math.abs(a - middle), Math.abs(b - middle)));
  }
}
