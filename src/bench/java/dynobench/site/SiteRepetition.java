package dynobench.site;

import dynobench.comparison.RepeatedRatios;
import java.util.Optional;

/// Repetition of a run by another run of the site.
///
/// @param id name of the repetition on the site
/// @param agreeing number of ratios that agree
/// @param compared number of ratios with enough rounds to tell
record SiteRepetition(String id, long agreeing, long compared) {
  /// Returns the result of a comparison; empty if the rounds are too few to tell.
  static Optional<SiteRepetition> of(String id, RepeatedRatios ratios) {
    long compared = ratios.ratios().stream().filter(it -> it.agrees().isPresent()).count();
    return compared == 0
        ? Optional.empty()
        : Optional.of(new SiteRepetition(id, ratios.agreeing(), compared));
  }

  boolean isContradiction() {
    return agreeing < compared;
  }

  String sentence() {
    return "The repetition %s agrees in %,d of %,d ratios.".formatted(id, agreeing, compared);
  }
}
