package dynobench.ui.help;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.TestWiring;
import dynobench.ui.Wiring;
import dynobench.ui.dock.ViewId;
import dynobench.ui.help.HelpBook.Hit;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HelpViewModelTest {
  private final AtomicInteger read = new AtomicInteger();
  @TempDir private Path folder;
  private HelpViewModel model;

  @BeforeEach
  void begin() {
    model = model(TestWiring.in(folder));
  }

  private HelpViewModel model(Wiring wiring) {
    return new HelpViewModel(
        () -> {
          read.incrementAndGet();
          return HelpBook.load("", "");
        },
        wiring.tasks(),
        "reading");
  }

  @Test
  void readsInTheBackgroundAndThenOpensWhatWasAskedForMeanwhile() {
    var waiting = new ArrayList<Runnable>();
    model = model(TestWiring.in(folder, waiting::add));
    model.load();
    model.open("guide/keys.md");
    assertThat(model.page().get()).isEmpty();

    assertThat(waiting).hasSize(1);
    waiting.getFirst().run();
    assertThat(page()).isEqualTo("guide/keys.md");
    model.back();
    assertThat(page()).isEqualTo("guide/welcome.md");
  }

  private String page() {
    return model.page().get().orElseThrow().id();
  }

  @Test
  void readsNothingUntilItIsLookedAtAndThenOnce() {
    assertThat(read).hasValue(0);

    model.load();
    model.load();

    assertThat(read).hasValue(1);
    assertThat(page()).isEqualTo("guide/welcome.md");
  }

  @Test
  void listsAllPagesBelowTheirSectionsWhenNothingIsSearchedFor() {
    model.load();

    assertThat(model.hits()).hasSameSizeAs(HelpBook.load("", "").pages());
    assertThat(model.hits())
        .extracting(Hit::section)
        .filteredOn(section -> !section.isEmpty())
        .containsExactly("Begin", "Method", "Files", "Views", "Window");
  }

  @Test
  void findsPagesThatHoldAllWordsInWhateverCaseThoseWithThemInTheTitleFirst() {
    model.search().set("  DURABILITY signs ");

    assertThat(model.hits()).hasSizeGreaterThan(1);
    assertThat(model.hits().getFirst().page().title()).isEqualTo("Durability signs");
    assertThat(model.hits())
        .allSatisfy(hit ->
            assertThat(hit.page().text().toLowerCase(Locale.ROOT)).contains("durability", "signs"));
  }

  @Test
  void showsWhereAWordWasFound() {
    model.search().set("lecture hall");

    assertThat(model.hits())
        .anySatisfy(hit -> assertThat(hit.excerpt()).contains("lecture").startsWith("… "));
  }

  @Test
  void findsNothingForAWordThatNoPageHas() {
    model.search().set("xyzzy");

    assertThat(model.hits()).isEmpty();
  }

  @Test
  void followsLinksFromOneFolderToAnotherAndComesBack() {
    model.open("guide/durability.md");
    model.open("guide/problems.md");

    model.follow("../measuring.md");
    assertThat(page()).isEqualTo("measuring.md");

    model.back();
    assertThat(page()).isEqualTo("guide/problems.md");
    assertThat(model.canGoBack().get()).isTrue();
  }

  @Test
  void opensThePageOfAView() {
    model.openView(ViewId.ofPhases().getFirst());

    assertThat(page()).isEqualTo("guide/chart.md");
  }

  @Test
  void staysWhereItIsWhenThereIsNoSuchPage() {
    model.open("guide/nowhere.md");

    assertThat(page()).isEqualTo("guide/welcome.md");
    assertThat(model.canGoBack().get()).isFalse();
  }
}
