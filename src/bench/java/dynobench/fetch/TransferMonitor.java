package dynobench.fetch;

import dynobench.catalog.Artifact;
import dynobench.files.IoErrorText;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import org.eclipse.aether.spi.connector.transport.TransportListener;
import org.eclipse.aether.transfer.TransferCancelledException;

/// Observes a transfer: reports its progress and stores its bytes. Cancels it if its thread is
/// interrupted, or if the content has the wrong size. The library itself only stores completed
/// transfers.
final class TransferMonitor extends TransportListener implements AutoCloseable {
  private final Artifact artifact;
  private final FileChannel part;
  private final DownloadProgress progress;
  private long here;

  /// @param into target file; an earlier, incomplete transfer is continued or replaced
  TransferMonitor(Artifact artifact, Path into, DownloadProgress progress) throws IOException {
    this.artifact = artifact;
    this.part = FileChannel.open(into, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    this.progress = progress;
  }

  @Override
  public void transportStarted(long offset, long length) throws TransferCancelledException {
    here = offset;
    keep(() -> part.truncate(offset).position(offset));
    if (length >= 0 && length != artifact.bytes()) {
      throw new TransferCancelledException(
          String.format(
              Locale.ROOT,
              "it sends %,d bytes instead of %,d: a web page, or another file",
              length,
              artifact.bytes()));
    }
    progress.at(artifact, here);
  }

  @Override
  public void transportProgressed(ByteBuffer data) throws TransferCancelledException {
    if (Thread.currentThread().isInterrupted()) {
      throw new TransferCancelledException("cancelled");
    }
    here += data.remaining();
    if (here > artifact.bytes()) {
      throw new TransferCancelledException("it sends more bytes than the file has");
    }
    ByteBuffer bytes = data.duplicate();
    keep(() -> part.write(bytes));
    progress.at(artifact, here);
  }

  /// An operation on a file.
  private interface Writing {
    Object run() throws IOException;
  }

  private static void keep(Writing writing) throws TransferCancelledException {
    try {
      var _ = writing.run();
    } catch (IOException e) {
      throw new TransferCancelledException("it cannot be written here: " + IoErrorText.of(e), e);
    }
  }

  @Override
  public void close() throws IOException {
    part.close();
  }
}
