package dynobench.profiling;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BlockingCallTest {
  @ParameterizedTest
  @CsvSource({
    "74, amd64, FLUSH",
    "75, amd64, FLUSH",
    "82, aarch64, FLUSH",
    "0, amd64, FILE",
    "63, aarch64, FILE",
    "202, amd64, LOCK",
    "98, aarch64, LOCK",
    "45, amd64, NETWORK",
    "-1, amd64, PAGE",
    "9999, amd64, UNKNOWN",
    "74, riscv64, UNKNOWN"
  })
  void aNumberHasItsKindOnItsProcessor(int number, String architecture, BlockingCall kind) {
    assertThat(BlockingCall.of(number, architecture)).isEqualTo(kind);
  }

  @Test
  void everyKindIsFoundByItsId() {
    for (BlockingCall each : BlockingCall.values()) {
      assertThat(BlockingCall.named(each.id())).contains(each);
    }
    assertThat(BlockingCall.named("dance")).isEmpty();
  }
}
