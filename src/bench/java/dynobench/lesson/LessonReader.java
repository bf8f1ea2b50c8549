package dynobench.lesson;

import dynobench.files.IoErrorText;
import dynobench.plan.Plan;
import dynobench.planfile.PlanFile;
import dynobench.planfile.Presets;
import dynobench.text.NearestName;
import dynobench.toml.Problems;
import dynobench.toml.TomlDocument;
import dynobench.toml.TomlSection;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads a lesson's folder. Reports every problem with file, line and key.
final class LessonReader {
  /// Name of the lesson's description.
  static final String FILE = "lesson.toml";

  private static final int FORMAT = 1;
  private static final int FEWEST_ANSWERS = 2;
  private static final int MOST_ANSWERS = 3;
  private static final int USUAL_MINUTES = 5;
  private static final int MOST_MINUTES = 180;
  private static final String ANSWERS = "answers";
  private static final String PLAN = "plan";
  private static final String PRESET = "preset";
  private static final String RECORD = "record";
  private static final String WHY = "why.md";
  private static final String HOME = "home.md";
  private static final String DRAWING = "why.svg";
  private static final String USUAL_CHART = "chart.phase.1";

  /// A file name in the lesson's folder, or in that of another lesson, such as
  /// `../commit/events.jsonl.gz`.
  private static final String FILE_NAME =
      "(\\.\\./[a-z0-9][a-z0-9._-]*/)?[A-Za-z0-9][A-Za-z0-9._-]*";

  private final String id;
  private final boolean own;
  private final LessonFiles files;
  private final Workloads workloads;
  private final Problems problems;

  LessonReader(String id, boolean own, LessonFiles files, Workloads workloads, Problems problems) {
    this.id = id;
    this.own = own;
    this.files = files;
    this.workloads = workloads;
    this.problems = problems;
  }

  /// Reads the lesson; empty if there were problems.
  Optional<Lesson> read() {
    int before = problems.list().size();
    Optional<Lesson> lesson =
        text(FILE)
            .flatMap(it -> TomlDocument.read(files.place(FILE), it, List.of(), problems))
            .flatMap(this::lesson);
    return problems.list().size() == before ? lesson : Optional.empty();
  }

