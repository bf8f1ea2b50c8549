package dynobench.ui.preferences;

import dynobench.ui.dock.DockView;
import dynobench.ui.dock.ViewId;
import dynobench.ui.settings.UserSettings;
import dynobench.ui.settings.UserSettings.Theme;
import dynobench.ui.widgets.Fxml;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Path;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.RadioButton;
import javafx.scene.control.Spinner;
import javafx.scene.control.SpinnerValueFactory.IntegerSpinnerValueFactory;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleGroup;
import org.kordamp.ikonli.feather.Feather;

/// View of the preferences: appearance, questions and folders.
public final class PreferencesView {
  private static final String HOME = "editor";
  private static final int FONT_STEP = 10;

  @FXML private ToggleGroup themes;
  @FXML private RadioButton system;
  @FXML private RadioButton light;
  @FXML private RadioButton dark;
  @FXML private Spinner<Integer> font;
  @FXML private CheckBox stopping;
  @FXML private Button forget;
  @FXML private TextField workspace;
  @FXML private TextField settingsFolder;

  private final ViewTexts texts = new ViewTexts(PreferencesView.class);
  private final PreferencesViewModel model;
  private final PreferencesActions actions;
  private final Path workspacePath;
  private final Path settingsPath;

  /// Creates the view.
  ///
  /// @param workspace folder that contains the runs
  /// @param settings folder that contains the stored settings
  public PreferencesView(PreferencesActions actions, Path workspace, Path settings) {
    this.actions = actions;
    this.workspacePath = workspace.toAbsolutePath().normalize();
    this.settingsPath = settings.toAbsolutePath().normalize();
    model = new PreferencesViewModel(actions);
  }

  public DockView dock() {
    return DockView.of(
        ViewId.PREFERENCES,
        texts,
        Feather.SETTINGS,
        HOME,
        () -> Fxml.load(this, "preferences.fxml"));
  }

  /// Shows the present settings: at the start, and when a command has changed them.
  public void follow(UserSettings settings) {
    model.follow(settings);
  }

  @FXML
  private void initialize() {
    system.setUserData(Theme.SYSTEM);
    light.setUserData(Theme.LIGHT);
    dark.setUserData(Theme.DARK);
    model
        .theme()
        .subscribe(theme ->
            themes.getToggles().stream()
                .filter(each -> each.getUserData() == theme)
                .forEach(themes::selectToggle));
    themes
        .selectedToggleProperty()
        .subscribe(chosen -> {
          if (chosen != null && chosen.getUserData() instanceof Theme theme) {
            model.theme().set(theme);
          }
        });
    var sizes =
        new IntegerSpinnerValueFactory(
            UserSettings.LEAST_PERCENT,
            UserSettings.MOST_PERCENT,
            model.fontPercent().get(),
            FONT_STEP);
    font.setValueFactory(sizes);
    model.fontPercent().subscribe(percent -> sizes.setValue(percent.intValue()));
    sizes
        .valueProperty()
        .subscribe((before, percent) -> {
          if (percent == null) { // the field was emptied
            sizes.setValue(before);
          } else {
            model.fontPercent().set(percent);
          }
        });
    stopping.selectedProperty().bindBidirectional(model.stopWithoutAsking());
    forget.disableProperty().bind(model.forgettable().not());
    workspace.setText(workspacePath.toString());
    settingsFolder.setText(settingsPath.toString());
  }

  @FXML
  private void forget() {
    model.forgetRecent();
  }

  @FXML
  private void resetLayout() {
    model.resetLayout();
  }

  @FXML
  private void openWorkspace() {
    actions.openFolder().accept(workspacePath);
  }

  @FXML
  private void openSettings() {
    actions.openFolder().accept(settingsPath);
  }
}
