package dynobench.recorder;

import java.sql.SQLException;

/// Answer of a driver to a question that only the recorder asks. A failure must not reach the
/// application.
final class DriverAnswer {
  private DriverAnswer() {}

  /// A call of a driver.
  @FunctionalInterface
  interface Question<T> {
    T ask() throws SQLException;
  }

  /// Returns the driver's answer, or another one if the driver fails or answers null.
  static <T> T of(Question<T> question, T otherwise) {
    try {
      T answer = question.ask();
      return answer == null ? otherwise : answer;
    } catch (SQLException | RuntimeException e) {
      return otherwise;
    }
  }
}
