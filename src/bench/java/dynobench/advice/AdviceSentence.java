package dynobench.advice;

import java.util.Optional;

/// Sentence of an answer on one engine.
///
/// @param run id of the run that the sentence rests on; empty if nothing was measured for it here
public record AdviceSentence(Kind kind, String text, Optional<String> run) {
  /// What a sentence does for the choice.
  public enum Kind {
    FOR("for"),
    AGAINST("against"),
    /// Difference that is not certain.
    UNCLEAR("unclear"),
    /// Statement that no run of this answer has measured.
    UNMEASURED("not measured here");

    private final String words;

    Kind(String words) {
      this.words = words;
    }

    public String words() {
      return words;
    }
  }
}
