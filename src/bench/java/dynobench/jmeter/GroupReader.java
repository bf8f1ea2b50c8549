package dynobench.jmeter;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/// Traverses a thread group in execution order.
final class GroupReader {
  /// Maximum number of iterations of a loop that is unrolled within a transaction.
  private static final long MOST_TURNS = 100;

  private static final long MOST_CLIENTS = 1024;
  private static final double NEARLY = 1e-6;
  private static final String SETUP = "SetupThreadGroup";

  private final PlanContext context;
  private final JmxElement group;
  private final RequestReader requests;
  private final boolean commits;
  private boolean isOnce;
  private double rate;

  /// Product of the iterations of the unrolled loops around the current element.
  private long written = 1;

  /// Average number of samplers in one loop of a thread.
  private double samplers;

  /// Scope of the rate: true for all clients together, false for each client.
  private boolean isShared = true;

  private GroupReader(PlanContext context, JmxElement group) {
    this.context = context;
    this.group = group;
    this.requests = new RequestReader(context);
    this.commits = commits(group);
  }

  static ImportedGroup read(PlanContext context, JmxElement group) {
    return new GroupReader(context, group).read();
  }

  private static boolean commits(JmxElement element) {
    return element
        .enabledElements()
        .anyMatch(each ->
            each.type().equals("JDBCSampler") && each.property("queryType").equals("Commit"));
  }

  private ImportedGroup read() {
    long threads = Math.clamp(number("ThreadGroup.num_threads", 1), 1, MOST_CLIENTS);
    long loops = loops();
    long seconds = seconds(loops);
    schedule(threads);
    walk(group.children(), 1, group.name());
    if (requests.isOpen()) {
      context
          .omissions()
          .remark(
              "The thread group "
                  + group.where()
                  + " ends without a commit: the imported transactions commit.");
      requests.commit();
    }
    double shared = rate * (isShared ? 1 : threads);
    var read =
        new ImportedGroup(
            group.name(), requests.steps(), threads, loops, seconds, shared, samplers);
    reportRate(read.transactionRate());
    reportVariables(read);
    return read;
  }

  /// Returns the seconds after which the clients end; 0 if they end with their loops.
  private long seconds(long loops) {
    boolean timed = group.isTrue("ThreadGroup.scheduler");
    long seconds = timed ? Math.max(0, number("ThreadGroup.duration", 0)) : 0;
    String which = "The thread group " + group.where();
    if (loops == 0 && seconds == 0) {
      context.omissions().remark(which + " has no end: the import sets 1,000 loops.");
    } else if (loops == 0 && isSetup()) {
      context
          .omissions()
          .remark(
              which
                  + " ends after "
                  + seconds
                  + " s in the test plan: the import sets 1,000"
                  + " loops.");
    } else if (seconds > 0 && loops > 0) {
      context
          .omissions()
          .remark(
              which
                  + " ends with its loops in the import; in the test plan it ends after "
                  + seconds
                  + " s if that is earlier.");
    }
    return loops == 0 && !isSetup() ? seconds : 0;
  }

  private boolean isSetup() {
    return group.type().equals(SETUP);
  }

  private void reportRate(double due) {
    long whole = WorkParameters.wholeRate(due);
    if (Math.abs(whole - due) > NEARLY) {
      context
          .omissions()
          .remark(
              String.format(
                  Locale.ROOT,
                  "The rate of the thread group %s is %.4f transactions a second in the test plan:"
                      + " it is rounded to %d.",
                  group.where(),
                  due,
                  whole));
    }
  }

  /// Reports variables that several transactions use. A workload draws them for each transaction,
  /// JMeter for each iteration.
  private void reportVariables(ImportedGroup read) {
    context
        .variableNames()
        .forEach((label, name) -> {
          long users =
              read.transactions().stream().filter(each -> each.values().containsKey(name)).count();
          if (users > 1) {
            context
                .omissions()
                .remark(
                    "The variable "
                        + label
                        + " gets a new random value in each transaction: in the test plan, all"
                        + " requests of an iteration share one value.");
          }
        });
  }

  private long loops() {
    return group.isTrue("LoopController.continue_forever") && number("LoopController.loops", -1) < 0
        ? 0
        : Math.max(0, number("LoopController.loops", 1));
  }

  private long number(String key, long standard) {
    String text = group.property(key);
    if (text.isEmpty()) {
      return standard;
    }
    try {
      return context.variables().number(text);
    } catch (UnsupportedException e) {
      context.omissions().add(key + " of", group.where(), e.reason());
      return standard;
    }
  }

  private void schedule(long threads) {
    ImportOmissions omissions = context.omissions();
    if (number("ThreadGroup.ramp_time", 0) > 0 && threads > 1) {
      omissions.add("ramp-up of", group.where(), "all clients begin at once");
    }
    if (number("ThreadGroup.num_threads", 1) > MOST_CLIENTS) {
      omissions.remark(group.where() + " gets 1,024 clients, the maximum.");
    }
    if (number("ThreadGroup.delay", 0) > 0 && group.isTrue("ThreadGroup.scheduler")) {
      omissions.add("delay of", group.where(), "phases follow each other");
    }
    if (!Set.of("ThreadGroup", SETUP).contains(group.type())) {
      omissions.add("schedule of", group.where(), "set its clients and operations by hand");
    }
  }

