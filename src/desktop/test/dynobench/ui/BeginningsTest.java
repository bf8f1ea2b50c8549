package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.reference.References;
import dynobench.ui.parts.Texts;
import dynobench.ui.settings.Settings;
import dynobench.ui.shown.Shown;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BeginningsTest {
  private static final String REFERENCE = "lawrence-2005";

  @TempDir private Path folder;
  private RunsWiring it;
  private Beginnings beginnings;

  @BeforeEach
  void begin() {
    it = RunsWiring.in(folder);
    beginnings = new Beginnings(it.wiring(), new Texts(Workbench.class));
  }

  private static Settings shown(String id) {
    return Settings.FIRST.withShown(Optional.of(id), Optional.empty());
  }

  @Test
  void whatWasShownIsShownAgain() {
    it.store("mine", RunsWiring.NOW, 100, 101);

    beginnings.load(shown("mine"), Optional.empty());
    it.settle();

    assertThat(it.wiring().showing().result().trials()).hasSize(4);
    assertThat(beginnings.leave(Settings.FIRST).lastRun()).contains("mine");
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

    assertThat(it.wiring().showing().run().get().origin()).isEqualTo(Shown.Origin.REFERENCE);
    assertThat(it.wiring().showing().figures().id()).isEqualTo(id);
  }

  @Test
  void aWindowThatWasClosedBeforeItShowedAnythingForgetsNothing() {
    assertThat(beginnings.leave(shown("mine")).lastRun()).contains("mine");
  }

  @Test
  void aRunThatIsGoneIsNoError() {
    beginnings.load(shown("gone"), Optional.empty());

    assertThat(it.wiring().showing().run().get()).isEqualTo(Shown.NOTHING);
    assertThat(it.wiring().notices().list()).isEmpty();
  }
}
