package dynobench.ui.desk;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// Does what takes long away from the user interface's thread, and comes back to it with the
/// outcome. Tests give `Runnable::run` for both executors, which belong to whoever made them.
public final class Background {
  private static final String CLOSING = "Not begun: the window is closing.";
  private static final String CANCELLED = "Cancelled before it began.";

  private final Executor workers;
  private final Executor storing;
  private final Executor ui;
  private final ObservableList<Job> jobs = FXCollections.observableArrayList();
  private final List<Job> undertaken = new ArrayList<>();
  private final List<Job> stored = new ArrayList<>();
  private boolean closed;

  public Background(Executor workers, Executor ui) {
    this.workers = workers;
    storing = new Sequence(workers);
    this.ui = ui;
  }

  /// What a job does, on a worker's thread.
  @FunctionalInterface
  public interface Work<T> {
    T of(Job.Report report) throws Exception;
  }

  /// Starts a job. It is listed while it goes on, and when it has failed until the user clears it
  /// away. Exactly one of `done` and `failed` is called, on the user interface's thread; what they
  /// throw fails the job, so that it is seen. Closing doesn't wait for it: it is one that reads.
  ///
  /// @param title what it does, for the list of jobs
  /// @param done hears the outcome
  /// @param failed hears why there is none, also when the job was cancelled before it began
  public <T> Job start(String title, Work<T> work, Consumer<T> done, Consumer<Job.Failure> failed) {
    return start(workers, new Job(title), work, done, failed);
  }

  /// Starts a job that would leave something behind if it were broken off, such as a process or
  /// half a file: closing asks it to stop, and waits until it has.
  public <T> Job undertake(
      String title, Work<T> work, Consumer<T> done, Consumer<Job.Failure> failed) {
    var job = new Job(title);
    keep(undertaken, job);
    return start(workers, job, work, done, failed);
  }

  private <T> Job start(
      Executor executor, Job job, Work<T> work, Consumer<T> done, Consumer<Job.Failure> failed) {
    jobs.add(job);
    if (closed) {
      job.workEnded();
      fail(job, new RejectedExecutionException(CLOSING), failed);
      return job;
    }
    try {
      executor.execute(() -> run(job, work, done, failed));
    } catch (RejectedExecutionException e) {
      job.workEnded();
      fail(job, new RejectedExecutionException(CLOSING, e), failed);
    }
    return job;
  }

  /// Starts a job that stores what the user wrote: closing waits for it and doesn't cancel it. Such
  /// jobs follow each other, so that of two that write the same file the last one stands there.
  public <T> Job store(String title, Work<T> work, Consumer<T> done, Consumer<Job.Failure> failed) {
    var job = new Job(title);
    keep(stored, job);
    return start(storing, job, work, done, failed);
  }

  private void keep(List<Job> kept, Job job) {
    kept.removeIf(each -> !jobs.contains(each));
    kept.add(job);
  }

  /// The jobs that go on, and those that failed and wait to be read.
  public ObservableList<Job> jobs() {
    return jobs;
  }

  /// Takes the failed jobs off the list.
  public void clearFailed() {
    jobs.removeIf(job -> job.state().get() == Job.State.FAILED);
  }

  /// Starts nothing any more, asks every job to stop that stores nothing, and waits until the work
  /// is over of those that store something or would leave something behind.
  ///
  /// @return whether it was within the time; what then still goes on is the executor's to end
  public boolean close(Duration limit) throws InterruptedException {
    closed = true;
    jobs.stream().filter(job -> !stored.contains(job)).forEach(Job::cancel);
    long end = System.nanoTime() + limit.toNanos();
    boolean all = true;
    for (Job job : Stream.concat(undertaken.stream(), stored.stream()).toList()) {
      all &= job.awaitWork(end - System.nanoTime());
    }
    return all;
  }

  private <T> void run(Job job, Work<T> work, Consumer<T> done, Consumer<Job.Failure> failed) {
    T outcome;
    try {
      if (job.isCancelled()) {
        throw new CancellationException(CANCELLED);
      }
      outcome = work.of(job.report(ui));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      ui.execute(() -> fail(job, e, failed));
      return;
    } catch (Exception | Error e) { // an error too: whoever waits for the outcome must hear of it
      ui.execute(() -> fail(job, e, failed));
      return;
    } finally {
      job.workEnded();
    }
    ui.execute(() -> finish(job, outcome, done));
  }

  private <T> void finish(Job job, T outcome, Consumer<T> done) {
    try {
      done.accept(outcome);
      job.finish();
      jobs.remove(job);
    } catch (RuntimeException e) {
      job.fail(Job.Failure.of(e));
    }
  }

  private void fail(Job job, Throwable why, Consumer<Job.Failure> failed) {
    var failure = Job.Failure.of(why);
    if (job.wasStoppedBy(why)) {
      job.finish();
      jobs.remove(job);
    } else {
      job.fail(failure);
    }
    try {
      failed.accept(failure);
    } catch (RuntimeException e) {
      e.addSuppressed(why);
      job.fail(Job.Failure.of(e));
    }
  }
}
