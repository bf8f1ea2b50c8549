package dynobench.ui.tasks;

import dynobench.preflight.PermissionRequest;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// User who cancels every dialog.
public class NoDialogs implements Dialogs {
  @Override
  public Optional<Path> save(String title, String name) {
    return Optional.empty();
  }

  @Override
  public Optional<Path> open(String title, List<String> extensions) {
    return Optional.empty();
  }

  @Override
  public void name(String title, String question, NameUse use) {
    // the user cancels
  }

  @Override
  public OptionalInt number(NumberQuestion question) {
    return OptionalInt.empty();
  }

  @Override
  public boolean permits(List<PermissionRequest> requests) {
    return false;
  }

  @Override
  public boolean agrees(String title, String question, String yes) {
    return false;
  }
}
