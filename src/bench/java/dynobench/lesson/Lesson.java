package dynobench.lesson;

import dynobench.plan.Plan;
import dynobench.result.RunResult;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// A lesson of some minutes about one variable: a question, answers, a run that decides, and an
/// explanation.
///
/// @param id the name of the lesson's folder
/// @param minutes duration in minutes
/// @param variable the only thing that differs
/// @param answers two or three answers
/// @param figure figure that decides which answer is right
/// @param furtherFigures further figures to show
/// @param plan plan to run on this machine
/// @param chart id of the view that shows the run
/// @param record a recorded run, if any
/// @param isOwn whether the lesson is user-defined, not shipped
public record Lesson(
    String id,
    String title,
    int minutes,
    String variable,
    String question,
    List<LessonAnswer> answers,
    LessonFigure figure,
    List<LessonFigure> furtherFigures,
    Plan plan,
    String chart,
    Pages pages,
    Optional<RecordedRun> record,
    boolean isOwn) {
  private static final String BETWEEN =
      "The figure is not precise enough: its interval covers several answers. Raise the rounds to"
          + " narrow it.";
  private static final String OUTSIDE = "The figure fulfils the condition of no answer.";

  /// Pages to read after the run.
  ///
  /// @param why explanation in Markdown
  /// @param home ideas to try at home, in Markdown
  /// @param drawing drawing for the explanation
  public record Pages(String why, String home, LessonDrawing drawing) {}

  public Lesson {
    answers = List.copyOf(answers);
    furtherFigures = List.copyOf(furtherFigures);
  }

  /// Returns which answer is right according to a run of the lesson's plan.
  public LessonOutcome outcome(RunResult run) {
    FigureValue reading = new FigureEvaluator(run).read(figure);
    return switch (reading) {
      case FigureValue.Unsure unsure -> new LessonOutcome.Undecided(unsure.why(), unsure);
      case FigureValue.Sure sure ->
          IntStream.range(0, answers.size())
              .filter(place -> answers.get(place).condition().holds(sure))
              .<LessonOutcome>mapToObj(place -> new LessonOutcome.CameTrue(place, sure))
              .findFirst()
              .orElseGet(() -> new LessonOutcome.Undecided(isNear(sure) ? BETWEEN : OUTSIDE, sure));
    };
  }

  private boolean isNear(FigureValue.Sure figure) {
    return answers.stream().anyMatch(each -> each.condition().isMetBy(figure));
  }

  /// Returns the values of the further figures, in order.
  public List<FigureValue> furtherFigures(RunResult run) {
    var inquiry = new FigureEvaluator(run);
    return furtherFigures.stream().map(inquiry::read).toList();
  }
}
