package dynobench.ui.lessons;

import dynobench.lesson.Lesson;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Predictions and outcomes for a spreadsheet: one line for each answer of each session.
final class LessonsCsv {
  private static final List<String> HEAD =
      List.of(
          "lesson",
          "title",
          "begun",
          "question",
          "number",
          "answer",
          "votes",
          "predicted",
          "outcome",
          "figure",
          "value",
          "low",
          "high",
          "recorded",
          "machine",
          "run",
          "seen");

  /// Significant digits of values; further digits are meaningless.
  private static final MathContext WRITTEN = new MathContext(6);

  private LessonsCsv() {}

  /// Returns the lines, the column titles first.
  ///
  /// @param lessons available lessons; for sessions of others, title, question and answer are empty
  static List<List<String>> lines(LessonSessions sessions, List<Lesson> lessons) {
    List<List<String>> lines = new ArrayList<>();
    lines.add(HEAD);
    for (LessonSession session : sessions.all()) {
      Optional<Lesson> lesson =
          lessons.stream().filter(each -> each.id().equals(session.lesson())).findFirst();
      for (int i = 0; i < session.votes().size(); i++) {
        lines.add(line(session, lesson, i));
      }
    }
    return lines;
  }

  private static List<String> line(LessonSession session, Optional<Lesson> lesson, int place) {
    List<String> line = new ArrayList<>();
    line.add(session.lesson());
    line.add(lesson.map(Lesson::title).orElse(""));
    line.add(session.begun());
    line.add(lesson.map(Lesson::question).orElse(""));
    line.add(Integer.toString(place + 1));
    line.add(
        lesson
            .filter(it -> place < it.answers().size())
            .map(it -> it.answers().get(place).text())
            .orElse(""));
    line.add(Integer.toString(session.votes().get(place)));
    line.add(session.predicted().contains(place) ? "yes" : "no");
    session
        .happened()
        .ifPresentOrElse(
            seen -> line.addAll(outcome(seen, place)),
            () -> line.addAll(List.of("not run", "", "", "", "", "", "", "", "")));
    return line;
  }

  private static List<String> outcome(LessonSession.Happened seen, int place) {
    return List.of(
        seen.answer() < 0
            ? "undecided"
            : seen.answer() == place ? "came true" : "did not come true",
        seen.figure(),
        value(seen, 0),
        value(seen, 1),
        value(seen, 2),
        seen.recorded() ? "yes" : "no",
        seen.machine(),
        seen.run(),
        seen.at());
  }

  private static String value(LessonSession.Happened seen, int place) {
    return place < seen.value().size()
        ? new BigDecimal(seen.value().get(place))
            .round(WRITTEN)
            .stripTrailingZeros()
            .toPlainString()
        : "";
  }
}
