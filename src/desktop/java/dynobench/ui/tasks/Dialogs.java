package dynobench.ui.tasks;

import dynobench.preflight.PermissionRequest;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

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
  Optional<Path> open(String title, List<String> extensions);

  /// Asks for a line of text.
  ///
  /// @param question prompt for the text
  /// @return the text; empty when the user cancels
  Optional<String> name(String title, String question);

  /// Asks whether a run may use flags that can run commands, load code or write files.
  ///
  /// @param flags all such flags, each with its reason
  boolean permits(List<PermissionRequest> flags);

  /// Asks for consent to an action that is harmless but uses the user's resources, such as network
  /// and disk.
  ///
  /// @param yes label of the button that agrees
  boolean agrees(String title, String question, String yes);
}
