package dynobench.ui.console;

import dynobench.ui.command.CommandControls;
import dynobench.ui.command.Commands;
import dynobench.ui.dock.DockView;
import dynobench.ui.dock.ViewId;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.tasks.Notifications;
import dynobench.ui.tasks.Notifications.Notification;
import dynobench.ui.widgets.Fxml;
import dynobench.ui.widgets.LazyValue;
import dynobench.ui.widgets.SystemClipboard;
import dynobench.ui.widgets.ViewTexts;
import java.time.Clock;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.collections.ListChangeListener;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.ScrollEvent;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// Console view: the lines and their bar.
public final class ConsoleView {
  @FXML private ComboBox<String> contender;
  @FXML private TextField search;
  @FXML private Label count;
  @FXML private ToggleButton follow;
  @FXML private ListView<ConsoleLine> lines;
  @FXML private TextArea full;
  @FXML private Button copy;
  @FXML private Button clear;

  private final ConsoleViewModel model;
  private final Commands commands;
  private final ViewTexts texts = new ViewTexts(ConsoleView.class);
  private final LazyValue<Parent> node = new LazyValue<>(() -> Fxml.load(this, "console.fxml"));

  ConsoleView(ConsoleViewModel model) {
    this.model = model;
    commands = Commands.ofView(texts, texts.of("title"));
    addCommands();
  }

  /// Returns the view for the dock.
  public static Stream<DockView> of(RunDisplay showing, Notifications notifications, Clock clock) {
    var model = new ConsoleViewModel(clock.getZone());
    showing.add(model);
    notifications
        .list()
        .addListener(
            (ListChangeListener<Notification>)
                change -> {
                  while (change.next()) {
                    model.add(change.getAddedSubList(), clock.millis());
                  }
                });
    var view = new ConsoleView(model);
    return Stream.of(
        DockView.of(ViewId.CONSOLE, view.texts, Feather.TERMINAL, "bottom", view.node)
            .offering(view.commands));
  }

  private void addCommands() {
    var filled = Bindings.isNotEmpty(model.shown());
    commands.addSwitch("console.follow", model.follow()).icon(Feather.CHEVRONS_DOWN).done();
    commands
        .add("console.copy", this::copy)
        .key("Shortcut+C")
        .icon(Feather.COPY)
        .when(filled)
        .done();
    commands.add("console.clear", model::clear).icon(Feather.TRASH).when(filled).done();
  }

  Parent node() {
    return node.get();
  }

  @FXML
  void initialize() {
    contender.setItems(model.contenders());
    contender.setConverter(new Titles());
    contender.valueProperty().bindBidirectional(model.contender());
    search.textProperty().bindBidirectional(model.search());
    CommandControls.bind(follow, commands.get("console.follow"));
    CommandControls.bind(copy, commands.get("console.copy"));
    CommandControls.bind(clear, commands.get("console.clear"));
    full.managedProperty().bind(full.visibleProperty());
    lines.setItems(model.shown());
    lines.setCellFactory(_ -> new LineCell(model, texts));
    lines.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    lines.getSelectionModel().selectedItemProperty().subscribe(this::showFull);
    lines.addEventFilter(ScrollEvent.SCROLL, event -> stay(event.getDeltaY() > 0));
    lines.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    model.revision().subscribe(this::refresh);
    model.follow().subscribe(this::refresh);
    lines.sceneProperty().subscribe(this::refresh);
    refresh();
  }

  private void refresh() {
    count.setText(
        texts.of(
            model.dropped() > 0 ? "count.dropped" : "count",
            model.shown().size(),
            model.lines(),
            model.dropped()));
    if (model.follow().get() && lines.getScene() != null && !model.shown().isEmpty()) {
      lines.scrollTo(model.shown().size() - 1);
    }
  }

  /// Stops following the newest line when the user scrolls back.
  private void stay(boolean back) {
    if (back) {
      model.follow().set(false);
    }
  }

  private void key(KeyEvent event) {
    stay(List.of(KeyCode.UP, KeyCode.PAGE_UP, KeyCode.HOME).contains(event.getCode()));
    if (event.getCode() == KeyCode.END) {
      model.follow().set(true);
    }
    commands.execute(event);
  }

  private List<ConsoleLine> selected() {
    return List.copyOf(lines.getSelectionModel().getSelectedItems());
  }

  private void showFull(@Nullable ConsoleLine line) {
    String text = line != null && line.isShortened() ? line.text() : "";
    full.setText(text);
    full.setVisible(!text.isEmpty());
  }

  private void copy() {
    var _ = node(); // create the view, in case it was never visible
    List<ConsoleLine> picked = selected();
    SystemClipboard.text(model.text(picked.isEmpty() ? model.shown() : picked));
  }

  /// Converter with a label for the choice of all contenders.
  private final class Titles extends StringConverter<String> {
    @Override
    public String toString(String contender) {
      return ConsoleViewModel.ALL.equals(contender) ? texts.of("all") : contender;
    }

    @Override
    public String fromString(String title) {
      return texts.of("all").equals(title) ? ConsoleViewModel.ALL : title;
    }
  }
}
