package dynobench.run;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// A request to stop, from any thread.
public final class Cancellation {
  private final CountDownLatch requested = new CountDownLatch(1);

  /// Asks the run to stop; asking twice does no harm.
  public void request() {
    requested.countDown();
  }

  public boolean isRequested() {
    return requested.getCount() == 0;
  }

  /// Waits for a request.
  ///
  /// @return whether there was one within the time
  public boolean await(long millis) throws InterruptedException {
    return requested.await(millis, TimeUnit.MILLISECONDS);
  }
}
