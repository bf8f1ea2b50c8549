package dynobench.ui.problems;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.MadeWiring;
import dynobench.ui.Photo;
import dynobench.ui.Toolkit;
import java.nio.file.Path;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProblemsViewTest {
  private static final int WIDTH = 420;
  private static final int HEIGHT = 600;

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({"false, 100", "true, 100", "false, 200", "true, 200"})
  void longSentencesAreWrapped(boolean dark, int percent) throws Exception {
    MadeWiring made = Toolkit.on(() -> new MadeWiring(folder));
    Parent node =
        Toolkit.on(() ->
            new ProblemsView(
                    made.wiring.problemList(),
                    made.wiring.display(),
                    made.wiring.navigation(),
                    made.wiring.notifications())
                .node());
    Toolkit.on(() -> {
      made.wiring.appearance().dark().set(dark);
      made.wiring.appearance().fontPercent().set(percent);
      made.wiring.draft().load(MadeWiring.started(1, 3).plan());
      return made.show(MadeWiring.run(2, 3));
    });

    Photo.ofView(node, made.wiring.appearance(), WIDTH, HEIGHT, 1, folder.resolve("problems.png"));

    var first = (ListCell<?>) node.lookup(".list-cell");
    assertThat(first.getWidth()).isLessThanOrEqualTo(WIDTH);
    var sentence = (Label) first.lookup(".sentence");
    assertThat(sentence.getHeight()).isGreaterThan(1.8 * sentence.getFont().getSize());
    assertThat(sentence.getHeight()).isEqualTo(sentence.prefHeight(sentence.getWidth()));
  }

  @Test
  void anEmptyListSaysSo() throws Exception {
    MadeWiring made = Toolkit.on(() -> new MadeWiring(folder));
    Parent node =
        Toolkit.on(() ->
            new ProblemsView(
                    made.wiring.problemList(),
                    made.wiring.display(),
                    made.wiring.navigation(),
                    made.wiring.notifications())
                .node());
    Toolkit.on(() -> {
      made.wiring.draft().load(MadeWiring.started(1, 3).plan());
      return made;
    });

    Photo.ofView(node, made.wiring.appearance(), WIDTH, HEIGHT, 1, folder.resolve("problems.png"));

    var list = (ListView<?>) node.lookup(".list-view");
    assertThat(list.getItems()).isEmpty();
    assertThat(node.lookup(".nothing").isVisible()).isTrue();
  }
}
