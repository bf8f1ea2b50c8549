package dynobench.promise;

import java.util.Locale;
import java.util.Optional;

/// One answer: what a mode promises to keep, and what was found.
///
/// @param tested empty where nobody has tried
public record Statement(Kept promised, Optional<Tested> tested) {
  /// How sure it is.
  public enum State {
    PROMISED,
    TESTED,
    REFUTED
  }

  /// Nobody has tried.
  public static Statement promised(Kept kept) {
    return new Statement(kept, Optional.empty());
  }

  public State state() {
    return tested
        .map(it -> it.found().isWorseThan(promised) ? State.REFUTED : State.TESTED)
        .orElse(State.PROMISED);
  }

  /// What to count on: a promise that doesn't hold counts as what was found.
  public Kept kept() {
    return tested
        .map(Tested::found)
        .filter(found -> promised == Kept.UNSTATED || found.isWorseThan(promised))
        .orElse(promised);
  }

  /// For files: what to count on, and how sure it is, such as `until-close, tested`.
  public String text() {
    return (kept() + ", " + state()).toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// All of it in a line, such as `everything acknowledged: promised, and tested 20 times, all
  /// there (version 2.7.4, ext4, 2026-11-22)`.
  public String words() {
    if (tested.isEmpty()) {
      return promised == Kept.UNSTATED ? promised.words() : promised.words() + " (promised)";
    }
    Tested it = tested.get();
    String how =
        switch (state()) {
          case REFUTED ->
              "it promises %s, which is refuted: tested %s".formatted(promised.words(), it.words());
          case PROMISED, TESTED -> "tested " + it.words();
        };
    return "%s (%s; %s)".formatted(kept().words(), how, it.provenance());
  }
}
