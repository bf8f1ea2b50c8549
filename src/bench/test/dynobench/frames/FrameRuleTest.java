package dynobench.frames;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FrameRuleTest {
  @ParameterizedTest
  @CsvSource({
    "org.h2.command, org.h2.command.Parser.parse, true",
    "org.h2.command.Parser, org.h2.command.Parser.parse, true",
    "org.h2.command.Parser, org.h2.command.Parser$Token.read, true",
    "org.h2.command.Parser.parse, org.h2.command.Parser.parse, true",
    "org.h2.command.Parser, org.h2.command.ParserUtil.parse, false",
    "org.h2.command.Parser*, org.h2.command.ParserUtil.parse, true",
    "org.h2.command, org.h2.commands.Parser.parse, false",
    "org.h2.Db.<init>, org.h2.Db.<init>, true"
  })
  void coversEverythingBelowItsPattern(String pattern, String frame, boolean isCovered) {
    assertThat(new FrameRule(pattern, "parsing").covers(frame)).isEqualTo(isCovered);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "*", "org..h2", "org.h2.", "org h2", "org.*.h2", "org;h2"})
  void refusesAPatternThatIsNoName(String pattern) {
    assertThatThrownBy(() -> new FrameRule(pattern, "parsing"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("must be names of packages");
  }

  @Test
  void refusesAnUnknownCategory() {
    assertThatThrownBy(() -> new FrameRule("org.h2", "magic"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("unknown category \"magic\"");
  }

  @Test
  void helpersHaveNoMeaningOfTheirOwn() {
    assertThat(new FrameRule("org.h2.util", FrameRule.HELPERS).meaning()).isEmpty();
    assertThat(new FrameRule("org.h2", "storage").meaning()).contains(TimeCategory.STORAGE);
  }
}
