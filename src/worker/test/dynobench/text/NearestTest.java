package dynobench.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestTest {
  private static final List<String> NAMES = List.of("cached", "memory", "cached-shutdown");

  @Test
  void isTheNameWithTheFewestEdits() {
    assertThat(Nearest.to("cachd", NAMES)).contains("cached");
    assertThat(Nearest.to("cached-shutdwon", NAMES)).contains("cached-shutdown");
  }

  @Test
  void isNoneWhenNothingIsNear() {
    assertThat(Nearest.to("text", NAMES)).isEmpty();
    assertThat(Nearest.to("*", List.of("h2"))).isEmpty();
  }

  @Test
  void isTheFirstByNameAmongEquals() {
    assertThat(Nearest.to("bd", List.of("cd", "ad"))).contains("ad");
  }

  @Test
  void endsAMessageWithAQuestion() {
    assertThat(Nearest.question("memry", NAMES)).isEqualTo("; did you mean \"memory\"?");
    assertThat(Nearest.question("text", NAMES)).isEmpty();
  }
}
