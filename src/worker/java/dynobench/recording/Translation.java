package dynobench.recording;

import java.util.Optional;

/// What a replay does instead of a recorded statement.
public sealed interface Translation {
  /// The replay runs another text.
  ///
  /// @param keyed text that inserts the recorded key of a row explicitly; empty if the engine
  ///   generates it
  record Text(ReplayText text, Optional<ReplayText> keyed) implements Translation {
    /// Returns the translation of a statement that inserts no recorded key.
    public static Text of(ReplayText text) {
      return new Text(text, Optional.empty());
    }
  }

  /// The statement has no form in the engine's dialect.
  record Untranslatable(String reason) implements Translation {}

  /// Other statements of the replay do its work.
  record Elsewhere(String where) implements Translation {}

  /// The statement concerns the recorded engine only, such as one of its settings.
  record OwnSetting(String reason) implements Translation {}
}
