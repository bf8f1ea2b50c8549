package dynobench.ui.monitor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dynobench.ui.Toolkit;
import dynobench.ui.monitor.VisibleRange.Follow;
import dynobench.ui.monitor.recording.Curve;
import dynobench.ui.monitor.recording.Strip;
import dynobench.ui.shownrun.ShownRun.Origin;
import dynobench.ui.tasks.NoDialogs;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MonitorSteeringTest {
  @TempDir private Path folder;

  private Optional<Path> answer = Optional.empty();
  private ShownMonitor shown;
  private MonitorViewModel model;

  private final class Answers extends NoDialogs {
    @Override
    public Optional<Path> save(String title, String name) {
      return answer;
    }
  }

  @BeforeEach
  void open() throws Exception {
    shown = ShownMonitor.open(folder, new Answers());
    model = shown.model;
    shown.show(Origin.STORED, twoRounds());
  }

  @AfterEach
  void close() throws Exception {
    shown.close();
  }

  private static AlignedRun twoRounds() {
    return new AlignedRun()
        .trial(AlignedRun.FIRST, 1_000, 40)
        .trial(AlignedRun.SECOND, 1_000, 60)
        .trial(AlignedRun.FIRST, 1_000, 50)
        .trial(AlignedRun.SECOND, 1_000, 30);
  }

  private boolean isShown(Curve curve) {
    return model.lanes().lane(curve.strip()).shows(curve);
  }

  @Test
  void aClickOnANameInALegendHidesItsCurveAndAnotherShowsIt() throws Exception {
    StripsLayout place = shown.place();
    double y = place.top(1) + 8;

    shown.click(place.left() + 20, y);
    assertThat(isShown(Curve.HEAP_USED)).isFalse();
    assertThat(isShown(Curve.HEAP_AFTER_GC)).isTrue();

    shown.click(place.left() + 20, y);
    assertThat(isShown(Curve.HEAP_USED)).isTrue();
    assertThat(model.range().follow().get()).isEqualTo(Follow.EVERYTHING);
  }

  @Test
  void aHiddenCurveNoLongerSetsTheScale() throws Exception {
    double before = shown.place().lowest(1);
    assertThat(before).isPositive();
    Toolkit.on(() -> {
      model.lanes().toggle(Curve.HEAP_COMMITTED);
      return model;
    });
    Toolkit.settle();

    shown.key(KeyCode.S, false, false);
    assertThat(statistics())
        .contains("Heap used 0 B 20 MB 60 MB")
        .noneMatch(each -> each.startsWith("Heap committed"));
  }

  @Test
  void draggingZoomsIntoTheRange() throws Exception {
    double y = shown.place().bottom(1) - 5;
    shown.drag(shown.x(5_000), shown.x(15_000), y);

    assertThat(model.window().from()).isCloseTo(5_000, within(100.0));
    assertThat(model.window().to()).isCloseTo(15_000, within(100.0));
    assertThat(shown.node(".strips-marked").isVisible()).isFalse();
  }

  @Test
  void draggingTheAxisMovesTheRange() throws Exception {
    Toolkit.on(() -> {
      model.range().show(new TimeWindow(5_000, 15_000));
      return model;
    });
    TimeWindow before = model.window();

    shown.drag(shown.x(before.at(0.6)), shown.x(before.at(0.4)), shown.place().bottom() + 5);

    assertThat(model.window().length()).isCloseTo(before.length(), within(1e-6));
    assertThat(model.window().from())
        .isCloseTo(before.from() + 0.2 * before.length(), within(50.0));
  }

  @Test
  void keysMarkARangeAndZoomIntoIt() throws Exception {
    Toolkit.on(() -> {
      model.range().readAt(10_000);
      return model;
    });
    double step = 0.02 * model.window().length();
    shown.key(KeyCode.RIGHT, true, true);
    shown.key(KeyCode.RIGHT, true, true);
    assertThat(shown.node(".strips-marked").isVisible()).isTrue();

    shown.key(KeyCode.ENTER, false, false);

    assertThat(model.window().from()).isCloseTo(10_000, within(1e-6));
    assertThat(model.window().to()).isCloseTo(10_000 + 2 * step, within(1e-6));
    shown.key(KeyCode.HOME, false, false);
    assertThat(model.range().follow().get()).isEqualTo(Follow.EVERYTHING);
  }

  @Test
  void aChipLeadsBackToARunThatGoesOn() throws Exception {
    var live = (Button) shown.node(".live-chip");
    shown.key(KeyCode.UP, false, false);
    assertThat(live.isVisible()).as("a stored run").isFalse();

    shown.show(Origin.REPLAY, twoRounds());
    assertThat(live.isVisible()).isFalse();
    shown.key(KeyCode.UP, false, false);
    assertThat(live.isVisible()).isTrue();
    Toolkit.on(() -> {
      live.fire();
      return live;
    });

    assertThat(model.timeline().follow().get()).isEqualTo(Follow.LAST_MINUTE);
    assertThat(live.isVisible()).isFalse();
  }

  private List<String> statistics() throws Exception {
    Toolkit.settle();
    var table = (TableView<?>) shown.node(".statistics");
    return Toolkit.on(() ->
        table.getItems().stream()
            .map(StatisticsRow.class::cast)
            .map(it -> String.join(" ", it.lane(), it.curve(), it.least(), it.mean(), it.most()))
            .toList());
  }

  @Test
  void statisticsAreThoseOfTheVisibleRange() throws Exception {
    assertThat(shown.node(".statistics").isVisible()).isFalse();
    shown.key(KeyCode.S, false, false);
    assertThat(statistics()).contains("Heap used 0 B 20 MB 60 MB");

    Toolkit.on(() -> {
      model.range().show(new TimeWindow(1_050, 2_050));
      return model;
    });

    assertThat(statistics())
        .contains("Heap used 1 MB 5.5 MB 10 MB", "CPU worker 0.50 0.50 0.50")
        .noneMatch(each -> each.contains("machine"));
  }

  @Test
  void alignedTrialsHaveARowForEachContender() throws Exception {
    shown.key(KeyCode.A, false, false);
    assertThat(model.alignment().on().get()).isTrue();
    shown.key(KeyCode.S, false, false);
    assertThat(statistics()).contains("Heap HSQLDB cached 0 B 21 MB 50 MB");

    StripsLayout place = shown.place();
    shown.click(20, AlignedHead.top(place, 0) + 6);

    assertThat(shown.made.wiring.display().hidden()).hasSize(1);
    assertThat(statistics()).noneMatch(each -> each.contains("HSQLDB"));
    Toolkit.on(() -> {
      shown.strips().requestFocus();
      return shown;
    });
    Toolkit.settle();
    assertThat(shown.strips().getAccessibleText()).contains("Heap used Derby 30 MB");
  }

  @Test
  void theMenuOfCurvesDoesWhatTheLegendsDo() throws Exception {
    var menu = (MenuButton) shown.node(".small-menu");
    List<MenuItem> items =
        Toolkit.on(() -> {
          menu.getOnShowing().handle(null);
          return List.copyOf(menu.getItems());
        });
    assertThat(items).hasSizeGreaterThan(Curve.values().length - 4);

    Toolkit.on(() -> {
      MenuItem used =
          items.stream()
              .filter(each -> each.getOnAction() != null)
              .skip(2)
              .findFirst()
              .orElseThrow();
      used.getOnAction().handle(null);
      return used;
    });

    assertThat(isShown(Curve.HEAP_USED)).isFalse();
  }

  @Test
  void whatIsVisibleIsSavedAsCsv() throws Exception {
    Path file = folder.resolve("values.csv");
    answer = Optional.of(file);
    Toolkit.on(() -> {
      model.range().show(new TimeWindow(1_050, 2_050));
      model.lanes().fold(Strip.CPU);
      model.lanes().toggle(Curve.HEAP_COMMITTED);
      ((Button) shown.node("#csv")).fire();
      return model;
    });

    List<String> lines = Files.readAllLines(file);
    assertThat(lines).hasSize(11);
    assertThat(lines.getFirst())
        .startsWith("seconds,trial,contender,point,phase,seconds_in_trial,heap_used_bytes,")
        .doesNotContain("cpu_", "committed");
    assertThat(lines.get(1))
        .startsWith("1.100,1,HSQLDB cached,\"1,000 rows\",insert,1.100,1048576,");
  }

  @Test
  void whatIsVisibleIsSavedAsAPictureWithACaption() throws Exception {
    Path file = folder.resolve("picture.png");
    answer = Optional.of(file);
    Toolkit.on(() -> {
      ((Button) shown.node("#png")).fire();
      return model;
    });

    var picture = Objects.requireNonNull(ImageIO.read(file.toFile()));
    StripsLayout place = shown.place();
    assertThat(picture.getWidth()).isEqualTo((int) Math.ceil(2 * place.width()));
    assertThat(picture.getHeight()).isGreaterThan((int) (2 * place.height()));
    assertThat(picture.getRGB(1, 1)).as("the background").isEqualTo(0xffffffff);
    assertThat(dark(picture, picture.getHeight() - 30)).as("the caption").isPositive();
  }

  private static long dark(java.awt.image.BufferedImage picture, int from) {
    long count = 0;
    for (int y = from; y < picture.getHeight(); y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        count += (picture.getRGB(x, y) & 0xff) < 0x80 ? 1 : 0;
      }
    }
    return count;
  }

  @Test
  void valuesAreCopiedForASpreadsheet() throws Exception {
    Toolkit.on(() -> {
      model.range().show(new TimeWindow(1_050, 2_050));
      return model;
    });
    shown.key(KeyCode.C, true, true);

    String text = Toolkit.on(() -> Clipboard.getSystemClipboard().getString());
    assertThat(text.lines()).hasSize(11);
    assertThat(
            text.lines().skip(1).map(line -> line.split("\t", -1)[4]).collect(Collectors.toSet()))
        .containsExactly("insert");
    shown.key(KeyCode.C, false, true);
    assertThat(Toolkit.on(() -> Clipboard.getSystemClipboard().hasImage())).isTrue();
  }
}
