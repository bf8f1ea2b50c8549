package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Thorough;
import dynobench.ui.plandraft.DraftField;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Typical tasks of users in the real window, from its first start to the answer. Each task has a
/// largest number of actions, see [CountedUser]. The runs are real, but have fewer rows than users
/// would choose.
@Thorough
class TasksInWindowTest {
  private static final int WHICH_ENGINE = 6;
  private static final int LESSON_WITHOUT_VOTES = 4;
  private static final int THREE_VERSIONS = 10;
  private static final int ARTICLE_AND_REPORT = 6;
  private static final int OWN_WORKLOAD = 8;
  private static final int POWER_CUT = 3;

  @TempDir private Path folder;

  private TestWindow open() throws Exception {
    var window = TestWindow.open(folder);
    window.await(() -> window.wiring().draft().catalog().get().isPresent());
    return window;
  }

  /// Changes the plan. This is not an action of the user: it only shortens the test.
  private static void shorten(TestWindow window, Map<DraftField, String> texts) throws Exception {
    Toolkit.on(() -> {
      texts.forEach((field, text) -> window.wiring().draft().field(field).set(text));
      return window;
    });
    awaitRunnable(window);
  }

  private static void awaitRunnable(TestWindow window) throws Exception {
    window.await(() -> window.wiring().draft().checked().get().isPresent());
  }

  private static void awaitEndOfRun(TestWindow window) throws Exception {
    window.await(() ->
        !window.wiring().live().running().get()
            && !window.wiring().display().result().trials().isEmpty());
  }

  /// Leaves only the figure that is measured fastest.
  private static void onlyOpening(TestWindow window) throws Exception {
    Toolkit.on(() -> {
      for (Node each : window.scene().getRoot().lookupAll(".advice-figures .check-box")) {
        ((CheckBox) each).setSelected("opening".equals(each.getId()));
      }
      return window;
    });
  }

  private static String advice(TestWindow window) throws Exception {
    return Toolkit.on(
        () -> window.scene().lookup(".advice .headline") instanceof Label it ? it.getText() : "");
  }

  private static String headline(TestWindow window) throws Exception {
    return Toolkit.on(
        () -> window.scene().lookup(".result .headline") instanceof Label it ? it.getText() : "");
  }

  @Test
  void aDeveloperKnowsWhichEngineSurvivesAPowerCut() throws Exception {
    try (var window = open()) {
      var user = new CountedUser(window);

      user.click("Which engine suits me?");
      user.type("#rows", "300");
      user.type("#minutes", "1");
      onlyOpening(window);
      user.click("Measure");

      window.await(() -> !advice(window).isBlank());
      assertThat(advice(window)).containsPattern("SQLite|Derby|HSQLDB|JE");
      assertThat(user.actions()).isLessThanOrEqualTo(WHICH_ENGINE);
    }
  }

  @Test
  void aLecturerPresentsALessonOnDurability() throws Exception {
    try (var window = open()) {
      var user = new CountedUser(window);

      user.click("Choose a lesson");
      user.click("Lesson 4, What does durability cost, and what does it buy?: not started");
      user.press(KeyCode.DIGIT1);
      user.press(KeyCode.DIGIT2);
      int votes = 2;
      user.press(KeyCode.P);
      user.press(KeyCode.F11);

      window.await(() -> window.scene().getRoot().lookup(".presented .crash") != null);
      assertThat(user.actions() - votes).isLessThanOrEqualTo(LESSON_WITHOUT_VOTES);
    }
  }

