package dynobench.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.toml.Problem;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests of user-defined lessons, whose problems are reported with their position.
class OwnLessonsTest {
  private static final String LESSON =
      """
      title = "Mine"
      variable = "the engine"
      question = "Which one is faster?"
      plan = "plan.toml"

      [[answers]]
      text = "The first"
      holds = "below 1"

      [[answers]]
      text = "Neither"
      holds = "not told apart"

      [[answers]]
      text = "The second"
      holds = "above 1"

      [figure]
      words = "The one against the other"
      phase = "insert"
      over = { contender = "hsqldb/mem", at = { rows = 100 } }
      under = { contender = "baseline-map/heap", at = { rows = 100 } }
      """;

  private static final String PLAN =
      """
      name = "mine"
      repetitions = 6
      rows = { sizes = [100, 200] }
      contenders = ["hsqldb/mem", "baseline-map/heap"]
      """;

  @TempDir Path folder;
  private Path mine;

  @BeforeEach
  void write() throws IOException {
    mine = Files.createDirectories(folder.resolve("mine"));
    write("lesson.toml", LESSON);
    write("plan.toml", PLAN);
    write("why.md", "Because it **is**.");
    write("home.md", "- Try.");
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(mine.resolve(name), text);
  }

  private Lessons read() {
    return new Lessons(List.of(), List.of()).and(folder, Workloads.shipped());
  }

  private List<String> problems() {
    return read().problems().stream()
        .map(Problem::toString)
        .map(it -> it.replace(mine + "/", "").replace(folder + "/", ""))
        .toList();
  }

  @Test
  void aFolderIsALesson() {
    assertThat(read().problems()).isEmpty();
    assertThat(read().named("mine"))
        .hasValueSatisfying(it -> {
          assertThat(it.isOwn()).isTrue();
          assertThat(it.record()).isEmpty();
          assertThat(it.answers()).hasSize(3);
        });
  }

