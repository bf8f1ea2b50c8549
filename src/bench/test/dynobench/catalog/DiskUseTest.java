package dynobench.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DiskUseTest {
  @Test
  void isWhatTheFilesTake() {
    assertThat(new DiskUse(1000, 260).bytes(10)).isEqualTo(3600);
    assertThat(DiskUse.NONE.bytes(Long.MAX_VALUE)).isZero();
  }

  @Test
  void isMoreThanAnyDiskHoldsWhereItCantBeCounted() {
    assertThat(new DiskUse(Integer.MAX_VALUE, Integer.MAX_VALUE).bytes(Long.MAX_VALUE / 4))
        .isEqualTo(1L << 62);
  }
}
