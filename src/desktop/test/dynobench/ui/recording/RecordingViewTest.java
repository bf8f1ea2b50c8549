package dynobench.ui.recording;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.recorder.format.ValueMasking;
import dynobench.recording.RecordingEnd;
import dynobench.recording.RecordingSize;
import dynobench.recordings.RecordedActivity;
import dynobench.recordings.RecordingFinding;
import dynobench.recordings.RecordingStatistics;
import dynobench.recordings.RecordingSummary;
import dynobench.recordings.StatementFigures;
import dynobench.ui.Photo;
import dynobench.ui.TestWiring;
import dynobench.ui.Toolkit;
import dynobench.ui.Wiring;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.control.TextArea;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.Clipboard;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Rectangle;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordingViewTest {
  private static final Path NOTES = Path.of("src/testdata/recordings/notes.recording");

  @TempDir private Path folder;
  private Wiring wiring;
  private Parent view;

  @BeforeEach
  void load() throws Exception {
    wiring = TestWiring.in(folder);
    view =
        Toolkit.on(() ->
            (Parent)
                RecordingView.of(
                        wiring.recordings(),
                        wiring.planFiles(),
                        wiring.dialogs(),
                        wiring.navigation())
                    .findFirst()
                    .orElseThrow()
                    .node()
                    .get());
  }

  private void show(Path file) throws Exception {
    Toolkit.on(() -> {
      wiring.recordings().shown().show(Optional.of(file));
      return file;
    });
    photo(800, 500);
  }

  private void photo(double width, double height) throws Exception {
    Photo.ofView(view, wiring.appearance(), width, height, 1, folder.resolve("view.png"));
  }

  private <T extends Node> T find(String id, Class<T> type) {
    return type.cast(view.lookup("#" + id));
  }

  private void press(String id) throws Exception {
    Toolkit.on(() -> {
      find(id, ToggleButton.class).fire();
      return id;
    });
    photo(800, 500);
  }

  @Test
  void anEmptyViewOffersToOpenARecording() throws Exception {
    photo(800, 500);

    assertThat(Toolkit.isVisible(view.lookup(".accent"))).isTrue();
    assertThat(Toolkit.isVisible(find("statements", TableView.class))).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"false, 1280, 800", "true, 1280, 800", "false, 560, 320", "true, 560, 320"})
  void theHeadlineIsWholeAtEachSize(boolean dark, double width, double height) throws Exception {
    Toolkit.on(() -> {
      wiring.appearance().dark().set(dark);
      return dark;
    });
    show(NOTES);
    photo(width, height);

    Label headline = find("headline", Label.class);
    assertThat(headline.getHeight()).isEqualTo(headline.prefHeight(headline.getWidth()));
    assertThat(find("statements", TableView.class).getHeight()).isGreaterThan(60);
    assertThat(find("details", TextArea.class).getHeight()).isGreaterThan(30);
  }

  @Test
  void theWholeTextOfTheSelectedLineIsBelow() throws Exception {
    show(NOTES);
    assertThat(find("details", TextArea.class).getText()).startsWith("CREATE TABLE T(");

    Toolkit.on(() -> {
      find("statements", TableView.class).getSelectionModel().clearAndSelect(3);
      return view;
    });
    assertThat(find("details", TextArea.class).getText()).isEqualTo("INSERT INTO T VALUES(?,?,?)");
    press("transactionsButton");
    assertThat(find("details", TextArea.class).getText()).startsWith("CREATE TABLE T(");
  }

  @Test
  void aClickOnTheVisiblePartKeepsIt() throws Exception {
    show(NOTES);
    press("statementsButton");
    press("statementsButton");

    assertThat(find("statementsButton", ToggleButton.class).isSelected()).isTrue();
    assertThat(Toolkit.isVisible(find("statements", TableView.class))).isTrue();
  }

  @Test
  void anEmptyListOfFindingsSaysWhatWasLookedFor() throws Exception {
    show(NOTES);
    press("findingsButton");

    assertThat(((Label) view.lookup(".recording-findings > .label")).getText())
        .startsWith("No statement was repeated more than ten times");
  }

  @Test
  void aFindingLeadsToItsStatement() throws Exception {
    Hyperlink link =
        Toolkit.on(() -> {
          var followed = new StackPane();
          var line =
              new FindingLine(
                  new RecordingFinding.Repeated("select a from item", true, 2, 40, 25),
                  () -> followed.setId("followed"));
          followed.getChildren().add(line);
          var name = (Hyperlink) line.getChildren().getFirst();
          name.fire();
          assertThat(followed.getId()).isEqualTo("followed");
          assertThat(((Label) line.getChildren().get(1)).getText())
              .isEqualTo(
                  "was executed up to 25 times in one transaction (20 times on average in 2"
                      + " transactions). One query for all rows may replace it (N+1 pattern).");
          return name;
        });
    assertThat(link.getText()).isEqualTo("SELECT item");
  }

  @Test
  void drawsABarForEachInterval() throws Exception {
    ActivityPane pane = Toolkit.on(() -> new ActivityPane(new ViewTexts(RecordingView.class)));
    Toolkit.on(() -> {
      pane.show(
          new RecordedActivity(
              1_000_000_000,
              IntStream.range(0, 30)
                  .mapToObj(i -> new RecordedActivity.Interval(i / 10.0, i, i / 2))
                  .toList()));
      return pane;
    });
    Photo.ofView(
        new StackPane(pane), wiring.appearance(), 600, 300, 1, folder.resolve("activity.png"));

    assertThat(pane.getChildrenUnmodifiable())
        .filteredOn(Rectangle.class::isInstance)
        .hasSize(90)
        .allSatisfy(bar -> assertThat(((Rectangle) bar).getHeight()).isBetween(0.0, 150.0));
  }

  @Test
  void sortsByNumbersAndCopies() throws Exception {
    show(NOTES);
    @SuppressWarnings("unchecked") // the table of statements
    TableView<StatementFigures> table = find("statements", TableView.class);
    Toolkit.on(() -> {
      table.getSortOrder().add(table.getColumns().get(1));
      table.sort();
      table.getSelectionModel().clearAndSelect(0);
      find("copy", Button.class).fire();
      return table;
    });

    assertThat(table.getItems().getFirst().count()).isEqualTo(5);
    assertThat(Toolkit.on(() -> Clipboard.getSystemClipboard().getString()))
        .contains("INSERT INTO T VALUES(?,?,?)");
  }

  @Test
  void aRecordingWithoutStatementsSaysSo() {
    var summary =
        new RecordingSummary(
            List.of(),
            new RecordingEnd.Open(),
            ValueMasking.NONE,
            List.of(),
            Optional.empty(),
            new RecordingSize(0, 0, 0, 0),
            0,
            new RecordingSummary.TransactionCounts(0, 0, 0, 0),
            0);
    var empty =
        new RecordingStatistics(
            summary, List.of(), List.of(), new RecordedActivity(1, List.of()), List.of());
    assertThat(empty.headline()).isEmpty();
    assertThat(summary.line()).contains("recorded on an unknown database; without an end");
  }
}
