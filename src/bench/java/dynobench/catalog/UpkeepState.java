package dynobench.catalog;

/// State of an engine's maintenance, on the day when it was checked.
public enum UpkeepState {
  /// A release in the last three years.
  ACTIVE,
  /// Releases with fixes only, as the makers say.
  MAINTENANCE,
  /// No release in the last three years, and no announcement of an end.
  DORMANT,
  /// The makers have announced the end: no more releases.
  RETIRED
}
