package dynobench.ui.result;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.plan.Rows;
import dynobench.result.CrashedRun;
import dynobench.ui.MadeWiring;
import dynobench.ui.Photo;
import dynobench.ui.Toolkit;
import dynobench.ui.Wiring;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultViewTest {
  private static final int WIDTH = 900;
  private static final int HEIGHT = 700;

  @TempDir private Path folder;

  private static ResultViewModel model(Wiring wiring) {
    return new ResultViewModel(
        wiring.display(),
        wiring.problemList().warnings(),
        new DecidingRounds(
            wiring.display(),
            wiring.addRounds(),
            new MeasureAgain(wiring.planFiles(), wiring.draft(), wiring.live()),
            wiring.live()),
        new ViewTexts(ResultView.class));
  }

  private ResultViewModel watched(MadeWiring made) {
    ResultViewModel model = model(made.wiring);
    model.visible().set(true);
    return model;
  }

  @Test
  void ranksThoseThatMakeTheSamePromise() throws Exception {
    Toolkit.on(() -> {
      var made = new MadeWiring(folder);
      ResultViewModel model = watched(made);

      made.show(MadeWiring.run(1, 12));

      assertThat(model.headline().get())
          .startsWith("Insert: Derby, 1.50× (1.50–1.50) ahead of JE. Select: ")
          .endsWith("HSQLDB: durability not stated.");
      assertThat(model.cards())
          .filteredOn(each -> each.title().equals("Insert"))
          .singleElement()
          .satisfies(card -> {
            assertThat(card.lines())
                .extracting(RankingCard.RankedContender::rank)
                .containsExactly("1", "2");
            assertThat(card.lines().getLast().toFirst())
                .hasValueSatisfying(it -> assertThat(it.tone()).isEqualTo("sure"));
          });
      assertThat(model.open().get()).isEmpty();
      return made;
    });
  }

  @Test
  void saysHowManyRoundsWouldDo() throws Exception {
    Toolkit.on(() -> {
      var made = new MadeWiring(folder);
      ResultViewModel model = watched(made);

      made.show(MadeWiring.run(1, 3));

      assertThat(model.headline().get())
          .startsWith("Insert: Derby or JE (open: about 3 more rounds decide).");
      assertThat(model.open().get())
          .startsWith("2 ratios not decided: ")
          .contains(" rounds of this plan would be enough");
      return made;
    });
  }

  @Test
  void answersForThePointThatIsChosen() throws Exception {
    Toolkit.on(() -> {
      var made = new MadeWiring(folder);
      ResultViewModel model = watched(made);
      made.show(MadeWiring.run(3, 12));
      assertThat(model.about().get()).isEqualTo("Time at 3,000 rows");

      model.point().set(Rows.at(1_000));

      assertThat(model.about().get()).isEqualTo("Time at 1,000 rows");
      assertThat(model.cards()).isNotEmpty();
      return made;
    });
  }

  @Test
  void answersForACrashRun() throws Exception {
    Toolkit.on(() -> {
      var made = new MadeWiring(folder);
      ResultViewModel model = watched(made);

      made.show(CrashedRun.events());

      assertThat(model.empty().get()).isEmpty();
      assertThat(model.headline().get())
          .startsWith("Appended file kept 58 % of acknowledged rows over 3 crashes;");
      assertThat(model.lines()).hasSize(1);
      assertThat(model.cards()).isEmpty();
      assertThat(model.about().get()).as("no figure to choose").isEmpty();
      return made;
    });
  }

  @Test
  void saysWhyThereIsNoAnswer() throws Exception {
    Toolkit.on(() -> {
      var made = new MadeWiring(folder);
      ResultViewModel model = watched(made);
      assertThat(model.empty().get()).startsWith("No run is shown.");

      made.show(
          new ShownRun("made", ShownRun.Origin.LIVE, Optional.empty()),
          List.of(MadeWiring.started(1, 3)));

      assertThat(model.empty().get()).startsWith("There are no results yet.");
      return made;
    });
  }

  @Test
  void copiesTheAnswerAsMarkdown() throws Exception {
    Toolkit.on(() -> {
      var made = new MadeWiring(folder);
      ResultViewModel model = watched(made);
      made.show(MadeWiring.run(1, 12));

      assertThat(model.text(true))
          .startsWith("**Insert: Derby, ")
          .contains("| 2 | Berkeley DB JE | ");
      assertThat(model.text(false)).contains("2   Berkeley DB JE: ");
      return made;
    });
  }

  @Test
  void isDrawnInBothThemes() throws Exception {
    MadeWiring made = Toolkit.on(() -> new MadeWiring(folder));
    for (boolean dark : new boolean[] {false, true}) {
      Parent view =
          Toolkit.on(() -> {
            made.wiring.appearance().dark().set(dark);
            return new ResultView(
                    model(made.wiring),
                    made.wiring.appearance(),
                    made.wiring.navigation(),
                    made.wiring.notifications())
                .node();
          });
      Toolkit.on(() -> made.show(MadeWiring.run(3, 8)));
      Path file = Path.of("target/pictures/result-" + (dark ? "dark" : "light") + ".png");
      Files.createDirectories(file.getParent());

      Photo.ofView(view, made.wiring.appearance(), WIDTH, HEIGHT, 1, file);

      Toolkit.on(() -> {
        assertThat(((Label) view.lookup(".headline")).getText()).startsWith("Derby, ");
        assertThat(((Slider) view.lookup(".slider")).getValue()).isEqualTo(2);
        assertThat(view.lookupAll(".ranking")).hasSizeGreaterThan(3);
        return view;
      });
    }
  }
}
