package dynobench.ui.progress;

import java.time.Duration;

/// Delayed execution on the user interface's thread. A test decides when it happens.
@FunctionalInterface
interface DelayedExecutor {
  void in(Duration delay, Runnable task);
}
