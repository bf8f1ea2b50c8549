package dynobench.recorder.format;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ResultDigestTest {
  private final ResultDigest digest = new ResultDigest();

  private static ResultDigest of(Object[]... rows) {
    var digest = new ResultDigest();
    for (Object[] row : rows) {
      for (Object each : row) {
        digest.add(ValueHash.of(each));
      }
      digest.endRow();
    }
    return digest;
  }

  private static Object[] row(Object... values) {
    return values;
  }

  @Test
  void equalRowsHaveEqualDigests() {
    ResultDigest one = of(row(1, "a"), row(2, "b"));
    ResultDigest other = of(row(1L, "a "), row("2", "b"));

    assertThat(other.rows()).isEqualTo(2);
    assertThat(other.ordered()).isEqualTo(one.ordered());
    assertThat(other.unordered()).isEqualTo(one.unordered());
  }

  @Test
  void rowsInAnotherOrderDifferOnlyInTheOrderedDigest() {
    ResultDigest one = of(row(1), row(2), row(3));
    ResultDigest other = of(row(3), row(1), row(2));

    assertThat(other.ordered()).isNotEqualTo(one.ordered());
    assertThat(other.unordered()).isEqualTo(one.unordered());
  }

  @Test
  void theOrderOfColumnsCounts() {
    assertThat(of(row(1, 2)).unordered()).isNotEqualTo(of(row(2, 1)).unordered());
  }

  @Test
  void theBoundsOfRowsCount() {
    assertThat(of(row(1, 2)).ordered()).isNotEqualTo(of(row(1), row(2)).ordered());
    assertThat(of(row(1), row(2, 3)).unordered()).isNotEqualTo(of(row(1, 2), row(3)).unordered());
  }

  @Test
  void equalRowsDoNotCancelEachOther() {
    assertThat(of(row(1), row(1)).unordered()).isNotEqualTo(of(row(2), row(2)).unordered());
    assertThat(of(row(1), row(1)).unordered()).isNotZero();
    assertThat(of(row(0), row(0)).ordered()).isNotEqualTo(of(row(0)).ordered());
  }

  @Test
  void rowsWithoutReadingsCount() {
    digest.endRow();
    digest.endRow();

    assertThat(digest.rows()).isEqualTo(2);
    assertThat(digest.ordered()).isZero();
    assertThat(digest.unordered()).isNotZero();
  }

  @Test
  void aClearedDigestIsNew() {
    digest.add(5);
    digest.endRow();
    digest.add(6);
    digest.clear();
    digest.add(ValueHash.of(1L));
    digest.endRow();

    assertThat(digest.ordered()).isEqualTo(of(row(1)).ordered());
    assertThat(digest.rows()).isOne();
  }

  /// These numbers are part of the format.
  @Test
  void digestsNeverChange() {
    ResultDigest golden = of(row(1, "one", 1.5), row(2, "two", 2.5));

    assertThat(Long.toHexString(golden.ordered())).isEqualTo("e8259f0a71f3e1db");
    assertThat(Long.toHexString(golden.unordered())).isEqualTo("a519d4d704d6712c");
  }
}
