package dynobench.ui.charts;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.chart.ChartKind;
import dynobench.chart.SeriesKey;
import dynobench.plan.Trial;
import dynobench.run.UnusualFlag;
import dynobench.ui.MadeDesk;
import dynobench.ui.desk.Dialogs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChartViewModelTest {
  private static final int REPETITIONS = 4;

  @TempDir private Path folder;
  private Path answer = Path.of("");
  private MadeDesk made;
  private ChartViewModel model;

  private final class Answers implements Dialogs {
    @Override
    public Optional<Path> save(String title, String name) {
      return Optional.of(answer);
    }

    @Override
    public Optional<Path> open(String title, List<String> extensions) {
      return Optional.empty();
    }

    @Override
    public boolean permits(List<UnusualFlag> flags) {
      return false;
    }
  }

  @BeforeEach
  void open() {
    made = new MadeDesk(folder, new Answers());
    model = new ChartViewModel(made.desk, ChartKind.PHASE, "insert");
    made.show(MadeDesk.run(3, REPETITIONS));
  }

  @Test
  void whatNobodySeesIsNotWorkedOut() {
    assertThat(model.picture().get().lines()).isEmpty();

    model.watched().set(true);

    assertThat(model.picture().get().lines()).hasSize(MadeDesk.CONTENDERS.size());
    assertThat(model.phases()).containsExactly("create", "insert", "select");
  }

  @Test
  void aPointComesAsSoonAsItsTrialHasEnded() {
    model.watched().set(true);
    int before = model.picture().get().lines().getFirst().points().size();

    var next = new Trial(1_000, MadeDesk.CONTENDERS.getFirst(), "phases", 9_000, 1, false);
    made.happen(MadeDesk.trial(next));

    assertThat(model.picture().get().lines().getFirst().points()).hasSize(before + 1);
  }

  @Test
  void anotherPhaseAndAnotherAxisAreSeenAtOnce() {
    model.watched().set(true);

    model.logTime().set(true);
    model.phase().set("select");

    assertThat(model.picture().get().y().log()).isTrue();
    assertThat(model.picture().get().title()).containsIgnoringCase("select");
  }

  @Test
  void aPickedSeriesStandsOutUntilItIsPickedAgain() {
    model.watched().set(true);

    model.pick(1);

    var key = new SeriesKey("made", MadeDesk.CONTENDERS.get(1));
    assertThat(made.desk.showing().selected().get()).contains(key);
    assertThat(model.picture().get().faded(model.picture().get().lines().getFirst())).isTrue();
    model.pick(1);
    assertThat(made.desk.showing().selected().get()).isEmpty();
  }

  @Test
  void theKeyboardPicksOneSeriesAfterTheOther() {
    model.watched().set(true);
    var selected = made.desk.showing().selected();

    model.pickNext(1);
    assertThat(selected.get().orElseThrow().contender()).isEqualTo(MadeDesk.CONTENDERS.getFirst());
    model.pickNext(-1);
    assertThat(selected.get()).isEmpty();
    model.pickNext(-1);
    assertThat(selected.get().orElseThrow().contender()).isEqualTo(MadeDesk.CONTENDERS.getLast());
  }

  @Test
  void aHiddenSeriesIsLeftOut() {
    model.watched().set(true);

    made.desk.showing().hidden().add(new SeriesKey("made", MadeDesk.CONTENDERS.getFirst()));

    assertThat(model.picture().get().lines()).hasSize(MadeDesk.CONTENDERS.size() - 1);
  }

  @Test
  void thePointerReadsAPointOut() {
    model.watched().set(true);

    model.pointAt(0, 1);

    assertThat(model.readOut().get()).contains("HSQLDB cached").contains("2,000 rows");
  }

  @Test
  void theChartIsWrittenAsTheFilesNameSays() throws IOException {
    model.watched().set(true);
    answer = folder.resolve(model.fileName("svg"));

    model.save("", "svg");

    assertThat(answer).hasFileName("made-insert.svg");
    assertThat(Files.readString(answer)).contains("<svg").contains("HSQLDB cached");
  }

  @Test
  void aFileThatCannotBeWrittenIsASentence() {
    model.watched().set(true);
    answer = folder.resolve("no-such-folder").resolve("chart.png");

    model.save("", "png");

    assertThat(made.desk.notices().list())
        .singleElement()
        .satisfies(notice -> assertThat(notice.sentence()).contains("no-such-folder"));
  }
}
