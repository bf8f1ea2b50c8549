package dynobench.ui.tasks;

import dynobench.preflight.PermissionRequest;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// Questions to the user; tests answer them without a window.
public interface Dialogs {
  /// Asks for a file to write. A suggested path also sets the initial folder, which is otherwise
  /// the one used last.
  ///
  /// @param name suggested file name with its extension, or a whole path
  /// @return the file; empty when the user cancels
  Optional<Path> save(String title, String name);

  /// Asks for a file to read.
  ///
  /// @param extensions accepted file extensions, without dots
  /// @return the file; empty when the user cancels
  Optional<Path> open(String title, List<String> extensions);

  /// Asks for a name until it was used or the user cancels.
  ///
  /// @param question label of the field
  void name(String title, String question, NameUse use);

  /// Asks for a number.
  ///
  /// @return the number; empty when the user cancels
  OptionalInt number(NumberQuestion question);

  /// Asks whether a run may use SQL and flags that can run commands, load code or write files.
  ///
  /// @param requests all that the user has not permitted yet
  boolean permits(List<PermissionRequest> requests);

  /// Asks for consent to an action that is harmless but uses the user's resources, such as network
  /// and disk.
  ///
  /// @param yes label of the button that agrees
  boolean agrees(String title, String question, String yes);
}
