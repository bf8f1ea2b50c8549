package dynobench.ui.help;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.help.HelpViewModel.Hit;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class HelpViewModelTest {
  private final AtomicInteger read = new AtomicInteger();
  private final HelpViewModel model =
      new HelpViewModel(() -> {
        read.incrementAndGet();
        return HelpBook.load("", "");
      });

  private String page() {
    return model.page().get().orElseThrow().id();
  }

  @Test
  void readsNothingUntilItIsLookedAtAndThenOnce() {
    assertThat(read).hasValue(0);

    model.book();
    model.book();

    assertThat(read).hasValue(1);
    assertThat(page()).isEqualTo("guide/welcome.md");
  }

  @Test
  void listsAllPagesBelowTheirSectionsWhenNothingIsSearchedFor() {
    model.book();

    assertThat(model.hits()).hasSameSizeAs(model.book().pages());
    assertThat(model.hits())
        .extracting(Hit::section)
        .filteredOn(section -> !section.isEmpty())
        .containsExactly("Begin", "Method", "Views", "Window");
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
    model.openView("durability");
    model.open("guide/problems.md");

    model.follow("../measuring.md");
    assertThat(page()).isEqualTo("measuring.md");

    model.back();
    assertThat(page()).isEqualTo("guide/problems.md");
    assertThat(model.canGoBack().get()).isTrue();
  }

  @Test
  void opensThePageOfAView() {
    model.openView("chart.insert");

    assertThat(page()).isEqualTo("guide/chart.md");
  }

  @Test
  void staysWhereItIsWhenThereIsNoSuchPage() {
    model.openView("nowhere");

    assertThat(page()).isEqualTo("guide/welcome.md");
    assertThat(model.canGoBack().get()).isFalse();
  }
}
