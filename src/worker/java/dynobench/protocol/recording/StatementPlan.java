package dynobench.protocol.recording;

import dynobench.recording.ReplayText;
import dynobench.recording.StatementText;
import dynobench.recording.Translation;
import dynobench.recording.Translations;
import java.util.Optional;

/// What a replay does with a recorded statement.
sealed interface StatementPlan {
  /// The replay runs a text.
  ///
  /// @param keyed text that inserts the recorded key of a row explicitly
  record Run(ReplayText text, Optional<ReplayText> keyed) implements StatementPlan {
    /// Returns the text for an execution.
    ///
    /// @param hasKey whether the recorded keys of the rows are known
    ReplayText text(boolean hasKey) {
      return hasKey ? keyed.orElse(text) : text;
    }
  }

  /// The replay leaves the statement out.
  record LeaveOut(ResultVerdict verdict, String reason) implements StatementPlan {}

  static StatementPlan of(StatementText text, Translations translations) {
    if (UnsafeStatements.isShutdown(text.sql())) {
      return new LeaveOut(ResultVerdict.NOT_COMPARED, "the replay closes the database itself");
    }
    Optional<String> unsafe = UnsafeStatements.reason(text.sql());
    if (unsafe.isPresent()) {
      return new LeaveOut(ResultVerdict.SKIPPED, unsafe.get());
    }
    Optional<Translation> translation = translations.of(text);
    if (translation.isEmpty()) {
      return new Run(ReplayText.of(text.sql()), Optional.empty());
    }
    return switch (translation.get()) {
      case Translation.Text(ReplayText own, Optional<ReplayText> keyed) -> run(own, keyed);
      case Translation.Untranslatable(String reason) ->
          new LeaveOut(ResultVerdict.UNTRANSLATABLE, reason);
      case Translation.Elsewhere(String where) -> new LeaveOut(ResultVerdict.SAME, where);
      case Translation.OwnSetting(String reason) ->
          new LeaveOut(ResultVerdict.NOT_COMPARED, reason);
    };
  }

  private static StatementPlan run(ReplayText text, Optional<ReplayText> keyed) {
    Optional<String> unsafe = UnsafeStatements.reason(text.sql());
    return unsafe.isPresent()
        ? new LeaveOut(ResultVerdict.SKIPPED, unsafe.get())
        : new Run(text, keyed);
  }
}
