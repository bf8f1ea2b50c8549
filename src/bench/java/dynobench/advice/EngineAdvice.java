package dynobench.advice;

import java.util.List;
import java.util.Map;

/// Answer on one engine that keeps all promises.
///
/// @param mode engine and mode, as plans name it
/// @param title name of the mode
/// @param medians medians of the measured figures, with their units
/// @param better titles of the engines that beat it; empty for an engine on the front
public record EngineAdvice(
    String mode,
    String title,
    Map<AdviceFigure, String> medians,
    List<String> better,
    List<AdviceSentence> sentences) {
  public EngineAdvice {
    medians = Map.copyOf(medians);
    better = List.copyOf(better);
    sentences = List.copyOf(sentences);
  }

  /// Returns whether no other engine beats this one.
  public boolean isOnFront() {
    return better.isEmpty();
  }

  /// Returns the median of a figure, with its unit; a dash if the figure was not measured.
  public String cell(AdviceFigure figure) {
    return medians.getOrDefault(figure, "\u2013");
  }

  /// Returns the place of the engine among the others, as a sentence.
  public String place() {
    return isOnFront()
        ? "No other engine beats it."
        : "Beaten by %s: clearly better in some figures, clearly worse in none."
            .formatted(String.join(", ", better));
  }
}
