package dynobench.fetch;

import dynobench.catalog.Artifact;

/// Hears how far fetching has come. Called often, on the thread that fetches.
public interface Progress {
  /// @param bytes of the artifact that are here, those of an earlier attempt included
  void at(Artifact artifact, long bytes);

  /// Somebody else fetches, and has to be waited for. Called again and again meanwhile.
  default void waiting() {}
}
