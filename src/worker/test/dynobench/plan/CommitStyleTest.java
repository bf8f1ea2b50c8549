package dynobench.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CommitStyleTest {
  @ParameterizedTest
  @ValueSource(strings = {"autocommit", "one transaction", "every 100", "batch 1", "values 1000"})
  void readsBackWhatItWrites(String text) {
    assertThat(CommitStyle.parse(text).text()).isEqualTo(text);
    assertThat(CommitStyle.parse(" " + text.replace(' ', '-')).text()).isEqualTo(text);
  }

  @Test
  void aStatementOfSeveralRowsIsOneCommit() {
    assertThat(CommitStyle.parse("values 100")).isEqualTo(new CommitStyle.Values(100));
    assertThat(CommitStyle.parse("values 100").rowsPerCommit()).isEqualTo(100);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          values 0    | the rows of commit "values N" must be at least 1, not 0
          values 1001 | the rows of commit "values N" must be at most 1,000, not 1,001
          values      | commit must be "autocommit", "one transaction", "every N", "batch N" or "values N", not "values"
          """)
  void saysWhatIsWrong(String text, String message) {
    assertThatThrownBy(() -> CommitStyle.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }
}
