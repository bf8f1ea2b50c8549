package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.lesson.Lesson;
import dynobench.ui.command.Command;
import dynobench.ui.dock.Dock;
import dynobench.ui.dock.DockView;
import dynobench.ui.dock.ViewId;
import dynobench.ui.widgets.ViewTexts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Each view of the list exists in every place that needs it. `HelpBookTest` checks its page in the
/// guide.
class ViewsTest {
  private static final Path CODE = Path.of("src/desktop/java");
  private static final Path RESOURCES = Path.of("resources");

  /// Strings that equal a view's id by chance: keys of texts and of plan files.
  private static final List<String> BY_CHANCE =
      List.of(
          "ProblemListCell.java details",
          "CrashViewModel.java plan",
          "OpenedPlan.java crash",
          "PlanView.java isolation",
          "ResultViewModel.java isolation",
          "RunPage.java isolation",
          "RunPage.java plan",
          "StepPage.java why",
          "WorkbenchMenus.java engines",
          "WorkbenchMenus.java help");

  @TempDir Path folder;

  @Test
  void theWindowHasEveryViewWithATitleATipAndACommand() throws Exception {
    try (var window = TestWindow.open(folder)) {
      List<DockView> views = window.dock().views();
      assertThat(views).extracting(DockView::id).containsExactlyInAnyOrderElementsOf(ViewId.all());
      assertThat(views)
          .allSatisfy(view -> {
            assertThat(view.title().getValue()).as(view.id().id()).isNotBlank();
            assertThat(view.tip()).as(view.id().id()).isNotBlank();
          });
      for (ViewId view : ViewId.all()) {
        if (!view.isChart()) {
          window.command(ViewCommands.commandOf(view));
          assertThat(front(window.dock())).contains(view);
        }
      }
    }
  }

  /// Covers the charts of all workloads; each workload has only some of them.
  @Test
  void aCommandBringsEachChartToTheFront() throws Exception {
    Dock dock = Toolkit.on(() -> new Dock(always(WorkbenchViews.of(TestWiring.in(folder)))));
    List<Command> commands =
        Toolkit.on(() -> {
          dock.arrange(Perspective.RUN.layout());
          return new ViewCommands(dock, new ViewTexts(Workbench.class)).charts().toList();
        });
    for (ViewId view : ViewId.all()) {
      if (view.isChart()) {
        Toolkit.on(() -> {
          command(commands, ViewCommands.commandOf(view)).run();
          return view;
        });
        assertThat(front(dock)).contains(view);
      }
    }
  }

  private static Command command(List<Command> commands, String id) {
    return commands.stream()
        .filter(each -> each.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no command " + id));
  }

  private static List<DockView> always(List<DockView> views) {
    return views.stream()
        .map(view ->
            new DockView(
                view.id(),
                view.title(),
                view.tip(),
                view.icon(),
                view.home(),
                view.node(),
                view.commands(),
                new SimpleObjectProperty<>(true)))
        .toList();
  }

  private static Optional<ViewId> front(Dock dock) throws Exception {
    return Toolkit.on(() -> dock.front().get());
  }

  @Test
  void everyLessonThatShipsNamesAViewForItsRun() {
    assertThat(TestWiring.in(folder).home().lessons().all())
        .isNotEmpty()
        .extracting(Lesson::chart)
        .allSatisfy(chart -> assertThat(ViewId.named(chart)).as(chart).isPresent());
  }

  @Test
  void noOtherCodeSpellsTheIdOfAView() throws IOException {
    var spelled = new ArrayList<String>();
    try (Stream<Path> files = Files.walk(CODE)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
        String name = String.valueOf(file.getFileName());
        String text = Files.readString(file);
        ViewId.all().stream()
            .filter(view -> text.contains('"' + view.id() + '"'))
            .map(view -> name + " " + view)
            .forEach(spelled::add);
      }
    }
    spelled.removeIf(each -> each.startsWith("ViewId.java "));

    assertThat(spelled).containsExactlyInAnyOrderElementsOf(BY_CHANCE);
  }

  @Test
  void theRecipeForAViewNamesWhatThereIs() throws IOException {
    String page = Files.readString(Path.of("src/site/markdown/architecture.md"));
    int begin = page.indexOf("- **A view**");
    String recipe = page.substring(begin, page.indexOf("\n- **", begin));
    List<String> types =
        Pattern.compile("`([A-Z]\\w+)`")
            .matcher(recipe)
            .results()
            .map((MatchResult named) -> named.group(1))
            .distinct()
            .toList();

    assertThat(types)
        .contains("ViewId", "WorkbenchViews", "WorkbenchMenus")
        .allSatisfy(type -> assertThat(sources("/" + type + ".java")).as(type).hasSize(1));
  }

  @Test
  void everyPackageWithAViewHasTheFilesOfTheRecipe() throws IOException {
    List<Path> packages =
        sources("View.java").stream()
            .filter(file -> read(file).contains("DockView.of("))
            .map(Path::getParent)
            .distinct()
            .toList();

    assertThat(packages)
        .hasSizeGreaterThan(10)
        .allSatisfy(each -> {
          Path resources = RESOURCES.resolve(CODE.relativize(each));
          assertThat(each.resolve("package-info.java")).exists();
          assertThat(resources.resolve("text.properties")).content().contains("title=", "tip=");
          try (Stream<Path> files = Files.list(resources)) {
            assertThat(files)
                .as(resources.toString())
                .anyMatch(it -> it.toString().endsWith(".fxml"));
          }
        });
  }

  private static List<Path> sources(String end) throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src/desktop"))) {
      return files
          .filter(each -> each.toString().endsWith(end))
          .filter(each -> !each.toString().contains("target"))
          .toList();
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
