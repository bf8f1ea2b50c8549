package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.reference.References;
import dynobench.ui.settings.UserSettings;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StartupStateTest {
  private static final String REFERENCE = "lawrence-2005";

  @TempDir private Path folder;
  private RunsWiring it;
  private StartupState beginnings;

  @BeforeEach
  void begin() {
    it = RunsWiring.in(folder);
    beginnings = new StartupState(it.wiring(), new ViewTexts(Workbench.class));
  }

  private static UserSettings shown(String id) {
    return UserSettings.FIRST.withShown(Optional.of(id), Optional.empty());
  }

  @Test
  void whatWasShownIsShownAgain() {
    it.store("mine", RunsWiring.NOW, 100, 101);

    beginnings.load(shown("mine"), Optional.empty());
    it.settle();

    assertThat(it.wiring().display().result().trials()).hasSize(4);
    assertThat(beginnings.settingsForNextStart(UserSettings.FIRST).lastRun()).contains("mine");
  }

  @Test
  void publishedFiguresAreShownAgain() {
    String id =
        References.all().stream()
            .flatMap(each -> each.figures().stream())
            .filter(each -> each.id().startsWith(REFERENCE))
            .findFirst()
            .orElseThrow()
            .id();

    beginnings.load(shown(id), Optional.empty());

    assertThat(it.wiring().display().run().get().origin()).isEqualTo(ShownRun.Origin.REFERENCE);
    assertThat(it.wiring().display().figures().id()).isEqualTo(id);
  }

  @Test
  void aWindowThatWasClosedBeforeItShowedAnythingForgetsNothing() {
    assertThat(beginnings.settingsForNextStart(shown("mine")).lastRun()).contains("mine");
  }

  @Test
  void aRunThatIsGoneIsNoError() {
    beginnings.load(shown("gone"), Optional.empty());

    assertThat(it.wiring().display().run().get()).isEqualTo(ShownRun.NOTHING);
    assertThat(it.wiring().notifications().list()).isEmpty();
  }
}
