package dynobench.ui.recording;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.recordings.RecordingStatistics;
import dynobench.ui.TestWiring;
import dynobench.ui.Wiring;
import dynobench.ui.tasks.NoDialogs;
import dynobench.ui.widgets.ViewTexts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordingViewModelTest {
  private static final Path NOTES = Path.of("src/testdata/recordings/notes.recording");

  @TempDir private Path folder;
  private Optional<Path> answer = Optional.of(NOTES);
  private Wiring wiring;
  private RecordingViewModel model;

  @BeforeEach
  void open() {
    var dialogs =
        new NoDialogs() {
          @Override
          public Optional<Path> open(String title, List<String> extensions) {
            return answer;
          }
        };
    wiring = TestWiring.in(folder);
    model =
        new RecordingViewModel(
            wiring.recordings().shown(),
            wiring.planFiles(),
            dialogs,
            new ViewTexts(RecordingView.class));
  }

  @Test
  void withoutARecordingItSaysHowToBegin() {
    assertThat(model.nothing().get()).contains("Open one here");
    assertThat(model.headline().get()).isEmpty();
    assertThat(model.replay()).isFalse();
    assertThat(model.text(List.of(), List.of())).isEmpty();
  }

  @Test
  void showsTheChosenRecording() {
    model.choose();

    assertThat(model.nothing().get()).isEmpty();
    assertThat(model.headline().get())
        .isEqualTo(
            "The application waited 0.1 s for its database: 69\u00a0% for CREATE TABLE T,"
                + " 17\u00a0% for PREPARE, 5\u00a0% for SELECT T.");
    assertThat(model.amounts().get())
        .startsWith("notes.recording: 9 statements in 4 transactions")
        .endsWith("complete");
    assertThat(model.rates().get())
        .contains("transactions per second")
        .contains("Autocommit: 11 %");
    assertThat(model.title(RecordingPart.STATEMENTS).get()).isEqualTo("Statements (7)");
    assertThat(model.title(RecordingPart.FINDINGS).get()).isEqualTo("Findings (0)");
  }

  @Test
  void keepsTheRecordingWhenTheUserCancels() {
    model.choose();
    answer = Optional.empty();
    model.choose();

    assertThat(model.statistics().getValue()).isPresent();
  }

  @Test
  void saysWhyAFileCannotBeShown() throws IOException {
    answer = Optional.of(Files.writeString(folder.resolve("a.recording"), "something else"));
    model.choose();

    assertThat(model.nothing().get()).endsWith("The file is no recording of an application.");
  }

  @Test
  void copiesTheVisibleLines() {
    model.choose();
    RecordingStatistics all = model.statistics().getValue().orElseThrow();

    assertThat(model.text(List.of(), List.of()).lines())
        .hasSize(8)
        .first()
        .isEqualTo("share\tcount\tp50 ms\tp99 ms\trows\tstatement");
    assertThat(model.text(all.statements().subList(3, 4), List.of()).lines().skip(1))
        .singleElement()
        .asString()
        .startsWith("4.8 %\t5\t0.18\t4.26\t1.00\tINSERT INTO T VALUES(?,?,?)");
    model.part().set(RecordingPart.TRANSACTIONS);
    assertThat(model.text(List.of(), all.transactions().subList(1, 2)).lines())
        .hasSize(2)
        .last()
        .asString()
        .endsWith("\tSELECT T");
    model.part().set(RecordingPart.TIME);
    assertThat(model.text(List.of(), List.of()).lines())
        .containsExactly("second\ttransactions\tchanged data\tconnections", "0.000\t4\t2\t0.748");
  }

  @Test
  void beginsAPlanThatReplaysTheRecording() {
    model.choose();
    assertThat(model.replay()).isTrue();

    assertThat(wiring.draft().workload().text("recording_file").get())
        .isEqualTo(NOTES.toAbsolutePath().toString());
  }
}
