package trials.quartz;

import java.util.concurrent.atomic.AtomicInteger;
import org.quartz.Job;
import org.quartz.JobExecutionContext;

/// Works for some milliseconds.
public final class ShortJob implements Job {
  private static final AtomicInteger EXECUTIONS = new AtomicInteger();

  static int executions() {
    return EXECUTIONS.get();
  }

  @Override
  public void execute(JobExecutionContext context) {
    QuartzTrial.sleep(EXECUTIONS.incrementAndGet() % 10);
  }
}
