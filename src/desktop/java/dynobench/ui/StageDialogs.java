package dynobench.ui;

import dynobench.files.UserHome;
import dynobench.preflight.PermissionRequest;
import dynobench.ui.tasks.Dialogs;
import dynobench.ui.widgets.ViewTexts;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.scene.control.Alert;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextInputDialog;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/// Dialogs of a window: those of the system for files, and its own for permissions.
record StageDialogs(Stage owner, ViewTexts texts, LastFolder last) implements Dialogs {
  private static final int MOST_ROWS = 12;
  private static final double GAP = 12;
  private static final double WIDTH = 620;

  StageDialogs(Stage owner, ViewTexts texts) {
    this(owner, texts, new LastFolder(UserHome.folder()));
  }

  @Override
  public Optional<Path> save(String title, String name) {
    Path wanted = Path.of(name);
    FileChooser chooser =
        chooser(title, List.of(name.substring(name.lastIndexOf('.') + 1)), last.of(wanted));
    chooser.setInitialFileName(wanted.getFileName().toString());
    return chosen(chooser.showSaveDialog(owner));
  }

  @Override
  public Optional<Path> open(String title, List<String> extensions) {
    return chosen(chooser(title, extensions, last.now()).showOpenDialog(owner));
  }

  private Optional<Path> chosen(@Nullable File answer) {
    Optional<Path> file = Optional.ofNullable(answer).map(File::toPath);
    file.ifPresent(last::use);
    return file;
  }

  @Override
  public Optional<String> name(String title, String question) {
    var dialog = new TextInputDialog();
    dialog.setTitle(texts.of("window.title"));
    dialog.setHeaderText(title);
    dialog.setContentText(question);
    dialog.getEditor().setAccessibleText(question);
    dialog.initOwner(owner);
    return dialog.showAndWait().map(String::strip).filter(each -> !each.isEmpty());
  }

  /// Shows all flags, however many. Both Enter and Escape refuse.
  @Override
  public boolean permits(List<PermissionRequest> flags) {
    var yes = new ButtonType(texts.of("permit.yes"), ButtonData.OTHER);
    var no = new ButtonType(texts.of("permit.no"), ButtonData.CANCEL_CLOSE);
    var dialog = new Alert(Alert.AlertType.WARNING, texts.of("permit.question"), yes, no);
    dialog.setTitle(texts.of("window.title"));
    dialog.setHeaderText(texts.of("permit.title"));
    dialog.initOwner(owner);
    var list =
        new TextArea(
            flags.stream().map(PermissionRequest::sentence).collect(Collectors.joining("\n")));
    list.setEditable(false);
    list.setWrapText(true);
    list.setAccessibleText(texts.of("permit.list"));
    list.setPrefRowCount(Math.min(MOST_ROWS, 2 * flags.size()));
    var question = new Label(texts.of("permit.question"));
    question.setWrapText(true);
    dialog.getDialogPane().setContent(new VBox(GAP, list, question));
    dialog.getDialogPane().setPrefWidth(WIDTH);
    var harmless = (Button) dialog.getDialogPane().lookupButton(no);
    harmless.setDefaultButton(true);
    dialog.setOnShown(_ -> harmless.requestFocus());
    return dialog.showAndWait().filter(yes::equals).isPresent();
  }

  @Override
  public boolean agrees(String title, String question, String yes) {
    var agree = new ButtonType(yes, ButtonData.OK_DONE);
    var no = new ButtonType(texts.of("permit.no"), ButtonData.CANCEL_CLOSE);
    var dialog = new Alert(Alert.AlertType.CONFIRMATION, question, agree, no);
    dialog.setTitle(texts.of("window.title"));
    dialog.setHeaderText(title);
    dialog.initOwner(owner);
    dialog.getDialogPane().setPrefWidth(WIDTH);
    return dialog.showAndWait().filter(agree::equals).isPresent();
  }

  private static FileChooser chooser(String title, List<String> extensions, Path folder) {
    var chooser = new FileChooser();
    chooser.setTitle(title);
    chooser.setInitialDirectory(folder.toFile());
    List<String> patterns = extensions.stream().map(each -> "*." + each).toList();
    chooser
        .getExtensionFilters()
        .add(new FileChooser.ExtensionFilter(String.join(", ", patterns), patterns));
    return chooser;
  }
}
