package dynobench.profiling;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.locks.LockSupport;

/// Thread that looks at the working threads about 500 times a second and counts how often each was
/// blocked, and where. The looks come at random intervals, so that they cannot follow the rhythm of
/// the work. A look at a blocked thread does not disturb it.
final class BlockedThreadSampler implements AutoCloseable {
  /// Counted looks.
  ///
  /// @param ticks looks at single threads
  /// @param blocked number of looks that found a thread blocked, by its call and stack
  record Looks(long ticks, Map<WorkingThread.Blocked, Integer> blocked) {
    Looks {
      blocked = Map.copyOf(blocked);
    }
  }

  private static final long SHORTEST_NANOS = 1_000_000;
  private static final long LONGEST_NANOS = 3_000_000;

  /// Maximum number of threads in one look, to limit its time.
  private static final int MOST_THREADS = 4;

  private static final long JOIN_MILLIS = 2_000;

  private final SplittableRandom random;
  private final Thread thread;
  private List<WorkingThread> working = List.of();
  private Map<WorkingThread.Blocked, Integer> blocked = new HashMap<>();
  private long ticks;
  private int next;
  private volatile boolean ended;

  BlockedThreadSampler(long seed) {
    this.random = new SplittableRandom(seed);
    this.thread = Thread.ofPlatform().name("dynobench-profiler").daemon().start(this::look);
  }

  /// Begins to look at threads. The sampler closes them.
  synchronized void begin(List<WorkingThread> threads) {
    working = List.copyOf(threads);
    blocked = new HashMap<>();
    ticks = 0;
    notifyAll();
  }

  /// Ends the looks at the threads, and returns what was counted.
  synchronized Looks end() {
    working.forEach(WorkingThread::close);
    working = List.of();
    return new Looks(ticks, blocked);
  }

  private void look() {
    try {
      while (!ended) {
        LockSupport.parkNanos(random.nextLong(SHORTEST_NANOS, LONGEST_NANOS));
        lookOnce();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // closed
    }
  }

  private synchronized void lookOnce() throws InterruptedException {
    while (working.isEmpty() && !ended) {
      wait();
    }
    for (int i = 0; i < Math.min(MOST_THREADS, working.size()); i++) {
      next = (next + 1) % working.size();
      working.get(next).blocked().ifPresent(found -> blocked.merge(found, 1, Integer::sum));
      ticks++;
    }
  }

  /// Ends the thread, and waits for its end.
  @Override
  public void close() {
    ended = true;
    synchronized (this) {
      end();
      notifyAll();
    }
    try {
      thread.join(JOIN_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
