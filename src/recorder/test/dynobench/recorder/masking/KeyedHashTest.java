package dynobench.recorder.masking;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class KeyedHashTest {
  private static final long KEY_0 = 0x0706050403020100L;
  private static final long KEY_1 = 0x0f0e0d0c0b0a0908L;

  /// Published vectors of SipHash-2-4 (Aumasson and Bernstein), for 0, 8 and 16 bytes.
  @Test
  void hashesAreTheOnesOfSipHash() {
    assertThat(new KeyedHash(KEY_0, KEY_1).end()).isEqualTo(0x726fdb47dd0e0e31L);
    assertThat(new KeyedHash(KEY_0, KEY_1).add(KEY_0).end()).isEqualTo(0x93f5f5799a932462L);
    assertThat(new KeyedHash(KEY_0, KEY_1).add(KEY_0).add(KEY_1).end())
        .isEqualTo(0x3f2acc7f57c29bdbL);
  }

  @Test
  void anotherKeyGivesAnotherHash() {
    assertThat(KeyedHash.random().end()).isNotEqualTo(KeyedHash.random().end());
  }

  @Test
  void aCopyGoesOnByItself() {
    var hash = new KeyedHash(1, 2);
    assertThat(hash.with(5)).isEqualTo(hash.with(5)).isEqualTo(hash.add(5).end());
  }
}
