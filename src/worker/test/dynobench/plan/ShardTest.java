package dynobench.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShardTest {
  @Test
  void isReadAsItIsWritten() {
    assertThat(Shard.parse("3/16")).isEqualTo(new Shard(3, 16)).hasToString("3/16");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "3", "0/2", "3/2", "1/0", "1/10001", "a/b", "-1/2", "1/2/3"})
  void isNoneOfThose(String text) {
    assertThatThrownBy(() -> Shard.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("is not a shard");
  }
}
