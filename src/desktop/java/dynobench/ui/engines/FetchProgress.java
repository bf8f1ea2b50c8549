package dynobench.ui.engines;

import dynobench.catalog.Artifact;
import dynobench.fetch.DownloadProgress;
import dynobench.ui.tasks.BackgroundTask;
import dynobench.ui.widgets.ViewTexts;

/// Progress of fetching several files: the bytes of all of them that are here. Interrupts the
/// fetching if the user cancelled it. Files received so far are kept, and the next attempt
/// continues with them. Confined to the fetching thread.
final class FetchProgress implements DownloadProgress {
  private static final ViewTexts TEXTS = new ViewTexts(FetchProgress.class);

  /// Precision of the reported size. Sources report far more often.
  private static final long STEP_BYTES = 100_000;

  private final long all;
  private final BackgroundTask.Report report;
  private long before;
  private long ofFile;
  private long told = -1;

  /// Creates the progress.
  ///
  /// @param all bytes of all files
  FetchProgress(long all, BackgroundTask.Report report) {
    this.all = all;
    this.report = report;
  }

  /// Begins the next file; those before are here.
  void begin(Artifact file) {
    before += ofFile;
    ofFile = file.bytes();
    tell(before);
  }

  @Override
  public void at(Artifact artifact, long bytes) {
    tell(before + bytes);
    stopIfAsked();
  }

  @Override
  public void waiting() {
    told = -1;
    report.stage(TEXTS.of("get.waiting"));
    stopIfAsked();
  }

  private void tell(long bytes) {
    report.fraction((double) bytes / all);
    if (bytes / STEP_BYTES != told || bytes == all) {
      told = bytes / STEP_BYTES;
      report.stage(TEXTS.of("get.progress", Artifact.megabytes(bytes), Artifact.megabytes(all)));
    }
  }

  private void stopIfAsked() {
    if (report.cancellation().isRequested()) {
      Thread.currentThread().interrupt();
    }
  }
}
