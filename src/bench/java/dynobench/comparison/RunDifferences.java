package dynobench.comparison;

import dynobench.event.Series;
import dynobench.measure.Environment;
import dynobench.plan.CrashRules;
import dynobench.plan.LevelLabels;
import dynobench.plan.Plan;
import dynobench.result.RunResult;
import dynobench.text.PlainText;
import dynobench.workload.Factor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// Differences between two runs other than their times. Leaves out values that differ with every
/// run, such as load at start and calibration figures.
public final class RunDifferences {
  private record Aspect<T>(String name, Function<T, Object> value) {}

  private static final Aspect<Environment> JDK = new Aspect<>("the JDK", Environment::jdk);

  /// Aspects that define a machine. If one differs, the times come from another machine.
  private static final List<Aspect<Environment>> MACHINE =
      List.of(
          new Aspect<>("the operating system", Environment::os),
          new Aspect<>("the processor", Environment::cpu),
          new Aspect<>("the number of cores", Environment::cores),
          new Aspect<>("the memory in bytes", Environment::memoryBytes),
          new Aspect<>("the file system", Environment::fileSystem));

  private static final List<Aspect<Environment>> ENVIRONMENT =
      Stream.of(
              Stream.of(new Aspect<>("Dynobench's version", Environment::dynobench)),
              MACHINE.stream(),
              Stream.of(
                  JDK,
                  new Aspect<>("the workers' JVM flags", Environment::workerFlags),
                  new Aspect<>("the source of the bytes written", RunDifferences::writtenFrom),
                  new Aspect<>("the number of samples per second", Environment::samplesPerSecond)))
          .flatMap(each -> each)
          .toList();

  /// Aspects that must be equal in all rounds of a run.
  private static final List<Aspect<Environment>> IN_ONE_RUN =
      Stream.concat(
              ENVIRONMENT.stream(),
              Stream.of(
                  new Aspect<Environment>("the cores that the run may use", RunDifferences::limit)))
          .toList();

  private static final List<Aspect<Plan>> PLAN =
      List.of(
          new Aspect<>("the workload", Plan::workload),
          new Aspect<>("the contenders", Plan::contenders),
          new Aspect<>("the parameters", plan -> plan.parameters().values()),
          new Aspect<>("the number of repetitions", Plan::repetitions),
          new Aspect<>("the number of warm-ups", Plan::warmups),
          new Aspect<>("the isolation of trials", Plan::isolation),
          new Aspect<>("the warmth of trials", Plan::warmth),
          new Aspect<>("the order of trials", Plan::order),
          new Aspect<>("the workers' heap in MB", plan -> plan.jvm().heapMegabytes()),
          new Aspect<>("the garbage collector", plan -> plan.jvm().collector()),
          new Aspect<>("the extra JVM flags", plan -> plan.jvm().flags()),
          new Aspect<>(
              "the crashes", plan -> plan.crash().map(CrashRules::description).orElse("none")),
          new Aspect<>("the seed", Plan::seed));

  private RunDifferences() {}

  private static Object writtenFrom(Environment environment) {
    return environment.writtenFrom().orElse("write_bytes");
  }

  /// Returns the limit on the use of the processors.
  private static Object limit(Environment environment) {
    return environment
        .cpuLimit()
        .map(it ->
            it.quotaCores().isPresent()
                ? "%s of %d, and the time of %s"
                    .formatted(it.allowedCores(), it.machineCores(), it.quotaCores().getAsDouble())
                : "%d of %d".formatted(it.allowedCores(), it.machineCores()))
        .orElse("");
  }

  static List<String> between(RunResult a, RunResult b) {
    var sentences = new ArrayList<String>();
    add(sentences, ENVIRONMENT, "environment", a, b, RunResult::environment);
    add(sentences, PLAN, "plan", a, b, RunResult::plan);
    addFactors(sentences, a, b);
    return sentences;
  }

  /// Returns whether both runs had the same plan, contenders and environment. False if a log lacks
  /// one of them.
  static boolean areNone(RunResult a, RunResult b) {
    return a.plan().isPresent() && a.series().equals(b.series()) && between(a, b).isEmpty();
  }

  /// Returns a difference between the machines, as a clause; empty if they are equal. An unknown
  /// value counts as different.
  static Optional<String> machine(RunResult a, RunResult b) {
    return MACHINE.stream().flatMap(each -> other(each, a, b).stream()).findFirst();
  }

  /// Returns a difference between the JDKs, as a clause; empty if they are equal. An unknown JDK
  /// counts as different.
  static Optional<String> jdk(RunResult a, RunResult b) {
    return other(JDK, a, b);
  }

