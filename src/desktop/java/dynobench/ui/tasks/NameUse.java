package dynobench.ui.tasks;

import java.util.function.Consumer;

/// Purpose for which the user is asked for a name.
public interface NameUse {
  /// Returns why a name is invalid, as a sentence; empty when it may be used. Called with each
  /// typed character, so it uses no disk.
  String objection(String name);

  /// Uses a name in the background.
  ///
  /// @param ended receives the reason why it can't be used, or an empty text once it was used
  void use(String name, Consumer<String> ended);
}
