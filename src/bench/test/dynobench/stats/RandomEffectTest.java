package dynobench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RandomEffectTest {
  private static final int ROUNDS = 8;
  private static final double NOISE = 0.05;

  /// Returns machines whose ratios vary around 1.5.
  private static List<Summary> machines(Random random, int count, double between) {
    var machines = new ArrayList<Summary>();
    for (int i = 0; i < count; i++) {
      double own = Math.log(1.5) + between * random.nextGaussian();
      machines.add(
          Summary.of(
              random
                  .doubles(ROUNDS)
                  .map(_ -> Math.exp(own + NOISE * random.nextGaussian()))
                  .toArray()));
    }
    return machines;
  }

  private static RandomEffect of(List<Summary> machines) {
    return RandomEffect.of(machines).orElseThrow();
  }

  @Test
  void findsWhatMachinesHaveInCommonAndByHowMuchTheyDiffer() {
    RandomEffect found = of(machines(new Random(1), 60, 0.2));

    assertThat(found.estimate()).isCloseTo(1.5, within(0.1));
    assertThat(found.between()).isCloseTo(0.2, within(0.05));
    assertThat(found.chance()).isLessThan(0.001);
  }

  @Test
  void takesNoiseOfRoundsForNoDifferenceOfMachines() {
    var random = new Random(2);
    long wrongly = 0;
    for (int i = 0; i < 400; i++) {
      wrongly += of(machines(random, 4, 0)).chance() < 0.05 ? 1 : 0;
    }

    assertThat(wrongly).isBetween(4L, 40L);
  }

  /// The intervals hold in about 19 of 20 cases, whether the machines differ or not.
  @Test
  void coversTheTypicalMachineAndAnotherOne() {
    for (double between : new double[] {0, 0.05, 0.3}) {
      var random = new Random(3);
      int typical = 0;
      int another = 0;
      int runs = 500;
      for (int i = 0; i < runs; i++) {
        RandomEffect found = of(machines(random, 4, between));
        double next = Math.exp(Math.log(1.5) + between * random.nextGaussian());
        typical += found.interval(0.95).orElseThrow().contains(1.5) ? 1 : 0;
        another += found.another(0.95).orElseThrow().contains(next) ? 1 : 0;
      }
      assertThat(typical).as("typical at %s", between).isGreaterThan(runs * 93 / 100);
      assertThat(another).as("another at %s", between).isGreaterThan(runs * 90 / 100);
    }
  }

  @Test
  void saysOfTwoMachinesNothingInGeneral() {
    RandomEffect found = of(machines(new Random(4), 2, 0.1));

    assertThat(found.interval(0.95)).isEmpty();
    assertThat(found.another(0.95)).isEmpty();
  }

  @Test
  void needsTwoMachinesWithTwoRounds() {
    assertThat(RandomEffect.of(List.of(Summary.of(1.1, 1.2), Summary.of(1.3)))).isEmpty();
    assertThat(RandomEffect.of(List.of(Summary.of(1, 1), Summary.of(1, 1)))).isEmpty();
  }
}