  @Test
  void aMaintainerHasThreeVersionsRankedWithPictureAndCsv() throws Exception {
    versions("2.8-a", "2.8-b");
    Path csv = folder.resolve("versions.csv");
    try (var window = open()) {
      var user = new CountedUser(window);

      user.pressWithControl(KeyCode.N);
      user.type("#filter", "hsqldb cached-flush");
      user.tick("HSQLDB", "cached, WRITE DELAY FALSE");
      user.tick("2.8-b", "cached, WRITE DELAY FALSE");
      user.tick("2.8-a", "cached, WRITE DELAY FALSE");
      shorten(window, Map.of(DraftField.FROM, "200", DraftField.COUNT, "1"));
      user.press(KeyCode.F5);
      awaitEndOfRun(window);
      window.await(() -> !headline(window).isBlank()); // the view Result comes to the front
      assertThat(window.scene().getRoot().lookupAll(".ranking-name"))
          .hasSizeGreaterThanOrEqualTo(3);
      user.pressWithControl(KeyCode.DIGIT3);
      user.pressWithControl(KeyCode.C);
      window.await(() -> Clipboard.getSystemClipboard().hasImage());
      user.accept(csv);
      user.pressWithControl(KeyCode.E);

      window.await(() -> Files.exists(csv));
      assertThat(Files.readString(csv)).contains("2.8-a", "2.8-b", "insert");
      assertThat(user.actions()).isLessThanOrEqualTo(THREE_VERSIONS);
    }
  }

  @Test
  void aStudentRepeatsTheArticleAndReportsItBesideThePublishedFigures() throws Exception {
    Path report = folder.resolve("report.html");
    try (var window = open()) {
      var user = new CountedUser(window);

      user.click("Show the articles");
      window.await(() -> window.wiring().library().overlays().has("lawrence-2005"));
      shorten(window, Map.of(DraftField.FROM, "100", DraftField.COUNT, "2"));
      user.press(KeyCode.F5);
      awaitEndOfRun(window);
      user.accept(report);
      user.pressWithControlAndShift(KeyCode.E);

      window.await(() -> Files.exists(report));
      assertThat(Files.readString(report)).contains("lawrence-2005: Jamie Lawrence");
      assertThat(user.actions()).isLessThanOrEqualTo(ARTICLE_AND_REPORT);
    }
  }

  @Test
  void anAuthorMeasuresAnOwnWorkload() throws Exception {
    try (var window = open()) {
      var user = new CountedUser(window);

      user.name("shop");
      user.chooseFromMenu("File", "New workload");
      window.await(() -> window.wiring().draft().workload().id().get().equals("shop"));
      user.click("#drop");
      awaitRunnable(window);
      edit(window);
      window.permit(true);
      user.press(KeyCode.F5);

      awaitEndOfRun(window);
      assertThat(window.asked()).as("SQL to permit").isNotEmpty();
      int permission = 1;
      assertThat(user.actions() + permission).isLessThanOrEqualTo(OWN_WORKLOAD);
    }
  }

  /// Changes the SQL in a text editor, and returns to the window.
  private void edit(TestWindow window) throws Exception {
    Path file = folder.resolve("workloads/shop/workload.toml");
    String text = Files.readString(file);
    Files.writeString(file, text.replace("SELECT {name}, {town} FROM", "SELECT {town} FROM"));
    var before = window.wiring().draft().workload().current();
    Toolkit.on(() -> {
      window.wiring().draft().known().reload();
      return window;
    });
    window.await(() -> !before.equals(window.wiring().draft().workload().current()));
    awaitRunnable(window);
  }

  @Test
  void aLecturerPullsThePlug() throws Exception {
    try (var window = open()) {
      var user = new CountedUser(window);

      user.click("What survives a power cut?");
      user.click("#pull");

      awaitEndOfRun(window);
      window.await(() ->
          window.scene().lookup(".crash-verdict .headline") instanceof Label it
              && it.getText().contains("% of acknowledged rows"));
      assertThat(user.actions()).isLessThanOrEqualTo(POWER_CUT);
    }
  }

  /// Creates versions of the user's own engine, from the shipped jar under other names.
  private void versions(String... names) throws Exception {
    Path own = Files.createDirectories(folder.resolve("engines/hsqldb"));
    Path shipped = Path.of(System.getProperty("dynobench.home"), "engines/hsqldb");
    Path jar;
    try (var files = Files.list(shipped)) {
      jar = files.filter(it -> it.toString().endsWith(".jar")).findFirst().orElseThrow();
    }
    var text = new StringBuilder();
    for (String each : names) {
      Files.copy(jar, own.resolve(each + ".jar"), StandardCopyOption.REPLACE_EXISTING);
      text.append(
          "[versions.\"%s\"]\nreleased = \"2026-11-20\"\njars = [\"%s.jar\"]\n"
              .formatted(each, each));
    }
    Files.writeString(own.resolve("versions.toml"), text);
  }
}
