package dynobench.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;

class SqlWordsTest {
  private static SQLException chained(String... messages) {
    var first = new SQLException(messages[0]);
    for (int i = 1; i < messages.length; i++) {
      first.setNextException(new SQLException(messages[i]));
    }
    return first;
  }

  @Test
  void areThoseOfTheWholeChain() {
    SQLException failure =
        chained("Failed to start, see the next exception.", "It is in use", "Code 5");

    assertThat(SqlWords.of(failure))
        .isEqualTo(
            "Failed to start, see the next exception.; next exception: It is in use; next"
                + " exception: Code 5");
  }

  @Test
  void sayNothingTwice() {
    assertThat(SqlWords.of(chained("It is in use by another", "It is in use")))
        .isEqualTo("It is in use by another");
  }

  @Test
  void areFoundBelowOtherExceptions() {
    assertThat(SqlWords.of(new IOException("Not opened", chained("See next", "In use"))))
        .isEqualTo("Not opened; next exception: In use");
  }

  @Test
  void mayBeNoneAndGoInCircles() {
    assertThat(SqlWords.of(new SQLException())).isEmpty();

    SQLException circle = chained("a");
    circle.getNextException();
    var other = new SQLException("b");
    circle.setNextException(other);
    other.setNextException(circle);
    assertThat(SqlWords.of(circle)).isEqualTo("a; next exception: b");
  }
}
