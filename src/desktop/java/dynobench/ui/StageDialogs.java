package dynobench.ui;

import dynobench.files.UserHome;
import dynobench.preflight.PermissionRequest;
import dynobench.ui.tasks.Dialogs;
import dynobench.ui.tasks.NameUse;
import dynobench.ui.tasks.NumberQuestion;
import dynobench.ui.widgets.ViewTexts;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.stage.FileChooser;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/// Dialogs of a window: those of the system for files, and its own for names, numbers, permissions
/// and confirmations. Each one blocks until it is closed.
record StageDialogs(Stage owner, ViewTexts texts, LastFolder last) implements Dialogs {
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
  public void name(String title, String question, NameUse use) {
    new NameDialog(owner, title, question, texts, use).show();
  }

  @Override
  public OptionalInt number(NumberQuestion question) {
    return new NumberDialog(owner, texts, question).ask();
  }

  @Override
  public boolean permits(List<PermissionRequest> requests) {
    return new PermissionDialog(owner, new PermissionText(requests, texts), texts).isPermitted();
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
