package dynobench.ui.progress;

import java.time.Duration;

/// Does something on the user interface's thread after a while. A test decides when that is.
@FunctionalInterface
interface Later {
  void in(Duration delay, Runnable task);
}
