package dynobench.ui.preferences;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.Toolkit;
import dynobench.ui.settings.UserSettings;
import dynobench.ui.settings.UserSettings.Theme;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Spinner;
import javafx.scene.control.Toggle;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class PreferencesTest {
  private static final UserSettings MINE =
      new UserSettings(
          Theme.DARK,
          120,
          Optional.of("plan"),
          Optional.empty(),
          List.of("a.toml"),
          true,
          true,
          Optional.of("a run"),
          Optional.empty(),
          List.of());

  private final List<String> done = new ArrayList<>();
  private UserSettings settings = UserSettings.FIRST;
  private int changes;
  private final PreferencesActions actions =
      new PreferencesActions(
          change -> {
            settings = change.apply(settings);
            changes++;
          },
          () -> done.add("reset"),
          folder -> done.add("open " + folder));

  @Nested
  class Model {
    private final PreferencesViewModel model = new PreferencesViewModel(actions);

    @Test
    void tellsNothingUntilSomethingIsChosen() {
      model.follow(MINE);

      assertThat(changes).isZero();
      assertThat(model.theme().get()).isEqualTo(Theme.DARK);
      assertThat(model.fontPercent().get()).isEqualTo(120);
      assertThat(model.stopWithoutAsking().get()).isTrue();
      assertThat(model.forgettable().get()).isTrue();
    }

    @Test
    void tellsEachChangeAndLeavesWhatElseIsSetAlone() {
      settings = MINE;
      model.follow(MINE);

      model.theme().set(Theme.LIGHT);
      model.fontPercent().set(150);
      model.stopWithoutAsking().set(false);

      assertThat(settings)
          .isEqualTo(
              new UserSettings(
                  Theme.LIGHT,
                  150,
                  Optional.of("plan"),
                  Optional.empty(),
                  List.of("a.toml"),
                  true,
                  false,
                  Optional.of("a run"),
                  Optional.empty(),
                  List.of()));
    }

    @Test
    void staysWithinTheSizesThatAreAllowed() {
      model.fontPercent().set(9_999);

      assertThat(settings.fontPercent()).isEqualTo(UserSettings.MOST_PERCENT);
    }

    @Test
    void forgetsRecentPlansAndNotThePlanInTheWindow() {
      settings = MINE;
      model.follow(MINE);

      model.forgetRecent();

      assertThat(settings.recentPlans()).isEmpty();
      assertThat(settings.plan()).contains("plan");
      assertThat(model.forgettable().get()).isFalse();
    }
  }

  @Nested
  class Window {
    @Test
    void showsTheSettingsAndTellsWhatIsChosenInIt() throws Exception {
      var view = Toolkit.on(() -> new PreferencesView(actions, Path.of("/runs"), Path.of("/mine")));
      settings = MINE;
      var content = (Parent) ((ScrollPane) view.dock().node().get()).getContent();
      Toolkit.on(() -> {
        view.follow(MINE);
        return view;
      });
      var spinner = (Spinner<?>) content.lookup("#font");
      var light = (Toggle) content.lookup("#light");
      assertThat(spinner.getValue()).isEqualTo(120);
      assertThat(light.isSelected()).isFalse();

      Toolkit.on(() -> {
        spinner.increment();
        light.setSelected(true);
        return view;
      });

      assertThat(settings.fontPercent()).isEqualTo(130);
      assertThat(settings.theme()).isEqualTo(Theme.LIGHT);
    }
  }
}
