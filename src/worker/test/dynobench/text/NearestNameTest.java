package dynobench.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestNameTest {
  private static final List<String> NAMES = List.of("cached", "memory", "cached-shutdown");

  @Test
  void isTheNameWithTheFewestEdits() {
    assertThat(NearestName.to("cachd", NAMES)).contains("cached");
    assertThat(NearestName.to("cached-shutdwon", NAMES)).contains("cached-shutdown");
  }

  @Test
  void isNoneWhenNothingIsNear() {
    assertThat(NearestName.to("text", NAMES)).isEmpty();
    assertThat(NearestName.to("*", List.of("h2"))).isEmpty();
  }

  @Test
  void isTheFirstByNameAmongEquals() {
    assertThat(NearestName.to("bd", List.of("cd", "ad"))).contains("ad");
  }

  @Test
  void endsAMessageWithAQuestion() {
    assertThat(NearestName.suggestion("memry", NAMES)).isEqualTo("; did you mean \"memory\"?");
    assertThat(NearestName.suggestion("text", NAMES)).isEmpty();
  }
}