  private Optional<Lesson> lesson(TomlSection root) {
    if (root.number("format", FORMAT, 1, Long.MAX_VALUE) > FORMAT) {
      root.problem("format", "this lesson is from a newer Dynobench: update Dynobench");
      return Optional.empty();
    }
    String title = root.text("title");
    int minutes = root.count("minutes", USUAL_MINUTES, 1, MOST_MINUTES);
    String variable = root.text("variable");
    String question = root.text("question");
    String chart = root.text("chart", USUAL_CHART);
    List<LessonAnswer> answers = answers(root);
    Optional<RecordedRun> record = record(root);
    Optional<Plan> plan = plan(root);
    Optional<FigureReader> figures = plan.flatMap(this::figures);
    Optional<LessonFigure> figure = figure(root, figures);
    List<LessonFigure> beside = furtherFigures(root, figures);
    Lesson.Pages pages = pages();
    root.finish();
    return plan.isEmpty() || figure.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Lesson(
                id,
                title,
                minutes,
                variable,
                question,
                answers,
                figure.get(),
                beside,
                plan.get(),
                chart,
                pages,
                record,
                own));
  }

  private List<LessonAnswer> answers(TomlSection root) {
    List<Object> elements = root.elements(ANSWERS);
    List<LessonAnswer> answers = new ArrayList<>();
    for (Object each : elements) {
      if (each instanceof TomlSection section) {
        answer(section).ifPresent(answers::add);
      } else {
        root.problem(ANSWERS, "contains \"%s\", which is not a table [[answers]]".formatted(each));
      }
    }
    if (elements.size() < FEWEST_ANSWERS || elements.size() > MOST_ANSWERS) {
      root.problem(
          ANSWERS,
          "there are %d answers: write two or three, each as a table [[answers]]"
              .formatted(elements.size()));
    }
    List<Integer> both =
        AnswerCondition.inEachOthersWay(answers.stream().map(LessonAnswer::condition).toList());
    if (!both.isEmpty()) {
      root.problem(
          ANSWERS,
          "\"%s\" and \"%s\" can both be true: choose conditions that exclude each other"
              .formatted(answers.get(both.getFirst()).text(), answers.get(both.getLast()).text()));
    }
    return answers;
  }

  private static Optional<LessonAnswer> answer(TomlSection section) {
    String text = section.text("text");
    String holds = section.text("holds");
    section.finish();
    return holds.isEmpty()
        ? Optional.empty() // already reported
        : section
            .attempt("holds", () -> AnswerCondition.parse(holds))
            .map(condition -> new LessonAnswer(text, condition));
  }

  private Optional<RecordedRun> record(TomlSection root) {
    if (!root.has(RECORD)) {
      return Optional.empty();
    }
    String name = root.text(RECORD);
    if (!name.matches(FILE_NAME)) {
      root.problem(RECORD, "must name a file in the same folder, not \"%s\"".formatted(name));
      return Optional.empty();
    }
    if (!files.has(name)) {
      root.problem(RECORD, "there is no file %s".formatted(files.place(name)));
      return Optional.empty();
    }
    return Optional.of(new RecordedRun(files, name));
  }

  private Optional<Plan> plan(TomlSection root) {
    boolean preset = root.has(PRESET);
    if (preset == root.has(PLAN)) {
      root.problem(PLAN, "name either a plan file or a preset, not both");
      return Optional.empty();
    }
    String name = root.text(preset ? PRESET : PLAN);
    if (preset) {
      Optional<String> text = Presets.text(name);
      if (text.isEmpty()) {
        root.problem(
            PRESET,
            "there is no preset \"%s\"%s"
                .formatted(name, NearestName.suggestion(name, Presets.NAMES)));
      }
      return text.flatMap(it -> plan(root, PRESET, name, it));
    }
    if (!name.matches(FILE_NAME) || !files.has(name)) {
      root.problem(PLAN, "there is no file %s".formatted(files.place(name)));
      return Optional.empty();
    }
    return text(name).flatMap(it -> plan(root, PLAN, files.place(name), it));
  }

  private Optional<Plan> plan(TomlSection root, String key, String source, String text) {
    Optional<Plan> plan = PlanFile.read(source, text, List.of(), workloads, problems);
    if (plan.flatMap(Plan::duel).isPresent()) {
      root.problem(
          key,
          "is a duel, which ends when it is decided: a lesson's plan needs a fixed number of"
              + " repetitions");
      return Optional.empty();
    }
    return plan;
  }

  private Optional<FigureReader> figures(Plan plan) {
    return workloads.named(plan.workload()).map(it -> new FigureReader(plan, it));
  }

  private static Optional<LessonFigure> figure(TomlSection root, Optional<FigureReader> figures) {
    Optional<TomlSection> table = root.section("figure");
    if (table.isEmpty() && !root.has("figure")) {
      root.problem("figure", "is missing: a table [figure] with the deciding figure was expected");
    }
    return table.flatMap(it -> figures.flatMap(reader -> reader.read(it)));
  }

  private static List<LessonFigure> furtherFigures(
      TomlSection root, Optional<FigureReader> figures) {
    List<LessonFigure> beside = new ArrayList<>();
    for (Object each : root.elements("beside")) {
      if (each instanceof TomlSection section) {
        figures.flatMap(reader -> reader.read(section)).ifPresent(beside::add);
      } else {
        root.problem("beside", "contains \"%s\", which is not a table [[beside]]".formatted(each));
      }
    }
    return beside;
  }

  private Lesson.Pages pages() {
    LessonDrawing drawing =
        files.has(DRAWING)
            ? text(DRAWING)
                .flatMap(it -> DrawingReader.read(files.place(DRAWING), it, problems))
                .orElse(LessonDrawing.EMPTY)
            : LessonDrawing.EMPTY;
    return new Lesson.Pages(page(WHY), page(HOME), drawing);
  }

  private String page(String name) {
    Optional<String> page = text(name);
    page.ifPresent(it -> PageCheck.check(files.place(name), it, problems));
    return page.orElse("");
  }

  private Optional<String> text(String name) {
    try {
      return Optional.of(files.text(name));
    } catch (IOException e) {
      problems.add(files.place(name), "", "cannot be read: " + IoErrorText.of(e));
      return Optional.empty();
    }
  }
}
