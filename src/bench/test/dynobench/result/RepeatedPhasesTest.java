package dynobench.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.event.RunEvent.PhaseFinished;
import dynobench.event.RunEvent.PhaseRepeated;
import dynobench.measure.MemoryUse;
import dynobench.measure.PhaseTiming;
import dynobench.measure.ResourceUsage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RepeatedPhasesTest {
  private static final long MOST = 1_000_000_000_000_000L;

  private final Random random = new Random(1);
  private final List<PhaseFinished> first = List.of(phase("load"), phase("look_up"));

  private long number() {
    return random.nextLong(MOST) >>> random.nextInt(50);
  }

  private OptionalLong maybe() {
    return random.nextBoolean() ? OptionalLong.of(number()) : OptionalLong.empty();
  }

  private PhaseFinished phase(String name) {
    var usage =
        new ResourceUsage(
            maybe(),
            number(),
            number(),
            maybe(),
            number(),
            maybe(),
            number(),
            random.nextBoolean() ? OptionalLong.of(-number()) : maybe(),
            maybe(),
            maybe(),
            random.nextBoolean()
                ? Optional.of(new MemoryUse(number(), maybe(), maybe(), maybe()))
                : Optional.empty());
    return new PhaseFinished(
        number(), 7, name, number(), new PhaseTiming(number(), number(), number()), usage);
  }

  private List<PhaseRepeated> repeated(int last) {
    var all = new ArrayList<PhaseRepeated>();
    for (int iteration = 2; iteration <= last; iteration++) {
      for (PhaseFinished like : first) {
        all.add(new PhaseRepeated(iteration, phase(like.phase())));
      }
    }
    return all;
  }

  @Test
  void packsWholeIterationsAndGivesThemBackToTheLastDigit() {
    List<PhaseRepeated> told = repeated(100);
    RepeatedPhases packed = RepeatedPhases.packed(first, told);
    assertThat(packed).isInstanceOf(RepeatedPhases.Packed.class);
    assertThat(packed.list(first)).isEqualTo(told);
  }

  @Test
  void leavesWhatHasAnotherShapeAsItIs() {
    List<PhaseRepeated> whole = repeated(5);
    var swapped = new ArrayList<>(whole);
    swapped.set(2, whole.get(3));
    var late = new ArrayList<>(whole);
    late.set(7, new PhaseRepeated(9, whole.get(7).phase()));
    for (List<PhaseRepeated> told :
        List.of(
            List.<PhaseRepeated>of(), whole.subList(1, 8), whole.subList(0, 5), swapped, late)) {
      assertThat(RepeatedPhases.packed(first, told)).isEqualTo(new RepeatedPhases.Told(told));
    }
    assertThat(RepeatedPhases.packed(List.of(), whole)).isEqualTo(new RepeatedPhases.Told(whole));
  }

  @Test
  void refusesWhatEndsTooEarly() {
    assertThatThrownBy(() -> new RepeatedPhases.Packed(3, "AAAA").list(first))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("too early");
  }
}
