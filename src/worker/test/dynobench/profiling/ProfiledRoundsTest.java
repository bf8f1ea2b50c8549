package dynobench.profiling;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ProfiledRoundsTest {
  @Test
  void theWantedNumberOfRoundsIsProfiled() {
    for (int wanted = 1; wanted <= 100; wanted++) {
      assertThat(ProfiledRounds.profiled(ProfiledRounds.all(wanted))).isEqualTo(wanted);
    }
    assertThat(ProfiledRounds.all(8)).isEqualTo(12);
  }
}
