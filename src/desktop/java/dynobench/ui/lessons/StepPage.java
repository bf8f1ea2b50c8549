package dynobench.ui.lessons;

import dynobench.lesson.Lesson;
import dynobench.lesson.LessonAnswer;
import dynobench.lesson.LessonDrawing;
import dynobench.table.NumberText;
import dynobench.ui.lessons.LessonRun.Going;
import dynobench.ui.lessons.LessonsViewModel.Open;
import dynobench.ui.widgets.PageDrawing;
import dynobench.ui.widgets.ViewTexts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// Content of a lesson's page at one of its steps.
///
/// @param showRun brings the chart of a seen run to the front
/// @param showCurrent brings the chart of the run in progress to the front
/// @param progress of the run that the lesson measures, as a sentence; empty while none is measured
record StepPage(
    LessonsViewModel model,
    ViewTexts texts,
    PageDrawing pages,
    Runnable showRun,
    Runnable showCurrent,
    String progress) {
  List<Node> nodes(Open open) {
    return switch (open.session().step()) {
      case QUESTION -> question(open.lesson());
      case VOTE -> vote(open);
      case RUN -> run(open);
      case OUTCOME -> open.session().happened().map(it -> outcome(open, it)).orElse(List.of());
      case WHY -> why(open.lesson());
      case HOME -> List.of(heading(texts.of("home")), pages.draw(open.lesson().pages().home()));
    };
  }

  private List<Node> question(Lesson lesson) {
    List<Node> nodes = new ArrayList<>();
    nodes.add(styled(texts.of("variable", lesson.variable()), "lesson-variable"));
    nodes.add(styled(lesson.question(), "lesson-question"));
    for (int i = 0; i < lesson.answers().size(); i++) {
      nodes.add(choice(i, lesson.answers().get(i).text()));
    }
    return nodes;
  }

  private static Node choice(int place, String answer) {
    var key = new Label(Integer.toString(place + 1));
    key.getStyleClass().add("lesson-key");
    key.setMinWidth(Label.USE_PREF_SIZE);
    var row = new HBox(key, styled(answer, "lesson-answer"));
    row.getStyleClass().add("lesson-vote-head");
    return row;
  }

  private List<Node> vote(Open open) {
    List<Node> nodes = new ArrayList<>();
    nodes.add(styled(open.lesson().question(), "lesson-asked"));
    nodes.addAll(votes(open, model.mayVote(open)));
    nodes.add(styled(written(open), "lesson-written"));
    return nodes;
  }

  private List<Node> votes(Open open, boolean may) {
    List<Integer> votes = open.session().votes();
    int most = votes.stream().mapToInt(Integer::intValue).max().orElse(0);
    List<Node> rows = new ArrayList<>();
    for (int i = 0; i < votes.size(); i++) {
      int place = i;
      rows.add(
          new VoteRow(
              texts,
              i,
              open.lesson().answers().get(i).text(),
              votes.get(i),
              most,
              may,
              count -> model.vote(place, count)));
    }
    return rows;
  }

  /// Returns the present prediction as text.
  private String written(Open open) {
    List<Integer> predicted = open.session().predicted();
    int all = open.session().votesInAll();
    if (predicted.isEmpty()) {
      return texts.of("written.none");
    }
    int most = open.session().votes().get(predicted.getFirst());
    String answers =
        model.predicted(open).stream().map(LessonAnswer::text).collect(Collectors.joining(" · "));
    if (predicted.size() > 1) {
      return texts.of("written.divided", answers, most);
    }
    return all == 1
        ? texts.of("written.one", answers)
        : texts.of("written.many", answers, most, NumberText.counted(all, "vote"));
  }

  private List<Node> run(Open open) {
    List<Node> nodes = new ArrayList<>();
    nodes.add(styled(written(open), "lesson-question"));
    nodes.add(styled(open.lesson().plan().description(), "lesson-text"));
    if (open.session().happened().isPresent()) {
      nodes.add(styled(texts.of("run.done"), "lesson-text"));
      return nodes;
    }
    Going going = model.run().going().get();
    if (going == Going.NOTHING) {
      nodes.add(button("run.here", model::measure, true));
      if (open.lesson().record().isPresent()) {
        nodes.add(button("run.replay", model::replay, false));
      }
    } else {
      nodes.add(styled(texts.of("going." + going.name().toLowerCase(Locale.ROOT)), "lesson-text"));
      nodes.add(styled(progress, "lesson-small"));
    }
    Optional.of(model.run().obstacle().get())
        .filter(it -> !it.isEmpty())
        .ifPresent(it -> nodes.add(styled(it, "lesson-obstacle")));
    if (model.run().isBusy()) {
      nodes.add(button("run.current", showCurrent, false));
    }
    return nodes;
  }

  private Button button(String key, Runnable action, boolean first) {
    var button = new Button(texts.of(key));
    button.getStyleClass().add("lesson-button");
    if (first) {
      button.getStyleClass().add("lesson-first");
    }
    button.setTooltip(new Tooltip(texts.of(key + ".tip")));
    button.setAccessibleText(texts.of(key));
    button.setOnAction(_ -> action.run());
    return button;
  }

  private List<Node> outcome(Open open, LessonSession.Happened seen) {
    List<Node> nodes = new ArrayList<>();
    nodes.add(styled(verdict(open, seen), "lesson-question", tone(open, seen)));
    nodes.add(
        sideBySide(
            card(texts.of("outcome.predicted"), predictedText(open)),
            card(texts.of("outcome.came"), answerText(open, seen))));
    nodes.add(styled(open.lesson().figure().label(), "lesson-variable"));
    if (!seen.figure().isEmpty()) {
      nodes.add(styled(seen.figure(), "lesson-figure"));
    }
    seen.beside().forEach(it -> nodes.add(styled(it, "lesson-text")));
    var chart = new Hyperlink(texts.of("outcome.chart"));
    chart.setTooltip(new Tooltip(texts.of("outcome.chart.tip")));
    chart.getStyleClass().add("lesson-text");
    chart.setOnAction(_ -> showRun.run());
    nodes.add(chart);
    nodes.add(styled(seen.small(), "lesson-small"));
    nodes.add(
        styled(
            texts.of(seen.recorded() ? "outcome.recorded" : "outcome.measured", seen.machine()),
            "lesson-small"));
    return nodes;
  }

  private String verdict(Open open, LessonSession.Happened seen) {
    if (seen.answer() < 0) {
      return texts.of("verdict.undecided");
    }
    if (open.session().predicted().size() > 1) {
      return texts.of("verdict.divided");
    }
    return texts.of(open.session().isRight() ? "verdict.right" : "verdict.wrong");
  }

  private static String tone(Open open, LessonSession.Happened seen) {
    return seen.answer() < 0 || open.session().predicted().size() > 1
        ? "lesson-open"
        : open.session().isRight() ? "lesson-right" : "lesson-wrong";
  }

  private String predictedText(Open open) {
    String answers =
        model.predicted(open).stream().map(LessonAnswer::text).collect(Collectors.joining("\n"));
    int all = open.session().votesInAll();
    List<Integer> predicted = open.session().predicted();
    return all <= 1 || predicted.isEmpty()
        ? answers
        : texts.of("outcome.votes", answers, open.session().votes().get(predicted.getFirst()), all);
  }

  private String answerText(Open open, LessonSession.Happened seen) {
    List<LessonAnswer> answers = open.lesson().answers();
    return seen.answer() < 0 || seen.answer() >= answers.size()
        ? texts.of("outcome.none")
        : answers.get(seen.answer()).text();
  }

  private static VBox card(String head, String text) {
    var card = new VBox(styled(head, "lesson-variable"), styled(text, "lesson-answer"));
    card.getStyleClass().add("lesson-card");
    return card;
  }

  private static GridPane sideBySide(Node one, Node other) {
    var half = new ColumnConstraints();
    half.setPercentWidth(50);
    var grid = new GridPane();
    grid.getColumnConstraints().setAll(half, half);
    grid.getStyleClass().add("lesson-cards");
    grid.addRow(0, one, other);
    return grid;
  }

  private List<Node> why(Lesson lesson) {
    List<Node> nodes = new ArrayList<>();
    nodes.add(heading(texts.of("why")));
    LessonDrawing drawing = lesson.pages().drawing();
    if (!drawing.isEmpty()) {
      nodes.add(new DrawingPane(drawing));
    }
    nodes.add(pages.draw(lesson.pages().why()));
    return nodes;
  }

  private static Label heading(String text) {
    return styled(text, "lesson-heading");
  }

  private static Label styled(String text, String... styles) {
    var label = new Label(text);
    label.getStyleClass().addAll(styles);
    label.setWrapText(true);
    label.setMinHeight(Label.USE_PREF_SIZE);
    return label;
  }
}
