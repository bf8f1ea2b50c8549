package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Thorough;
import dynobench.chart.Charts;
import dynobench.event.Outcome;
import dynobench.files.FolderTree;
import dynobench.store.RunEntry;
import dynobench.toml.Problem;
import dynobench.ui.dock.ViewId;
import dynobench.ui.problemlist.ProblemListEntry;
import dynobench.ui.shownrun.Replay;
import dynobench.ui.shownrun.RunDisplay.Overlay;
import dynobench.ui.storedruns.RunExport.Format;
import dynobench.ui.tasks.BackgroundTask;
import dynobench.ui.tasks.Notifications.Notification;
import dynobench.ui.widgets.FormField;
import dynobench.warning.Severity;
import dynobench.worker.WorkerMain;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.text.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Damaged, foreign or invalid input in the real window: the user gets a message, the window stays
/// usable, and no exception is uncaught.
@Thorough
class BadInputInWindowTest {
  private static final String LONG =
      """
      name = "long"
      repetitions = 500
      rows = { from = 1000, step = 1000, count = 2 }
      contenders = ["baseline-map/heap"]
      """;

  private static final String MISTAKES =
      """
      name = "mine"
      repetitions = 0
      warmups = "three"
      colour = 1
      commit = "sometimes"
      order = "random"
      contenders = ["nothing", "hsqldb/mem"]
      seed = 1.5
      [rows]
      from = -3
      count = 99999999999999999
      [jvm]
      gc = "g2"
      heap = "1x"
      """;

  @TempDir Path folder;

  /// Uncaught exceptions.
  private final List<Throwable> thrown = new CopyOnWriteArrayList<>();

  @BeforeEach
  void listen() throws Exception {
    Toolkit.on(() -> {
      Thread.currentThread().setUncaughtExceptionHandler((_, why) -> thrown.add(why));
      return thrown;
    });
  }

  @AfterEach
  void nothingFailedUnseen() throws Exception {
    Toolkit.on(() -> {
      Thread.currentThread().setUncaughtExceptionHandler(null);
      return thrown;
    });
    assertThat(thrown).isEmpty();
  }

  private Path runs() {
    return folder.resolve("workspace/runs");
  }

  /// Executes an action in the window and waits until all of its tasks have ended.
  ///
  /// @return the notifications that the window showed meanwhile
  private static List<String> said(TestWindow window, Runnable action) throws Exception {
    int before = window.wiring().notifications().list().size();
    Toolkit.on(() -> {
      action.run();
      return action;
    });
    idle(window);
    return Toolkit.on(() ->
        window.wiring().notifications().list().stream()
            .skip(before)
            .map(Notification::sentence)
            .toList());
  }

  private static void idle(TestWindow window) throws Exception {
    window.await(() ->
        window.wiring().background().tasks().stream()
            .noneMatch(each -> each.state().get() == BackgroundTask.State.RUNNING));
    Toolkit.settle();
  }

  private static void show(TestWindow window, ViewId... views) throws Exception {
    for (ViewId view : views) {
      Toolkit.on(() -> {
        window.dock().show(view);
        return view;
      });
      Toolkit.settle();
    }
  }

  @Test
  void damagedAndForeignRunFoldersAreShownAsFarAsTheyGo() throws Exception {
    var kinds = new DamagedRuns(runs()).make();
    try (var window = TestWindow.open(folder)) {
      var archive = window.wiring().archive();
      window.await(() -> archive.runs().get().isPresent());
      assertThat(Toolkit.on(() -> archive.runs().get().orElseThrow()))
          .extracting(RunEntry::id)
          .containsExactlyInAnyOrderElementsOf(kinds.stream().map(DamagedRuns.Kind::id).toList());

      for (DamagedRuns.Kind kind : kinds) {
        Path run = runs().resolve(kind.id());
        List<String> said = said(window, () -> archive.open(run));

        assertThat(said).as(kind.id()).hasSize(kind.said().isEmpty() ? 0 : 1);
        assertThat(String.join("", said)).contains(kind.said());
        window.await(() -> window.wiring().display().result().trials().size() == kind.trials());
        show(window, ViewId.of(Charts.SCALING), ViewId.TABLE, ViewId.ofPhases().getFirst());
        besides(window, run);
      }
      assertThat(unexplained(window)).isEmpty();
    }
  }