  private void walk(List<JmxElement> children, double weight, String title) {
    children.forEach(each -> element(each, weight, title));
  }

  private void element(JmxElement element, double weight, String title) {
    if (!element.enabled()) {
      context.omissions().add(element, "it is disabled");
      return;
    }
    samplers += isSampler(element) ? weight : 0;
    List<JmxElement> children = element.children();
    switch (element.type()) {
      case "JDBCSampler" -> {
        requests.read(element, title, weight, isOnce);
        walk(children, weight, title);
      }
      case "GenericController", "RandomOrderController" -> walk(children, weight, title);
      case "TransactionController" -> transaction(element, weight);
      case "LoopController" -> loop(element, weight, title);
      case "ThroughputController" -> throughput(element, weight, title);
      case "RandomController", "InterleaveControl" -> choose(element, weight, title);
      case "OnceOnlyController" -> {
        boolean before = isOnce;
        isOnce = true;
        walk(children, weight, title);
        isOnce = before;
      }
      case "ConstantThroughputTimer", "PreciseThroughputTimer" -> timer(element);
      default -> UnimportedElements.report(element, context.omissions());
    }
  }

  /// Reads a Transaction Controller, which ends a transaction if the group has no explicit commit.
  private void transaction(JmxElement element, double weight) {
    boolean before = requests.isOpen();
    walk(element.children(), weight, element.name());
    if (!commits && !before) {
      requests.commit();
    }
  }

  private void loop(JmxElement element, double weight, String title) {
    try {
      long turns = context.variables().number(element.property("LoopController.loops"));
      if (turns < 1) {
        throw new UnsupportedException("it loops forever, or never");
      }
      boolean within = requests.isOpen() || (requests.isManual() && !commits(element));
      if (within && turns * written <= MOST_TURNS) {
        written *= turns;
        for (long i = 0; i < turns; i++) {
          walk(element.children(), weight, title);
        }
        written /= turns;
      } else {
        part(element.children(), weight * turns, weight, title);
      }
    } catch (UnsupportedException e) {
      UnimportedElements.report(element, e.reason(), context.omissions());
    }
  }

  private void throughput(JmxElement element, double weight, String title) {
    try {
      if (element.property("ThroughputController.style").equals("0")) {
        throw new UnsupportedException("it counts executions instead of a share");
      }
      String text =
          context.variables().constant(element.property("ThroughputController.percentThroughput"));
      double percent = Double.parseDouble(text.strip());
      if (!(percent > 0 && percent <= 100)) {
        throw new UnsupportedException("its share is " + text + " %");
      }
      part(element.children(), weight * percent / 100, weight, title);
    } catch (NumberFormatException e) {
      UnimportedElements.report(element, "its share is not a number", context.omissions());
    } catch (UnsupportedException e) {
      UnimportedElements.report(element, e.reason(), context.omissions());
    }
  }

  /// Reads a controller that executes one of its children each time.
  private void choose(JmxElement element, double weight, String title) {
    List<JmxElement> some =
        element.children().stream().filter(each -> each.enabled() && isDone(each)).toList();
    element.children().stream()
        .filter(each -> !some.contains(each))
        .forEach(each -> element(each, weight, title));
    some.forEach(each -> part(List.of(each), weight / some.size(), weight, title));
  }

  private static boolean isDone(JmxElement element) {
    return isSampler(element) || element.type().contains("Control");
  }

  /// Returns whether an element waits for timers: a request, or a Flow Control Action.
  private static boolean isSampler(JmxElement element) {
    return element.type().contains("Sampler") || element.type().equals("TestAction");
  }

  /// Traverses a part that runs more or less often than its surroundings. A transaction that begins
  /// in the part also ends in it.
  private void part(List<JmxElement> children, double weight, double around, String title) {
    boolean before = requests.isOpen();
    walk(children, weight, title);
    if (weight != around && !before) {
      requests.commit();
    }
  }

  private void timer(JmxElement timer) {
    if (isSetup()) {
      context.omissions().add(timer, "a setUp Thread Group runs without a rate");
      return;
    }
    boolean precise = timer.type().equals("PreciseThroughputTimer");
    if (!group.children().contains(timer) || rate > 0) {
      context.omissions().add(timer, "a thread group can have only one rate");
      return;
    }
    try {
      double many = Double.parseDouble(context.variables().constant(timer.property("throughput")));
      String period = timer.property("throughputPeriod");
      double seconds =
          precise && !period.isEmpty()
              ? Double.parseDouble(context.variables().constant(period))
              : precise ? 3600 : 60;
      rate = many > 0 && seconds > 0 ? many / seconds : 0;
      isShared = precise || !timer.property("calcMode").equals("0");
    } catch (NumberFormatException e) {
      context.omissions().add(timer, "its throughput is not a number");
    } catch (UnsupportedException e) {
      context.omissions().add(timer, e.reason());
    }
  }
}