  private static Optional<String> other(Aspect<Environment> aspect, RunResult a, RunResult b) {
    Optional<Object> one = a.environment().map(aspect.value());
    Optional<Object> two = b.environment().map(aspect.value());
    return one.isPresent() && one.equals(two)
        ? Optional.empty()
        : Optional.of(
            "%s: %s, and %s"
                .formatted(aspect.name(), one.orElse("not known"), two.orElse("not known")));
  }

  /// Returns what has changed since a run was measured, as sentences with both values: the machine
  /// and the limits on its use, the JVM, this program, and the engines with their jars and
  /// settings. Rounds can be added to the run only if the list is empty.
  ///
  /// @param now the environment at present
  /// @param series the engines at present; those that the run does not have are skipped
  public static List<String> since(RunResult run, Environment now, List<Series> series) {
    Optional<Environment> then = run.environment();
    if (then.isEmpty()) {
      return List.of("The log of %s does not contain the environment.".formatted(run.id()));
    }
    var sentences = new ArrayList<String>();
    for (Aspect<Environment> aspect : IN_ONE_RUN) {
      changed(aspect.name(), aspect.value().apply(then.get()), aspect.value().apply(now))
          .ifPresent(sentences::add);
    }
    for (Series each : series) {
      run.series(each.contender())
          .ifPresent(it -> {
            changed("the version of " + it.title(), it.version(), each.version())
                .ifPresent(sentences::add);
            var settings = new ChangedSettings(it, each);
            changed("the settings of " + it.title(), settings.onlyA(), settings.onlyB())
                .ifPresent(sentences::add);
          });
    }
    return sentences;
  }

  private static Optional<String> changed(String what, Object then, Object now) {
    return then.equals(now)
        ? Optional.empty()
        : Optional.of(
            "%s: %s in the run, %s now.".formatted(PlainText.capital(what), told(then), told(now)));
  }

  private static String told(Object value) {
    return value.toString().isEmpty() ? "none" : value.toString();
  }

  /// Returns the differences in a contender's version and settings.
  static Stream<String> ofSeries(String runA, Series a, String runB, Series b) {
    return Stream.of(versions(runA, a, runB, b), settings(runA, a, runB, b))
        .flatMap(Optional::stream);
  }

  private static void addFactors(List<String> sentences, RunResult a, RunResult b) {
    Stream.of(a, b)
        .flatMap(run -> run.plan().stream())
        .flatMap(plan -> plan.factors().stream())
        .map(Factor::name)
        .distinct()
        .forEach(name -> {
          List<String> one = levels(a, name);
          List<String> other = levels(b, name);
          if (a.plan().isPresent() && b.plan().isPresent() && !one.equals(other)) {
            sentences.add(
                differ("the values of " + LevelLabels.name(name), a.id(), one, b.id(), other));
          }
        });
  }

  private static List<String> levels(RunResult run, String factor) {
    return run.plan()
        .flatMap(plan -> plan.factor(factor))
        .map(it -> it.range().levels())
        .orElse(List.of());
  }

  private static Optional<String> versions(String runA, Series a, String runB, Series b) {
    return a.version().equals(b.version())
        ? Optional.empty()
        : Optional.of(differ("the version of " + a.title(), runA, a.version(), runB, b.version()));
  }

  /// Returns the engine settings that only one of the two has.
  private static Optional<String> settings(String runA, Series a, String runB, Series b) {
    var settings = new ChangedSettings(a, b);
    return settings.onlyA().equals(settings.onlyB())
        ? Optional.empty()
        : Optional.of(
            differ("the settings of " + a.title(), runA, settings.onlyA(), runB, settings.onlyB()));
  }

  static Optional<String> promises(Series a, Series b) {
    return a.durability().equals(b.durability())
        ? Optional.empty()
        : Optional.of(
            differ("the durability", a.title(), a.durability(), b.title(), b.durability()));
  }

  private static <T> void add(
      List<String> sentences,
      List<Aspect<T>> aspects,
      String what,
      RunResult a,
      RunResult b,
      Function<RunResult, Optional<T>> part) {
    Optional<T> first = part.apply(a);
    Optional<T> second = part.apply(b);
    if (first.isEmpty() || second.isEmpty()) {
      String unknown = first.isEmpty() ? a.id() : b.id();
      sentences.add("The log of %2$s does not contain the %1$s.".formatted(what, unknown));
      return;
    }
    for (Aspect<T> aspect : aspects) {
      Object one = aspect.value().apply(first.get());
      Object other = aspect.value().apply(second.get());
      if (!one.equals(other)) {
        sentences.add(differ(aspect.name(), a.id(), one, b.id(), other));
      }
    }
  }

  private static String differ(String what, String a, Object one, String b, Object other) {
    return "%s: %s in %s, %s in %s.".formatted(PlainText.capital(what), one, a, other, b);
  }
}
