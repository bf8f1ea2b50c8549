package dynobench.ui.recording;

import dynobench.recordings.RecordingFinding;
import dynobench.recordings.RecordingStatistics;
import dynobench.recordings.StatementFigures;
import dynobench.recordings.TransactionFigures;
import dynobench.ui.command.CommandControls;
import dynobench.ui.command.Commands;
import dynobench.ui.dock.DockView;
import dynobench.ui.dock.Navigation;
import dynobench.ui.dock.ViewId;
import dynobench.ui.plandraft.PlanFiles;
import dynobench.ui.recordingfile.RecordingLoader;
import dynobench.ui.tasks.Dialogs;
import dynobench.ui.widgets.Fxml;
import dynobench.ui.widgets.LazyValue;
import dynobench.ui.widgets.SystemClipboard;
import dynobench.ui.widgets.ViewTexts;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.control.TextArea;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// View of what an application did with its database, from a recording.
public final class RecordingView {
  private static final int MOST_FINDINGS = 50;

  /// Height in pixels below which the table needs the room of the less important lines.
  private static final double LOW = 420;

  @FXML private VBox nothingBox;
  @FXML private Label nothing;
  @FXML private VBox content;
  @FXML private Label headline;
  @FXML private Label amounts;
  @FXML private Label rates;
  @FXML private ToggleButton statementsButton;
  @FXML private ToggleButton transactionsButton;
  @FXML private ToggleButton findingsButton;
  @FXML private ToggleButton timeButton;
  @FXML private Button copy;
  @FXML private TableView<StatementFigures> statements;
  @FXML private TableView<TransactionFigures> transactions;
  @FXML private VBox findingsBox;
  @FXML private VBox findings;
  @FXML private VBox time;
  @FXML private TextArea details;

  private final ViewTexts texts;
  private final RecordingViewModel model;
  private final Navigation navigation;
  private final Commands commands;
  private final LazyValue<Parent> node = new LazyValue<>(() -> Fxml.load(this, "recording.fxml"));

  RecordingView(RecordingViewModel model, Navigation navigation, ViewTexts texts) {
    this.model = model;
    this.navigation = navigation;
    this.texts = texts;
    commands = Commands.ofView(texts, texts.of("title"));
    addCommands();
  }

  /// Returns the view for the dock.
  public static Stream<DockView> of(
      RecordingLoader files, PlanFiles planFiles, Dialogs dialogs, Navigation navigation) {
    var texts = new ViewTexts(RecordingView.class);
    var model = new RecordingViewModel(files.shown(), planFiles, dialogs, texts);
    var view = new RecordingView(model, navigation, texts);
    return Stream.of(
        DockView.of(ViewId.RECORDING, texts, Feather.FILM, "editor", view.node)
            .offering(view.commands));
  }

  private void addCommands() {
    commands.add("recording.replay", this::replay).icon(Feather.PLAY).when(isKnown()).done();
    commands
        .add("recording.copy", this::copy)
        .key("Shortcut+C")
        .icon(Feather.COPY)
        .when(isKnown())
        .done();
  }

  private BooleanBinding isKnown() {
    return Bindings.createBooleanBinding(
        () -> model.statistics().getValue().isPresent(), model.statistics());
  }

  @FXML
  private void replay() {
    if (model.replay()) {
      navigation.show(ViewId.PLAN);
    }
  }

  @FXML
  private void choose() {
    model.choose();
  }

  @FXML
  private void guide() {
    navigation.showPage(RecordingLoader.PAGE);
  }

