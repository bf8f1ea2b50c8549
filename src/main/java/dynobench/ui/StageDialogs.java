package dynobench.ui;

import dynobench.ui.desk.FileDialogs;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.stage.FileChooser;
import javafx.stage.Stage;

/// The system's own file dialogs.
record StageDialogs(Stage owner) implements FileDialogs {
  @Override
  public Optional<Path> save(String title, String name) {
    FileChooser chooser = chooser(title, List.of(name.substring(name.lastIndexOf('.') + 1)));
    chooser.setInitialFileName(name);
    return Optional.ofNullable(chooser.showSaveDialog(owner)).map(File::toPath);
  }

  @Override
  public Optional<Path> open(String title, List<String> extensions) {
    return Optional.ofNullable(chooser(title, extensions).showOpenDialog(owner)).map(File::toPath);
  }

  private static FileChooser chooser(String title, List<String> extensions) {
    var chooser = new FileChooser();
    chooser.setTitle(title);
    List<String> patterns = extensions.stream().map(each -> "*." + each).toList();
    chooser
        .getExtensionFilters()
        .add(new FileChooser.ExtensionFilter(String.join(", ", patterns), patterns));
    return chooser;
  }
}
