package dynobench.ui.welcome;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.session.PlanRunner;
import dynobench.session.ProgramHome;
import dynobench.store.Workspace;
import dynobench.ui.Photo;
import dynobench.ui.Toolkit;
import dynobench.ui.Wiring;
import dynobench.ui.tasks.BackgroundExecutor;
import dynobench.ui.tasks.NoDialogs;
import dynobench.ui.widgets.ViewTexts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WelcomeTest {
  private static final Clock NOON =
      Clock.fixed(Instant.parse("2026-11-20T12:00:00Z"), ZoneOffset.UTC);

  @TempDir Path folder;
  private final ObservableList<String> plans = FXCollections.observableArrayList();

  private Wiring wiring() {
    var home = ProgramHome.find();
    var bench = new PlanRunner(home, new Workspace(folder, NOON), NOON, "0");
    var background = new BackgroundExecutor(Runnable::run, Runnable::run);
    return Wiring.of(home, bench, NOON, new NoDialogs(), background);
  }

  @Nested
  class Lists {
    private WelcomeViewModel model;

    @BeforeEach
    void makeTheModel() {
      model =
          new WelcomeViewModel(wiring().library(), NOON, new ViewTexts(WelcomeView.class), plans);
    }

    private void store(String id) throws IOException {
      Files.createDirectories(folder.resolve("runs").resolve(id));
    }

    @Test
    void saysNothingOfRunsBeforeItHasLooked() {
      assertThat(model.noRuns().get()).isEmpty();
    }

    @Test
    void saysThatThereAreNoRunsYet() {
      model.refresh();

      assertThat(model.runs()).isEmpty();
      assertThat(model.noRuns().get()).startsWith("No runs yet");
    }

    @Test
    void listsADamagedRunAsSuchUnderTheNameOfItsFolder() throws IOException {
      store("2026-11-20-1100-mine");

      model.refresh();

      RecentItem item = model.runs().getFirst();
      assertThat(item.title()).isEqualTo("2026-11-20-1100-mine");
      assertThat(item.note()).endsWith(", damaged");
      assertThat(model.noRuns().get()).isEmpty();
    }

    @Test
    void listsFiveRunsAtMost() throws IOException {
      for (int i = 0; i < 7; i++) {
        store("run-" + i);
      }

      model.refresh();

      assertThat(model.runs()).hasSize(5);
    }

    @Test
    void listsFivePlansAtMostAndFollowsWhatIsUsed() {
      plans.setAll(IntStream.range(0, 7).mapToObj(i -> "/plans/%d.toml".formatted(i)).toList());
      assertThat(model.plans()).hasSize(5);

      plans.addFirst("/plans/new.toml");

      RecentItem first = model.plans().getFirst();
      assertThat(first.title()).isEqualTo("new.toml");
      assertThat(first.path()).isEqualTo(Path.of("/plans/new.toml"));
      assertThat(first.note()).isEqualTo(Path.of("/plans").toString());
    }
  }

  @Nested
  class Window {
    private final List<String> done = new ArrayList<>();

    private Parent view(Wiring wiring) {
      var actions =
          new WelcomeActions(
              () -> done.add("quick"),
              () -> done.add("application"),
              () -> done.add("lessons"),
              preset -> done.add("ask " + preset),
              () -> done.add("crash"),
              () -> done.add("reference"),
              page -> done.add("page " + page),
              run -> done.add("run " + run),
              plan -> done.add("plan " + plan));
      return (Parent) new WelcomeView(wiring.library(), NOON, actions, plans).dock().node().get();
    }

    @Test
    void everyButtonLeadsSomewhereAndSaysWhere() throws Exception {
      plans.add("/plans/mine.toml");
      Wiring wiring = wiring();
      Parent view = Toolkit.on(() -> view(wiring));
      Photo.ofView(view, wiring.appearance(), 800, 480, 1, folder.resolve("welcome.png"));

      List<Button> buttons = view.lookupAll(".button").stream().map(Button.class::cast).toList();
      Toolkit.on(() -> {
        buttons.forEach(Button::fire);
        return view;
      });

      assertThat(done)
          .containsExactlyInAnyOrder(
              "quick",
              "application",
              "lessons",
              "ask which-engine",
              "ask new-version",
              "ask durability",
              "ask article-2005",
              "crash",
              "reference",
              "page measuring.md",
              "page guide/recording.md",
              "plan " + Path.of("/plans/mine.toml"));
      assertThat(buttons)
          .allSatisfy(button -> {
            assertThat(button.getAccessibleText()).isNotEmpty();
            assertThat(button.getTooltip().getText()).isNotEmpty();
          });
    }

    @Test
    void fitsAWindowOf800By480() throws Exception {
      Wiring wiring = wiring();
      Parent view = Toolkit.on(() -> view(wiring));
      Photo.ofView(view, wiring.appearance(), 800, 480, 1, folder.resolve("welcome.png"));

      var bottoms =
          view.lookupAll(".welcome-card").stream()
              .map(card -> card.localToScene(card.getLayoutBounds()).getMaxY());

      assertThat(bottoms).hasSize(5).allSatisfy(bottom -> assertThat(bottom).isLessThan(480));
    }
  }
}
