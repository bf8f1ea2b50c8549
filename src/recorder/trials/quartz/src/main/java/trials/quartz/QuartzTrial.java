package trials.quartz;

import static org.quartz.CronScheduleBuilder.cronSchedule;
import static org.quartz.JobBuilder.newJob;
import static org.quartz.SimpleScheduleBuilder.simpleSchedule;
import static org.quartz.TriggerBuilder.newTrigger;

import java.util.Properties;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.quartz.CalendarIntervalScheduleBuilder;
import org.quartz.Job;
import org.quartz.JobDetail;
import org.quartz.ScheduleBuilder;
import org.quartz.Scheduler;
import org.quartz.SchedulerException;
import org.quartz.Trigger;
import org.quartz.impl.StdSchedulerFactory;
import org.quartz.impl.calendar.HolidayCalendar;
import org.quartz.impl.matchers.GroupMatcher;

/// Runs jobs that are kept in a database, and changes them meanwhile. The argument is the duration
/// in seconds.
public final class QuartzTrial {
  private static final int JOBS = 20;
  private static final String HOLIDAYS = "holidays";

  private QuartzTrial() {}

  public static void main(String[] args) throws Exception {
    int seconds = args.length > 0 ? Integer.parseInt(args[0]) : 120;
    var settings = new Properties();
    try (var file = QuartzTrial.class.getResourceAsStream("/quartz.properties")) {
      settings.load(file);
    }
    QuartzTables.create(settings);
    Scheduler scheduler = new StdSchedulerFactory(settings).getScheduler();
    addJobs(scheduler);
    scheduler.start();
    int changes = new JobChanges(scheduler, new Random(1), JOBS).makeFor(seconds);
    int stored = scheduler.getJobKeys(GroupMatcher.anyGroup()).size();
    scheduler.shutdown(true);
    System.out.println(
        "Quartz ran "
            + (CountingJob.executions() + ShortJob.executions())
            + " jobs and made "
            + changes
            + " changes in "
            + seconds
            + " s; "
            + stored
            + " jobs are stored.");
  }

  private static void addJobs(Scheduler scheduler) throws SchedulerException {
    scheduler.addCalendar(HOLIDAYS, new HolidayCalendar(), true, true);
    for (int i = 0; i < JOBS; i++) {
      Class<? extends Job> type = i % 2 == 0 ? CountingJob.class : ShortJob.class;
      scheduler.scheduleJob(job(i, type), trigger(i));
    }
  }

  static JobDetail job(int number, Class<? extends Job> type) {
    return newJob(type)
        .withIdentity("job" + number, group(number))
        .withDescription("Job number " + number)
        .usingJobData("count", 0)
        .usingJobData("note", "first")
        .storeDurably(number % 5 == 0)
        .requestRecovery(number % 7 == 0)
        .build();
  }

  static Trigger trigger(int number) {
    return newTrigger()
        .withIdentity("trigger" + number, group(number))
        .withPriority(1 + number % 5)
        .withSchedule(schedule(number))
        .modifiedByCalendar(number % 4 == 0 ? HOLIDAYS : null)
        .startNow()
        .build();
  }

  private static ScheduleBuilder<?> schedule(int number) {
    if (number % 4 == 3) {
      return cronSchedule("* * * * * ?");
    }
    if (number % 8 == 6) {
      return CalendarIntervalScheduleBuilder.calendarIntervalSchedule().withIntervalInSeconds(1);
    }
    return simpleSchedule().withIntervalInMilliseconds(100 + number * 20L).repeatForever();
  }

  static String group(int number) {
    return number < JOBS / 2 ? "mail" : "stock";
  }

  static void sleep(long millis) {
    try {
      TimeUnit.MILLISECONDS.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
