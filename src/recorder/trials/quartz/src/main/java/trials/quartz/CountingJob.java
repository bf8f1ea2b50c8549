package trials.quartz;

import java.util.concurrent.atomic.AtomicInteger;
import org.quartz.DisallowConcurrentExecution;
import org.quartz.Job;
import org.quartz.JobDataMap;
import org.quartz.JobExecutionContext;
import org.quartz.PersistJobDataAfterExecution;

/// Counts its executions in the database.
@DisallowConcurrentExecution
@PersistJobDataAfterExecution
public final class CountingJob implements Job {
  private static final AtomicInteger EXECUTIONS = new AtomicInteger();

  static int executions() {
    return EXECUTIONS.get();
  }

  @Override
  public void execute(JobExecutionContext context) {
    JobDataMap data = context.getJobDetail().getJobDataMap();
    int count = data.getInt("count") + 1;
    data.put("count", count);
    data.put("note", "executed " + count + " times");
    EXECUTIONS.incrementAndGet();
  }
}
