package dynobench.ui.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.Photo;
import dynobench.ui.TestWiring;
import dynobench.ui.Toolkit;
import dynobench.ui.Wiring;
import dynobench.ui.dock.ViewId;
import dynobench.ui.plandraft.DraftContender;
import dynobench.ui.tasks.NoDialogs;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Field of the plan that names a recording.
class RecordingNoteTest {
  private static final Path NOTES = Path.of("src/testdata/recordings/notes.recording");

  @TempDir private Path folder;
  private final List<List<String>> asked = new ArrayList<>();
  private Optional<Path> answer = Optional.empty();
  private Wiring wiring;
  private Parent view;

  @BeforeEach
  void load() throws Exception {
    var dialogs =
        new NoDialogs() {
          @Override
          public Optional<Path> open(String title, List<String> extensions) {
            asked.add(extensions);
            return answer;
          }
        };
    wiring = TestWiring.withEngines(folder, dialogs);
    view =
        Toolkit.on(() ->
            new PlanView(
                    wiring.draft(),
                    wiring.planFiles(),
                    wiring.library(),
                    wiring.navigation(),
                    wiring.tasks(),
                    new FileFields(dialogs, wiring.recordings(), wiring.navigation()))
                .node());
    wiring.planFiles().preset("quick");
    wiring.draft().contenders().setAll(new DraftContender("h2/file"));
    choose("recording");
  }

  private void choose(String workload) throws Exception {
    Toolkit.on(() -> {
      wiring.draft().choose(workload);
      return workload;
    });
    Photo.ofView(view, wiring.appearance(), 900, 700, 1, folder.resolve("plan.png"));
  }

  /// Returns the visible texts of the note, in their order.
  private String shown() {
    return view.lookup(".plan-recording").lookupAll("*").stream()
        .filter(Labeled.class::isInstance)
        .map(Labeled.class::cast)
        .filter(each -> each.isVisible() && !each.getText().isEmpty())
        .map(Labeled::getText)
        .collect(Collectors.joining("|"));
  }

  private void type(String path) throws Exception {
    Toolkit.on(() -> {
      ((TextField) view.lookup("#parameter-recording_file")).setText(path);
      return path;
    });
  }

  private void press(String style, String text) throws Exception {
    Toolkit.on(() -> {
      view.lookupAll(style).stream()
          .filter(each -> each instanceof Labeled it && it.getText().equals(text))
          .findFirst()
          .ifPresent(each -> ((ButtonBase) each).fire());
      return text;
    });
  }

  @Test
  void withoutARecordingALinkLeadsToTheGuide() throws Exception {
    var pages = new ArrayList<String>();
    wiring.navigation().throughPages(pages::add);
    assertThat(shown()).isEqualTo("How to record an application");

    press(".hyperlink", "How to record an application");

    assertThat(pages).containsExactly("guide/recording.md");
  }

  @Test
  void sumsUpTheRecordingAndLeadsToItsView() throws Exception {
    var views = new ArrayList<ViewId>();
    wiring.navigation().through(views::add);
    type(NOTES.toString());
    assertThat(shown())
        .isEqualTo(
            "9 statements in 4 transactions, 1 connection, 0.1 s; recorded on H2 2.5.252;"
                + " complete|What it does");

    press(".hyperlink", "What it does");

    assertThat(views).containsExactly(ViewId.RECORDING);
    assertThat(wiring.recordings().shown().state().get().file()).contains(NOTES.toAbsolutePath());
  }

  @Test
  void namesAProblemOnlyOnce() throws Exception {
    var model =
        new RecordingNoteViewModel(
            new SimpleStringProperty(folder.toString()),
            new SimpleStringProperty(""),
            wiring.recordings(),
            new ViewTexts(PlanView.class));
    model.read();
    assertThat(model.sentence().get()).endsWith("it is a folder");
    assertThat(model.isKnown().get()).isFalse();

    type(folder.resolve("missing").toString());
    assertThat(shown())
        .as("the field's own problem says it")
        .isEqualTo("How to record an application");
  }

  @Test
  void aFileIsChosenInADialog() throws Exception {
    press(".button", "Browse…");
    assertThat(asked).containsExactly(List.of("recording"));
    assertThat(wiring.draft().workload().text("recording_file").get()).isEmpty();

    answer = Optional.of(NOTES);
    press(".button", "Browse…");

    assertThat(wiring.draft().workload().text("recording_file").get())
        .isEqualTo(NOTES.toAbsolutePath().toString());
    assertThat(wiring.draft().problems().get()).isEmpty();
    assertThat(wiring.draft().checked().get()).isPresent();
  }

  @Test
  void theFileOfPairsIsChosenInADialogToo() throws Exception {
    choose("lookup");
    press(".button", "Browse…");

    assertThat(asked).containsExactly(List.of("properties", "csv"));
    assertThat(view.lookup(".plan-recording")).isNull();
  }

  @Test
  void fieldsThatTheRecordingDecidesAreHidden() throws Exception {
    for (String each : List.of("sessions", "transactions", "recording_sha256")) {
      assertThat(Toolkit.isVisible(view.lookup("#parameter-" + each))).as(each).isFalse();
    }
    assertThat(wiring.draft().workload().axis().get()).isEmpty();
  }

  @Test
  void aHiddenFieldWithAProblemIsVisible() throws Exception {
    type(NOTES.toString());
    Toolkit.on(() -> {
      wiring.draft().workload().text("sessions").set("1  2");
      return view;
    });
    assertThat(Toolkit.isVisible(view.lookup("#parameter-sessions"))).isTrue();
  }

  @Test
  void theFieldGetsTheFocusAndNotItsButton() throws Exception {
    String focused =
        Toolkit.on(() -> {
          wiring.navigation().showField("parameters.recording_file");
          return view.getScene().getFocusOwner().getId();
        });
    assertThat(focused).isEqualTo("parameter-recording_file");
  }
}