  @FXML
  private void initialize() {
    nothing.textProperty().bind(model.nothing());
    show(nothingBox, nothing.textProperty().isNotEmpty());
    show(content, nothing.textProperty().isEmpty());
    headline.textProperty().bind(model.headline());
    amounts.textProperty().bind(model.amounts());
    rates.textProperty().bind(model.rates());
    show(rates, content.heightProperty().greaterThan(LOW));
    CommandControls.bind(copy, commands.get("recording.copy"));
    bindParts();
    var ofStatements = new RecordingTable<>(statements, texts);
    var ofTransactions = new RecordingTable<>(transactions, texts);
    var pane = new ActivityPane(texts);
    time.getChildren().setAll(pane);
    VBox.setVgrow(pane, Priority.ALWAYS);
    model
        .statistics()
        .subscribe(found ->
            found.ifPresent(it -> {
              ofStatements.show(RecordingColumn.ofStatements(it), it.statements());
              ofTransactions.show(RecordingColumn.ofTransactions(it), it.transactions());
              pane.show(it.activity());
              listFindings(it);
              fit(ofStatements, ofTransactions);
            }));
    for (TableView<?> each : List.of(statements, transactions)) {
      each.addEventHandler(KeyEvent.KEY_PRESSED, commands::execute);
      each.widthProperty().subscribe(() -> fit(ofStatements, ofTransactions));
      each.getSelectionModel().selectedItemProperty().subscribe(this::showDetails);
    }
    amounts.fontProperty().subscribe(() -> fit(ofStatements, ofTransactions));
  }

  private void fit(RecordingTable<?>... tables) {
    for (RecordingTable<?> each : tables) {
      each.fit(amounts.getFont().getSize());
    }
  }

  private void bindParts() {
    Map<RecordingPart, ToggleButton> buttons =
        Map.of(
            RecordingPart.STATEMENTS,
            statementsButton,
            RecordingPart.TRANSACTIONS,
            transactionsButton,
            RecordingPart.FINDINGS,
            findingsButton,
            RecordingPart.TIME,
            timeButton);
    buttons.forEach((part, button) -> {
      button.textProperty().bind(model.title(part));
      button.setOnAction(_ -> {
        model.part().set(part);
        button.setSelected(true); // a click on the chosen button would deselect it
      });
      model.part().subscribe(now -> button.setSelected(now == part));
    });
    show(statements, model.part().isEqualTo(RecordingPart.STATEMENTS));
    show(transactions, model.part().isEqualTo(RecordingPart.TRANSACTIONS));
    show(findingsBox, model.part().isEqualTo(RecordingPart.FINDINGS));
    show(time, model.part().isEqualTo(RecordingPart.TIME));
    show(
        details,
        model
            .part()
            .isEqualTo(RecordingPart.STATEMENTS)
            .or(model.part().isEqualTo(RecordingPart.TRANSACTIONS)));
    model.part().subscribe(this::showDetails);
  }

  private static void show(Node each, BooleanBinding condition) {
    each.visibleProperty().bind(condition);
    each.managedProperty().bind(condition);
  }

  /// Shows the whole texts of the selected line.
  private void showDetails() {
    details.setText(
        switch (model.part().get()) {
          case STATEMENTS ->
              Optional.ofNullable(statements.getSelectionModel().getSelectedItem())
                  .map(StatementFigures::sql)
                  .orElse("");
          case TRANSACTIONS ->
              Optional.ofNullable(transactions.getSelectionModel().getSelectedItem())
                  .map(each -> String.join("\n\n", each.statements()))
                  .orElse("");
          case FINDINGS, TIME -> "";
        });
  }

  private void listFindings(RecordingStatistics found) {
    List<? extends Node> lines =
        found.findings().stream()
            .limit(MOST_FINDINGS)
            .map(each -> new FindingLine(each, () -> select(each)))
            .toList();
    findings.getChildren().setAll(lines.isEmpty() ? List.of(none()) : lines);
  }

  private Label none() {
    var label = new Label(texts.of("findings.none"));
    label.setWrapText(true);
    label.getStyleClass().add("muted");
    return label;
  }

  /// Selects the statement of a finding.
  private void select(RecordingFinding finding) {
    model.part().set(RecordingPart.STATEMENTS);
    statements.getItems().stream()
        .filter(each -> each.sql().equals(finding.sql()))
        .findFirst()
        .ifPresent(each -> {
          statements.getSelectionModel().clearSelection();
          statements.getSelectionModel().select(each);
          statements.scrollTo(each);
        });
  }

  private void copy() {
    SystemClipboard.text(
        model.text(
            statements.getSelectionModel().getSelectedItems(),
            transactions.getSelectionModel().getSelectedItems()));
  }
}
