package dynobench.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ChangePointsTest {
  private static List<Double> noise(int count, SplittableRandom random) {
    var values = new ArrayList<Double>();
    for (int i = 0; i < count; i++) {
      values.add(random.nextGaussian(0, 0.03));
    }
    return values;
  }

  private static List<Double> stepped(List<Double> values, int from, double step) {
    var stepped = new ArrayList<>(values);
    for (int i = from; i < stepped.size(); i++) {
      stepped.set(i, stepped.get(i) + step);
    }
    return stepped;
  }

  private static List<Integer> places(List<Double> values) {
    return ChangePoints.of(values).changes().stream().map(ChangePoints.Change::from).toList();
  }

  @Test
  void findsAStep() {
    List<Double> history = stepped(noise(60, new SplittableRandom(1)), 40, Math.log(1.1));

    assertThat(places(history)).singleElement().satisfies(it -> assertThat(it).isBetween(38, 42));
  }

  @Test
  void findsSeveralStepsInBothDirections() {
    List<Double> history = stepped(noise(90, new SplittableRandom(2)), 30, 0.2);

    assertThat(places(stepped(history, 60, -0.3))).containsExactly(30, 60);
  }

  @Test
  void findsNothingInNoise() {
    var random = new SplittableRandom(3);
    int found = 0;
    for (int i = 0; i < 20; i++) {
      found += places(noise(100, random)).size();
    }

    assertThat(found).isLessThanOrEqualTo(1);
  }

  @Test
  void anOutlierIsNoChange() {
    List<Double> history = noise(40, new SplittableRandom(4));
    history.set(20, 0.5);

    assertThat(places(history)).isEmpty();
  }

  @Test
  void needsThreeValuesOnEachSide() {
    assertThat(places(List.of())).isEmpty();
    assertThat(places(List.of(0.0, 0.0, 1.0, 1.0, 1.0))).isEmpty();
    assertThat(places(List.of(1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0))).isEmpty();
  }
}
