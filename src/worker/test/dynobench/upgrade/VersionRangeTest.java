package dynobench.upgrade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VersionRangeTest {
  @ParameterizedTest
  @CsvSource({
    "..2, 1.4.200, true",
    "..2, 2.0, false",
    "..2, 2.1.214, false",
    "2.., 2.1.214, true",
    "2.., 10.1, true",
    "1.4..1.4.200, 1.4.199, true",
    "1.4..1.4.200, 1.4.200, false",
    "10.5.., 10.5.3.0_1, true",
    ".., whatever, true"
  })
  void comparesVersionsByTheirNumbers(String range, String version, boolean isInside) {
    assertThat(VersionRange.parse(range).contains(version)).isEqualTo(isInside);
  }

  @ParameterizedTest
  @ValueSource(strings = {"2", "", "a..b", "1.x..2"})
  void refusesOtherTexts(String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> VersionRange.parse(text));
  }

  @Test
  void aProcedureAppliesToAPairWithinBothRanges() {
    var procedure =
        new UpgradeProcedure(
            "convert",
            VersionRange.parse("..2"),
            VersionRange.parse("2.."),
            UpgradeProcedure.Work.NONE,
            true,
            "",
            UpgradeProcedure.Work.NONE,
            false);

    assertThat(procedure.applies("1.4.200", "2.3.232")).isTrue();
    assertThat(procedure.applies("2.1.214", "2.3.232")).isFalse();
    assertThat(procedure.applies("1.4.200", "1.3.176")).isFalse();
  }
}
