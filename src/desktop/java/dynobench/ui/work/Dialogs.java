package dynobench.ui.work;

import dynobench.preflight.Unusual;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Asks the user; tests answer instead.
public interface Dialogs {
  /// @param name that is suggested, with its extension; where it is a whole path, the user begins
  ///   in that folder, else in the one that was used last
  /// @return empty when the user thought better of it
  Optional<Path> save(String title, String name);

  /// @param extensions of the files that are meant, without dots
  Optional<Path> open(String title, List<String> extensions);

  /// @param question what is to be typed
  /// @return empty when the user thought better of it
  Optional<String> name(String title, String question);

  /// Whether a run may use flags that can run commands, load code or write files.
  ///
  /// @param flags all of them, with the reason for each
  boolean permits(List<Unusual> flags);

  /// Whether something shall be done that is no danger, but takes what belongs to the user, such as
  /// network and disk.
  ///
  /// @param yes what doing it is called
  boolean agrees(String title, String question, String yes);
}
