package dynobench.run;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Request to cancel, from any thread.
public final class Cancellation {
  private final CountDownLatch requested = new CountDownLatch(1);

  /// Requests the run to stop; repeated requests have no further effect.
  public void request() {
    requested.countDown();
  }

  public boolean isRequested() {
    return requested.getCount() == 0;
  }

  /// Waits for a request.
  ///
  /// @return whether one was made within the time
  public boolean await(long millis) throws InterruptedException {
    return requested.await(millis, TimeUnit.MILLISECONDS);
  }
}
