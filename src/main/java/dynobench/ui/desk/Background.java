package dynobench.ui.desk;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// Does what takes long away from the user interface's thread, and comes back to it with the
/// outcome. Tests give `Runnable::run` for both executors.
public final class Background {
  private final Executor workers;
  private final Executor ui;
  private final ObservableList<Job> jobs = FXCollections.observableArrayList();

  public Background(Executor workers, Executor ui) {
    this.workers = workers;
    this.ui = ui;
  }

  /// What a job does, on a worker's thread.
  @FunctionalInterface
  public interface Work<T> {
    T of(Job.Report report) throws Exception;
  }

  /// Starts a job. It is listed until the user, or a later job, clears it away.
  ///
  /// @param title what it does, for the list of jobs
  /// @param done hears the outcome, on the user interface's thread
  /// @param failed hears why there is none, there too; the job tells it as well
  public <T> Job start(String title, Work<T> work, Consumer<T> done, Consumer<Job.Failure> failed) {
    var job = new Job(title);
    jobs.removeIf(Job::isDone);
    jobs.add(job);
    workers.execute(() -> run(job, work, done, failed));
    return job;
  }

  /// The jobs that go on, and those that failed and wait to be read.
  public ObservableList<Job> jobs() {
    return jobs;
  }

  private <T> void run(Job job, Work<T> work, Consumer<T> done, Consumer<Job.Failure> failed) {
    try {
      T outcome = work.of(job.report(ui));
      ui.execute(() -> {
        job.finish();
        jobs.remove(job);
        done.accept(outcome);
      });
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      ui.execute(() -> fail(job, e, failed));
    } catch (Exception e) {
      ui.execute(() -> fail(job, e, failed));
    }
  }

  private static void fail(Job job, Exception e, Consumer<Job.Failure> failed) {
    var failure = Job.Failure.of(e);
    job.fail(failure);
    failed.accept(failure);
  }
}
