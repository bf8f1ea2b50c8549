package trials.quartz;

import static org.quartz.JobKey.jobKey;
import static org.quartz.TriggerKey.triggerKey;

import java.util.Random;
import org.quartz.JobDataMap;
import org.quartz.Scheduler;
import org.quartz.SchedulerException;
import org.quartz.impl.matchers.GroupMatcher;

/// Changes the jobs of a running scheduler, some times a second.
final class JobChanges {
  private final Scheduler scheduler;
  private final Random random;
  private final int jobs;
  private int added;
  private int deleted;

  JobChanges(Scheduler scheduler, Random random, int jobs) {
    this.scheduler = scheduler;
    this.random = random;
    this.jobs = jobs;
  }

  /// Makes changes for some time, and returns their number.
  int makeFor(int seconds) throws SchedulerException {
    long end = System.nanoTime() + seconds * 1_000_000_000L;
    int changes = 0;
    while (System.nanoTime() < end) {
      change();
      changes++;
      QuartzTrial.sleep(100);
    }
    return changes;
  }

  private void change() throws SchedulerException {
    int number = random.nextInt(jobs);
    String group = QuartzTrial.group(number);
    switch (random.nextInt(7)) {
      case 0 ->
          scheduler.rescheduleJob(
              triggerKey("trigger" + number, group), QuartzTrial.trigger(number));
      case 1 -> {
        scheduler.pauseJob(jobKey("job" + number, group));
        QuartzTrial.sleep(50);
        scheduler.resumeJob(jobKey("job" + number, group));
      }
      case 2 -> {
        scheduler.pauseTriggers(GroupMatcher.groupEquals(group));
        QuartzTrial.sleep(50);
        scheduler.resumeTriggers(GroupMatcher.groupEquals(group));
      }
      case 3 -> add();
      case 4 -> delete();
      case 5 -> list();
      default -> triggerNow(number, group);
    }
  }

  private void add() throws SchedulerException {
    added++;
    int number = jobs + added;
    scheduler.scheduleJob(QuartzTrial.job(number, CountingJob.class), QuartzTrial.trigger(number));
  }

  /// Deletes the oldest of the added jobs.
  private void delete() throws SchedulerException {
    if (deleted < added) {
      deleted++;
      int number = jobs + deleted;
      scheduler.deleteJob(jobKey("job" + number, QuartzTrial.group(number)));
    }
  }

  private void list() throws SchedulerException {
    for (var trigger : scheduler.getTriggerKeys(GroupMatcher.anyGroup())) {
      scheduler.getTriggerState(trigger);
    }
  }

  private void triggerNow(int number, String group) throws SchedulerException {
    var data = new JobDataMap();
    data.put("reason", "asked at " + number);
    scheduler.triggerJob(jobKey("job" + number, group), data);
  }
}
