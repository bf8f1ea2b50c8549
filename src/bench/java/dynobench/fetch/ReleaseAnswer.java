package dynobench.fetch;

/// Answer of the repositories to the question for an artifact's releases.
public sealed interface ReleaseAnswer {
  /// List of the releases.
  record Listed(PublishedReleases releases) implements ReleaseAnswer {}

  /// No list.
  ///
  /// @param reason words that fit after a colon
  record Unreadable(String reason) implements ReleaseAnswer {}
}
