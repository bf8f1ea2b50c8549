package dynobench.bisect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.bisect.Bisection.Answer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BisectionTest {
  /// Returns a step for versions of which those from a place on are slow.
  private static Bisection.Step slowFrom(int first, Set<Integer> broken, List<Integer> asked) {
    return index -> {
      asked.add(index);
      return broken.contains(index)
          ? new Answer.Skipped("broken")
          : index >= first ? new Answer.Slow() : new Answer.Fast();
    };
  }

  private static Bisection.Found found(int count, int first, Set<Integer> broken)
      throws IOException, InterruptedException {
    return new Bisection(count).search(slowFrom(first, broken, new ArrayList<>()));
  }

  @Test
  void findsEachPlace() throws IOException, InterruptedException {
    for (int count = 2; count <= 33; count++) {
      for (int first = 1; first < count; first++) {
        Bisection.Found found = found(count, first, Set.of());

        assertThat(found.fast()).isEqualTo(first - 1);
        assertThat(found.slow()).isEqualTo(first);
        assertThat(found.tested()).isLessThanOrEqualTo(new Bisection(count).mostSteps());
      }
    }
  }

  @Test
  void triesANeighbourOfAVersionThatIsSkipped() throws IOException, InterruptedException {
    Bisection.Found found = found(16, 12, Set.of(7, 8));

    assertThat(found.fast()).isEqualTo(11);
    assertThat(found.slow()).isEqualTo(12);
  }

  @Test
  void leavesSkippedVersionsBetweenTheTwoThatItFinds() throws IOException, InterruptedException {
    Bisection.Found found = found(16, 9, Set.of(8, 9, 10));

    assertThat(found.fast()).isEqualTo(7);
    assertThat(found.slow()).isEqualTo(11);
  }

  @Test
  void asksNothingTwice() throws IOException, InterruptedException {
    List<Integer> asked = new ArrayList<>();
    new Bisection(32).search(slowFrom(20, Set.of(15, 16, 17, 18), asked));

    assertThat(asked).doesNotHaveDuplicates().doesNotContain(0, 31);
  }

  @Test
  void needsTwoVersions() {
    assertThatThrownBy(() -> new Bisection(1)).isInstanceOf(IllegalArgumentException.class);
  }
}