  /// Executes all other actions on a run.
  private void besides(TestWindow window, Path run) throws Exception {
    var wiring = window.wiring();
    Path file = folder.resolve(run.getFileName() + ".html");
    window.answer(file);
    List<String> exported = said(window, () -> quietly(() -> window.command("export.html")));
    assertThat(exported).singleElement().asString().containsAnyOf("Wrote ", "Cannot read the run ");
    said(window, () -> wiring.display().compared().setAll(runs().resolve(DamagedRuns.SOUND), run));
    said(
        window,
        () ->
            wiring
                .archive()
                .read(
                    List.of(run),
                    read -> wiring.display().overlays().add(new Overlay(read.getFirst(), false))));
    said(window, () -> wiring.archive().replay(run, System::nanoTime));
    said(window, () -> wiring.display().replay().get().ifPresent(Replay::step));
    said(window, wiring.display()::endReplay);
  }

  private interface Doing {
    void run() throws Exception;
  }

  private static void quietly(Doing doing) {
    try {
      doing.run();
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  /// Returns the stack traces of tasks that failed by a bug rather than by their input.
  private static List<String> unexplained(TestWindow window) throws Exception {
    return Toolkit.on(() ->
        window.wiring().background().tasks().stream()
            .flatMap(each -> each.failure().stream())
            .map(BackgroundTask.Failure::details)
            .filter(details ->
                !details.startsWith("dynobench.") && !details.startsWith("java.io.IOException"))
            .toList());
  }

  @Test
  void everyMistakeOfAPlanFileIsShownAtItsField() throws Exception {
    Path file = Files.writeString(folder.resolve("mistakes.toml"), MISTAKES);
    Path unknown =
        Files.writeString(
            folder.resolve("unknown.toml"),
            "name = \"u\"\ncontenders = [\"nothing/here\", \"hsqldb/sideways\"]\n");
    try (var window = TestWindow.open(folder)) {
      window.await(() -> window.wiring().draft().checked().get().isPresent());
      show(window, ViewId.PLAN);

      assertThat(said(window, () -> window.wiring().planFiles().open(file)))
          .containsExactly("Correct mistakes.toml before you run it: 11 problems");
      assertThat(atFields(window).keySet())
          .containsExactlyInAnyOrder(
              "repetitions",
              "warmups",
              "commit",
              "order",
              "contenders",
              "seed",
              "rows.from",
              "rows.count",
              "jvm.gc",
              "jvm.heap");
      assertThat(Toolkit.on(() -> window.wiring().planFiles().refusal().get()))
          .contains("mistakes.toml:4: colour: is not a known key");
      assertThat(Toolkit.on(() -> window.wiring().draft().checked().get())).isEmpty();

      assertThat(said(window, () -> window.wiring().planFiles().open(unknown))).isEmpty();
      assertThat(atFields(window).get("contenders"))
          .contains("there is no engine \"nothing\"", "1 more, listed below");
      assertThat(Toolkit.on(() -> texts(window.scene().getRoot().lookup(".plan-remarks")).toList()))
          .anyMatch(each -> each.contains("HSQLDB has no mode \"sideways\""));
    }
  }

  private static Map<String, String> atFields(TestWindow window) throws Exception {
    return Toolkit.on(() ->
        form(window)
            .filter(each -> !each.problemProperty().get().isEmpty())
            .collect(Collectors.toMap(FormField::getKey, each -> each.problemProperty().get())));
  }

  private static Stream<String> texts(Node node) {
    return switch (node) {
      case Labeled labeled -> Stream.of(labeled.getText());
      case Text text -> Stream.of(text.getText());
      case Parent parent ->
          parent.getChildrenUnmodifiable().stream().flatMap(BadInputInWindowTest::texts);
      default -> Stream.of();
    };
  }

  private static Stream<FormField> form(TestWindow window) {
    var scroll = (ScrollPane) window.scene().getRoot().lookup("#scroll");
    return ((Parent) scroll.getContent())
        .lookupAll(".form-field").stream().map(FormField.class::cast);
  }

  @Test
  void whatIsDroppedAndNoPlanLeavesThePlanAlone() throws Exception {
    byte[] deep = ("a = " + "[".repeat(100_000)).getBytes(StandardCharsets.UTF_8);
    byte[] broken =
        "name = \nrepetitions = = 3\n[[[\n".repeat(2_000).getBytes(StandardCharsets.UTF_8);
    byte[] latin = "name = \"\u00e4\"".getBytes(StandardCharsets.ISO_8859_1);
    try (var window = TestWindow.open(folder)) {
      window.await(() -> window.wiring().draft().checked().get().isPresent());
      show(window, ViewId.PLAN);
      for (Path file :
          List.of(
              folder,
              folder.resolve("gone.toml"),
              Path.of("/dev/zero"),
              Files.write(folder.resolve("x.png"), new byte[] {(byte) 0x89, 'P', 'N', 'G', 0}),
              Files.write(folder.resolve("big.toml"), new byte[10 << 20]),
              Files.write(folder.resolve("latin.toml"), latin),
              Files.write(folder.resolve("deep.toml"), deep),
              Files.write(folder.resolve("broken.toml"), broken),
              Files.writeString(folder.resolve("huge.toml"), "seed = 99999999999999999999999"),
              Files.writeString(folder.resolve("cargo.toml"), "[package]\nname = \"x\""),
              Files.write(folder.resolve("empty.toml"), new byte[0]))) {
        assertThat(said(window, () -> window.wiring().planFiles().drop(List.of(file))))
            .singleElement()
            .asString()
            .contains(String.valueOf(file.getFileName()));
        assertThat(Toolkit.on(() -> window.wiring().planFiles().refusal().get()))
            .as("lines for %s", file)
            .hasSizeBetween(1, 22);
      }
      assertThat(said(window, () -> window.wiring().planFiles().drop(List.of(folder, folder))))
          .containsExactly("Drop one plan or recording, not 2 files.");

      assertThat(Toolkit.on(() -> window.wiring().draft().plan().get().orElseThrow().name()))
          .isEqualTo("quick");
      assertThat(Toolkit.on(() -> window.wiring().draft().checked().get())).isPresent();
      assertThat(Toolkit.on(() -> window.wiring().planFiles().recent())).isEmpty();
    }
  }

  @Test
  void anExportThatCannotBeWrittenSaysWhyAndLeavesNothing() throws Exception {
    Path run = new DamagedRuns(runs()).store("good");
    Path file = Files.writeString(folder.resolve("file"), "mine");
    Map<Path, String> targets =
        Map.of(
            file.resolve("below.x"),
            file + " is a file, not a folder",
            folder.resolve("no/such/folder.x"),
            "its folder does not exist",
            folder,
            "it is a folder",
            Path.of("/dev/full"),
            "no space left");
    try (var window = TestWindow.open(folder)) {
      said(window, () -> window.wiring().archive().open(run));
      show(window, ViewId.ofPhases().getFirst());
      for (Map.Entry<Path, String> target : targets.entrySet()) {
        window.answer(target.getKey());
        String sentence =
            "Cannot write %s: %s. Choose another file."
                .formatted(target.getKey(), target.getValue());
        for (Format format : Format.values()) {
          String id = "export." + format.name().toLowerCase(Locale.ROOT);
          assertThat(said(window, () -> quietly(() -> window.command(id))))
              .as(id)
              .containsExactly(sentence);
        }
        for (String kind : List.of("PNG", "SVG")) {
          assertThat(said(window, () -> button(window, kind).fire()))
              .as(kind)
              .containsExactly(sentence);
        }
      }
      assertThat(file).hasContent("mine");
      assertThat(folder).isDirectoryNotContaining("glob:**.tmp");
    }
  }

  private static Button button(TestWindow window, String text) {
    return window.scene().getRoot().lookupAll(".button").stream()
        .filter(each -> each instanceof Button it && text.equals(it.getText()))
        .map(Button.class::cast)
        .findFirst()
        .orElseThrow();
  }

  /// Returns the workers of this test. It excludes the process with which Java forks them, because
  /// without it no worker can be started.
  private static Stream<ProcessHandle> workers(Path folder) {
    return ProcessHandle.current()
        .descendants()
        .filter(each -> {
          String line = each.info().commandLine().orElse("");
          return line.contains(WorkerMain.class.getName()) && line.contains(folder.toString());
        });
  }

  @Test
  void aWorkerThatIsKilledCostsOneTrial() throws Exception {
    try (var window = TestWindow.open(folder)) {
      window.plan(LONG);
      window.command("run.start");
      window.await(() -> workers(folder).findAny().isPresent());
      workers(folder).forEach(ProcessHandle::destroyForcibly);
      window.await(() ->
          window.wiring().display().result().trials().stream()
              .anyMatch(each -> each.outcome().orElse(null) instanceof Outcome.Completed));

      window.await(() ->
          window.wiring().problemList().list().stream()
              .map(ProblemListEntry::sentence)
              .anyMatch(each -> each.contains("ended because the worker's process died")));
      assertThat(Toolkit.on(() -> window.wiring().display().result().notCompleted()))
          .filteredOn(each -> each.outcome().orElse(null) instanceof Outcome.WorkerDied)
          .hasSize(1);
    }
  }

  @Test
  void aWorkspaceThatGoesEndsTheRunWithASentence() throws Exception {
    Path run = new DamagedRuns(runs()).store("good");
    try (var window = TestWindow.open(folder)) {
      var wiring = window.wiring();
      window.plan(LONG);
      said(window, () -> wiring.archive().open(run));
      FolderTree.delete(run);
      window.answer(folder.resolve("x.csv"));
      assertThat(said(window, () -> quietly(() -> window.command("export.long_csv"))))
          .singleElement()
          .asString()
          .contains("Cannot read the run " + run);

      window.command("run.start");
      window.await(
          () -> !wiring.live().shown().isEmpty() && wiring.display().result().trials().size() > 1);
      Path databases = folder.resolve("workspace/.dynobench-databases");
      FolderTree.delete(databases);
      Files.writeString(databases, "in the way");
      window.await(() -> !wiring.live().running().get());
      assertThat(said(window, () -> {})).isEmpty();
      assertThat(Toolkit.on(() -> wiring.problemList().list()))
          .filteredOn(each -> each.severity() == Severity.CAUTION)
          .extracting(ProblemListEntry::sentence)
          .anySatisfy(each -> assertThat(each).contains(databases.toString()));

      FolderTree.delete(folder.resolve("workspace"));
      Files.writeString(folder.resolve("workspace"), "a file now");
      said(window, () -> wiring.archive().refresh());
      said(window, () -> wiring.draft().check());
      assertThat(Toolkit.on(() -> wiring.draft().problems().get()))
          .extracting(Problem::message)
          .singleElement()
          .asString()
          .contains("it is a file, not a folder");
      assertThat(Toolkit.on(() -> wiring.draft().checked().get())).isEmpty();
    }
  }

  @Test
  void settingsThatMakeNoSenseNeverKeepTheWindowFromOpening() throws Exception {
    Path settings = Files.createDirectories(folder.resolve("settings"));
    Files.writeString(
        settings.resolve("settings.json"),
        """
        {"theme":"DARK","fontPercent":100,"plan":"nonsense = [",\
        "recentPlans":["\\u0000","/gone.toml",""],"welcomed":true,"stopWithoutAsking":false}
        """);
    Files.writeString(settings.resolve("window.json"), window(0, 0, 900, 600, "plan\",\"plan"));
    try (var window = TestWindow.open(folder)) {
      assertThat(Toolkit.on(() -> List.copyOf(window.wiring().notifications().list())))
          .extracting(Notification::sentence)
          .satisfiesExactlyInAnyOrder(
              each -> assertThat(each).contains("Dynobench can't read the plan"),
              each -> assertThat(each).contains("a view stands in one place only"));
      assertThat(settings.resolve("window.json.damaged")).exists();
      assertThat(Toolkit.on(() -> window.wiring().planFiles().recent())).isEmpty();
      window.closeByUser();
    }
    for (double place : new double[] {-1e300, -5000, 990, 1e300}) {
      String next = window(place, place, place > 0 ? 1 : 1e300, 1, "ghost");
      Files.writeString(settings.resolve("window.json"), next);
      try (var window = TestWindow.open(folder)) {
        assertThat(window.stage().getWidth()).as("width at %s", place).isGreaterThan(400);
        assertThat(window.stage().getX() + window.stage().getWidth()).isGreaterThan(400);
        assertThat(window.stage().getX()).as("it can be reached").isLessThan(1000);
        show(window, ViewId.PLAN, ViewId.TABLE, ViewId.HELP);
        assertThat(window.sees(ViewId.HELP)).isTrue();
        window.closeByUser();
      }
    }
  }

  @Test
  void aHomeThatTakesNoFilesIsToldOnceAndTheWindowWorks() throws Exception {
    Files.writeString(folder.resolve("settings"), "a file");
    try (var window = TestWindow.open(folder)) {
      window.command("view.larger");
      window.await(() -> !window.wiring().notifications().list().isEmpty());
      window.command("view.larger");
      window.closeByUser();
      assertThat(Toolkit.on(() -> List.copyOf(window.wiring().notifications().list())))
          .extracting(Notification::sentence)
          .filteredOn(each -> each.startsWith("Cannot store"))
          .singleElement()
          .asString()
          .endsWith("They are lost when the window closes.");
    }
  }

  /// Returns a stored window state of a later version, with an unknown perspective and an unknown
  /// view.
  private static String window(double x, double y, double width, double height, String view) {
    String tabs = "{\"type\":\"Tabs\",\"id\":\"left\",\"front\":\"ghost\",\"tabs\":[\"%s\"]}";
    String panes =
        Stream.of("RUN", "DREAM")
            .map(each ->
                "{\"perspective\":\"%s\",\"layout\":%s}".formatted(each, tabs.formatted(view)))
            .collect(Collectors.joining(","));
    return """
    {"bounds":{"x":%s,"y":%s,"width":%s,"height":%s},"maximized":false,"perspective":"DREAM",\
    "panes":[%s]}
    """
        .formatted(x, y, width, height, panes);
  }
}
