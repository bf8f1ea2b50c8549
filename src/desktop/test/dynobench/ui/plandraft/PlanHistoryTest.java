package dynobench.ui.plandraft;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.plan.CommitStyle;
import dynobench.planfile.PlanText;
import dynobench.ui.TestWiring;
import dynobench.ui.Wiring;
import dynobench.ui.tasks.Notifications;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PlanHistoryTest {
  @TempDir Path folder;
  private Wiring wiring;
  private PlanDraft draft;
  private PlanFiles files;

  @BeforeEach
  void begin() {
    wiring = TestWiring.withEngines(folder);
    draft = wiring.draft();
    files = wiring.planFiles();
    files.preset("article-2005");
    draft.history().forget();
  }

  /// Everything that the user sees of a plan.
  private record Seen(
      PlanDraft.Content content,
      List<DraftContender> contenders,
      boolean changed,
      PlanFiles.Origin origin,
      String description,
      List<String> problems) {}

  private Seen seen() {
    return new Seen(
        draft.content(),
        List.copyOf(draft.contenders()),
        draft.changed().get(),
        files.origin().get(),
        draft.field(DraftField.DESCRIPTION).get(),
        draft.problems().get().stream().map(Object::toString).toList());
  }

  /// Changes the plan as a user does, also to values that are wrong.
  private void edit() {
    draft.field(DraftField.SEED).set("x");
    draft.field(DraftField.COMMIT).set("every 10; batch 100");
    draft.rangeKind().set(RangeKind.LIST);
    draft.field(DraftField.SIZES).set("7 9");
    draft
        .contenders()
        .set(
            0,
            new DraftContender(
                "h2/mem",
                Optional.of(new CommitStyle.Every(3)),
                OptionalInt.of(77),
                List.of("-Xint")));
  }

  static Stream<Consumer<PlanHistoryTest>> replacements() {
    return Stream.of(
        it -> it.files.startNew(),
        it -> it.files.preset("quick"),
        it -> it.files.open(it.file("name = 'f'\ncontenders = ['je/sync']\n")),
        it -> it.files.open(it.file("name = 'f'\nseed = 'y'\ncontenders = ['je/sync']\n")),
        it -> it.files.replace(PlanText.of(TestWiring.preset("quick"))),
        it -> it.draft.choose("records"),
        it -> it.draft.setDuel(true));
  }

  private Path file(String text) {
    try {
      return Files.writeString(folder.resolve("f.toml"), text);
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("replacements")
  void everyReplacedPlanComesBackAsItWas(Consumer<PlanHistoryTest> replacement) {
    edit();
    Seen former = seen();

    replacement.accept(this);
    Seen next = seen();
    assertThat(next).isNotEqualTo(former);

    files.replacement().undo();
    assertThat(seen()).isEqualTo(former);
    assertThat(draft.history().canUndo().get()).isFalse();

    files.replacement().redo();
    assertThat(seen()).isEqualTo(next);
    assertThat(draft.history().canRedo().get()).isFalse();
  }

  @Test
  void aPlanThatComesBackIsThePresetAgainWhenItsChangesAreTakenBack() {
    draft.field(DraftField.SEED).set("7");
    String words = draft.field(DraftField.DESCRIPTION).get();
    files.preset("quick");
    files.replacement().undo();
    assertThat(draft.field(DraftField.DESCRIPTION).get()).isEqualTo(words);

    draft.field(DraftField.SEED).set("2005");

    assertThat(draft.changed().get()).isFalse();
    assertThat(draft.plan().get()).contains(TestWiring.preset("article-2005"));
  }

  @Test
  void aNotificationOffersUndoOnlyWhereChangesWouldBeLost() {
    files.preset("quick");
    assertThat(wiring.notifications().list()).isEmpty();

    edit();
    Seen former = seen();
    files.startNew();
    Notifications.Notification said = wiring.notifications().list().getLast();
    assertThat(said.sentence())
        .isEqualTo("Replaced the plan \"quick\", which had unsaved changes.");
    assertThat(said.isError()).isFalse();

    said.offer().orElseThrow().action().run();

    assertThat(seen()).isEqualTo(former);
    Notifications.Notification back = wiring.notifications().list().getLast();
    assertThat(back.sentence()).isEqualTo("The plan \"quick\" is back.");
    assertThat(back.offer()).map(Notifications.Offer::label).contains("Redo");
  }

  @Test
  void severalPlansComeBackOneAfterTheOther() {
    files.preset("quick");
    files.preset("commit-styles");
    files.startNew();

    files.replacement().undo();
    assertThat(files.origin().get()).isEqualTo(new PlanFiles.Origin.Preset("commit-styles"));
    files.replacement().undo();
    assertThat(files.origin().get()).isEqualTo(new PlanFiles.Origin.Preset("quick"));
    files.preset("steady");
    assertThat(draft.history().canRedo().get()).as("after another plan").isFalse();
  }
}