  @Test
  void whereThereIsNoFolderThereAreOnlyTheProgramsOwn() {
    assertThat(new Lessons(List.of(), List.of()).and(folder.resolve("none"), Workloads.shipped()))
        .isEqualTo(new Lessons(List.of(), List.of()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "title = \"Mine\"|titel = \"Mine\"|lesson.toml:1: titel: is not a known key; did you mean"
            + " \"title\"?",
        "title = \"Mine\"||lesson.toml: title: is missing: a text in quotes was expected",
        "plan.toml|plans.toml|lesson.toml:4: plan: there is no file plans.toml",
        "plan = \"plan.toml\"|preset = \"quik\"|lesson.toml:4: preset: there is no preset \"quik\";"
            + " did you mean \"quick\"?",
        "\"below 1\"|\"under 1\"|lesson.toml:8: answers.holds: must be like",
        "\"below 1\"|\"from 2 to 1\"|lesson.toml:8: answers.holds: no value lies between 2.0 and"
            + " 1.0",
        "\"below 1\"|\"below 2\"|lesson.toml:6: answers: \"The first\" and \"Neither\" can both be"
            + " true",
        "\"insert\"|\"inzert\"|lesson.toml:20: figure.phase: \"inzert\" is not a phase of the"
            + " workload phases; did you mean \"insert\"?",
        "phase = \"insert\"||lesson.toml:21: figure.over.phase: is missing",
        "{ contender = \"hsqldb/mem\"|{ phase = \"selekt\", contender ="
            + " \"hsqldb/mem\"|lesson.toml:21: figure.over.phase: \"selekt\" is not a phase of the"
            + " workload phases; did you mean \"select\"?",
        "\"insert\"|\"insert\"\\nmetric = \"tim\"|lesson.toml:21: figure.metric: there is no figure"
            + " \"tim\"; did you mean \"time\"?",
        "hsqldb/mem|hsqldb/men|lesson.toml:21: figure.over.contender: \"hsqldb/men\" is not a"
            + " contender of the plan; did you mean \"hsqldb/mem\"?",
        "\"hsqldb/mem\", at = { rows = 100 }|\"hsqldb/mem\"|lesson.toml:21: figure.over.at: must"
            + " name a value of rows, because the plan varies it",
        "rows = 100|rows = 300|lesson.toml:21: figure.over.at: \"300\" is not a value of rows in"
            + " the plan",
        "\"hsqldb/mem\", at|\"hsqldb/mem\", rounds = [7], at|lesson.toml:21: figure.over.rounds:"
            + " contains 7, but the plan has rounds 1 to 6",
        "\"hsqldb/mem\", at|\"hsqldb/mem\", rounds = [99999999999], at|lesson.toml:21:"
            + " figure.over.rounds: contains 99999999999, but the plan has rounds 1 to 6",
        "\"hsqldb/mem\", at|\"hsqldb/mem\", first = true, at|lesson.toml:21: figure.over.first:"
            + " needs a plan with warm = \"steady\"",
      })
  void aMistakeIsToldWithFileLineAndKey(String before, String after, String told)
      throws IOException {
    String now = after == null ? "" : after.replace("\\n", "\n");
    assertThat(LESSON).contains(before);
    write("lesson.toml", LESSON.replaceFirst(Pattern.quote(before), Matcher.quoteReplacement(now)));

    assertThat(read().all()).isEmpty();
    assertThat(problems()).anySatisfy(it -> assertThat(it).startsWith(told));
  }

  @Test
  void aRecordThatIsNotThereIsToldOf() throws IOException {
    write("lesson.toml", "record = \"events.jsonl\"\n" + LESSON);

    assertThat(problems()).containsExactly("lesson.toml:1: record: there is no file events.jsonl");
  }

  @Test
  void aRecordLiesBesideTheLesson() throws IOException {
    write("lesson.toml", "record = \"../../elsewhere.jsonl\"\n" + LESSON);

    assertThat(problems())
        .containsExactly(
            "lesson.toml:1: record: must name a file in the same folder, not"
                + " \"../../elsewhere.jsonl\"");
  }

  @Test
  void oneRecordMayServeSeveralLessons() throws IOException {
    Path other = Files.createDirectories(folder.resolve("other"));
    for (String name : List.of("plan.toml", "why.md", "home.md")) {
      Files.copy(mine.resolve(name), other.resolve(name));
    }
    Files.writeString(other.resolve("lesson.toml"), "record = \"../mine/events.jsonl\"\n" + LESSON);
    write("events.jsonl", "");

    assertThat(read().problems()).isEmpty();
    assertThat(read().all()).hasSize(2);
  }

  @Test
  void answersAreTwoOrThree() throws IOException {
    write(
        "lesson.toml",
        LESSON.substring(0, LESSON.indexOf("[[answers]]"))
            + LESSON.substring(LESSON.indexOf("[figure]")));

    assertThat(problems())
        .contains(
            "lesson.toml: answers: there are 0 answers: write two or three, each as a table"
                + " [[answers]]");
  }

  @Test
  void aMistakeInThePlanIsToldInThePlan() throws IOException {
    write("plan.toml", PLAN.replace("repetitions = 6", "repetitions = 0"));

    assertThat(problems()).containsExactly("plan.toml:2: repetitions: must be at least 1, not 0");
  }

  @Test
  void aDuelIsNoPlanOfALesson() throws IOException {
    write(
        "plan.toml",
        PLAN.replace("[100, 200]", "[100]").replace("repetitions = 6", "order = \"interleaved\"")
            + "\n[duel]\n");

    assertThat(problems()).anySatisfy(it -> assertThat(it).startsWith("lesson.toml:4: plan: is a"));
  }

  @Test
  void whatIsNotDrawnIsToldWithItsLine() throws IOException {
    write("why.md", "Because\n\n![a picture](why.png)\n");
    write(
        "why.svg", "<svg viewBox='0 0 10 10'>\n<title>t</title>\n<elipse/>\n<line x1='a'/></svg>");

    assertThat(problems())
        .containsExactly(
            "why.svg:3: elipse: is not supported; supported are: line, rect, circle, path, text",
            "why.svg:4: x1: must be a number, not \"a\"",
            "why.md:3: contains Image, which is not supported: supported are headings, paragraphs,"
                + " lists, tables, code and bold");
  }

  @Test
  void aPageThatIsNestedTooDeeplyIsToldAndNothingElseIsLost() throws IOException {
    write("why.md", "- ".repeat(5_000) + "x");
    assertThat(problems()).singleElement().asString().contains("why.md", "nested too deeply");
  }

  @Test
  void aDrawingReachesForNothingElsewhere() throws IOException {
    write(
        "why.svg",
        "<!DOCTYPE svg [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>\n"
            + "<svg viewBox='0 0 9 9'><text>&x;</text></svg>");

    assertThat(problems()).singleElement().asString().startsWith("why.svg:");
  }

  @Test
  void aFolderWithoutALessonAndOneWithATakenNameAreToldOf() throws IOException {
    Files.createDirectories(folder.resolve("empty"));
    Files.createDirectories(folder.resolve("commit"));
    Files.writeString(folder.resolve("commit/lesson.toml"), LESSON);

    assertThat(problems())
        .containsExactly(
            "commit: there is a lesson \"commit\": choose another folder name",
            "empty: contains no lesson.toml: write one, or delete the folder");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void onlyFilesAreReadWhateverALessonIsMadeOf() throws Exception {
    Files.delete(mine.resolve("lesson.toml"));
    pipe(mine.resolve("lesson.toml"));

    assertThat(Lessons.shipped().and(folder, Workloads.shipped()).problems())
        .extracting(Problem::toString)
        .singleElement()
        .asString()
        .contains("it is not a file");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aRecordingThatIsADeviceOrAPipeIsNotRead() throws Exception {
    Files.createSymbolicLink(mine.resolve("endless.jsonl"), Path.of("/dev/zero"));
    pipe(mine.resolve("pipe.jsonl"));

    for (String name : List.of("endless.jsonl", "pipe.jsonl")) {
      var recording = new RecordedRun(new LessonFiles.InFolder(mine), name);
      assertThatThrownBy(() -> recording.unpack(folder.resolve("run")))
          .isInstanceOf(IOException.class)
          .hasMessageEndingWith(name + ": it is not a file");
    }
  }

  private static void pipe(Path at) throws IOException, InterruptedException {
    assertThat(new ProcessBuilder("mkfifo", at.toString()).start().waitFor()).isZero();
  }
}
