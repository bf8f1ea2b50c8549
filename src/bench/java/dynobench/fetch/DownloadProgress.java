package dynobench.fetch;

import dynobench.catalog.Artifact;

/// Receives the progress of a download. Called often, on the downloading thread.
public interface DownloadProgress {
  /// Reports the received part of an artifact.
  ///
  /// @param bytes number of bytes that have arrived, including earlier attempts
  void at(Artifact artifact, long bytes);

  /// Reports that another process or thread is fetching. Called repeatedly while waiting.
  default void waiting() {}
}
