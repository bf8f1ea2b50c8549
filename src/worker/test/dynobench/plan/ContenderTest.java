package dynobench.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ContenderTest {
  private static Contender of(String use) {
    return Contender.parse(use, new CommitStyle.Autocommit());
  }

  @ParameterizedTest
  @CsvSource({
    "hsqldb/cached, hsqldb, false",
    "hsqldb@1.8.0.7/cached, hsqldb, false",
    "derby@10.5.3.0_1/disk, derby, false",
    "hsqldb@*/cached, hsqldb, true"
  })
  void namesAnEngineAVersionOfItOrAll(String use, String family, boolean all) {
    assertThat(of(use).use()).isEqualTo(use);
    assertThat(of(use).family()).isEqualTo(family);
    assertThat(of(use).isEveryVersion()).isEqualTo(all);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"@1/x", "hsqldb@/x", "hsqldb@1@2/x", "hsqldb@1@*/x", "@*/x", "*/x", "a@1.*/x"})
  void namesNothingElse(String use) {
    assertThatThrownBy(() -> of(use))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("an engine's id must be lower-case letters");
  }
}
