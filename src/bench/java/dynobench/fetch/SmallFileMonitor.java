package dynobench.fetch;

import java.nio.ByteBuffer;
import org.eclipse.aether.spi.connector.transport.TransportListener;
import org.eclipse.aether.transfer.TransferCancelledException;

/// Observes a transfer into memory. Cancels it if its thread is interrupted, or if the file is too
/// large.
final class SmallFileMonitor extends TransportListener {
  /// Limit on the size, about forty times that of the longest known list of versions.
  private static final int MOST_BYTES = 4_000_000;

  private long here;

  @Override
  public void transportProgressed(ByteBuffer data) throws TransferCancelledException {
    if (Thread.currentThread().isInterrupted()) {
      throw new TransferCancelledException("cancelled");
    }
    here += data.remaining();
    if (here > MOST_BYTES) {
      throw new TransferCancelledException("it sends more than 4 MB: another file");
    }
  }
}
