package dynobench.catalog;

import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.planfile.PlanKeys;
import dynobench.secret.Secrets;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import dynobench.workload.Capability;
import dynobench.workload.Parameter;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/// The engines that descriptors in some folders tell of. Immutable.
public final class Catalog {
  /// An engine and one of its modes.
  public record Resolved(Descriptor engine, Mode mode) {
    /// The name on charts and in tables.
    public String title() {
      return engine.name() + " " + mode.title();
    }

    /// The same, whose workers have the mapper besides.
    public Resolved with(Descriptor mapper) {
      return new Resolved(engine.with(mapper.fetched()), mode);
    }

    /// As plans name it.
    public String use() {
      return engine.id() + "/" + mode.id();
    }

    /// Everything that a worker is told about it, jars and JVM flags included, a line each; secrets
    /// excluded.
    public List<String> settings(Workload workload) {
      return settings(workload, Settings.NONE);
    }

    /// The same where the workload's parameters have these values.
    public List<String> settings(Workload workload, Settings given) {
      var lines = new ArrayList<>(new WorkloadSetup(engine.setup(mode, given), workload).lines());
      workload.parameters().stream()
          .filter(each -> each.offered() && isLacking(each, given))
          .forEach(each ->
              lines.add(
                  "%s: its own, the engine has no \"%s\""
                      .formatted(each.id(), given.text(each.id()))));
      if (workload.hasClients()) {
        lines.add("gives out: " + mode.sessions().words());
      }
      engine.jvmFlags().forEach(flag -> lines.add("JVM flag: " + flag));
      engine.jars().forEach(jar -> lines.add("jar: " + jar.getFileName()));
      engine.foreignCode().ifPresent(lines::add);
      Secrets secrets = engine.secrets();
      lines.replaceAll(secrets::hide);
      return List.copyOf(lines);
    }

    private boolean isLacking(Parameter parameter, Settings given) {
      return given
          .get(parameter.id())
          .filter(value -> !value.equals(parameter.standard()))
          .filter(_ -> engine.offers().stream().noneMatch(each -> each.isAsked(given)))
          .isPresent();
    }
  }

  private static final Comparator<Descriptor> ORDER =
      Comparator.comparing(Descriptor::isBaseline)
          .reversed()
          .thenComparing(Descriptor::name, String.CASE_INSENSITIVE_ORDER)
          .thenComparing(Descriptor::id);

  private final Versions versions;
  private final Descriptor mapper;
  private final Set<String> broken;
  private final List<Problem> problems;

  Catalog(Versions versions, Descriptor mapper, Set<String> broken, List<Problem> problems) {
    this.versions = versions;
    this.mapper = mapper;
    this.broken = broken;
    this.problems = problems;
  }

  /// Reads every `<root>/<id>/engine.toml`, and the `versions.toml` beside it. What is broken is
  /// left out and told of among the [#problems]; the rest works.
  ///
  /// @param roots of which the first is the program's own, and wins when two hold the same id; one
  ///   that isn't there is empty; beside the last, in the folder `jars`, are those that were
  ///   fetched
  public static Catalog load(List<Path> roots) {
    return new EngineFolders(roots).read();
  }

  /// An engine as a text describes it that stands in no folder yet.
  ///
  /// @param id that it would have
  /// @param roots as for loading; names of files are looked for where the last would have it
  /// @return empty when there were problems
  public static Optional<Descriptor> described(
      String id, String text, List<Path> roots, Problems problems) {
    Path folder = roots.getLast().resolve(id);
    var place = new DescriptorReader.Place(folder, false, store(roots), folder);
    return DescriptorReader.root(folder, text, problems)
        .flatMap(it -> DescriptorReader.read(place, id, it, problems));
  }

  /// Where jars are kept that were fetched, as in a Maven repository.
  ///
  /// @param roots as for loading
  public static Path store(List<Path> roots) {
    return roots.isEmpty() ? Path.of("") : roots.getLast().resolveSibling("jars");
  }

  /// The engines of a plan's contenders that need what is not on this machine, but can be fetched,
  /// and the library that the plan's workload needs besides.
  public List<Descriptor> toFetch(Plan plan, Workloads workloads) {
    Stream<Descriptor> engines =
        plan.contenders().stream()
            .flatMap(each -> expand(each).stream())
            .flatMap(each -> engine(each.engine()).stream());
    Stream<Descriptor> library =
        workloads.named(plan.workload()).filter(Catalog::isMapped).map(_ -> mapper).stream();
    return Stream.concat(engines, library)
        .filter(each -> !each.code().missing().isEmpty())
        .distinct()
        .toList();
  }

  /// This catalog and one more engine, which wins over one of the same id.
  public Catalog with(Descriptor engine) {
    return new Catalog(versions.with(engine), mapper, broken, problems);
  }

  /// The library that maps objects to tables, described as an engine without modes.
  public Descriptor mapper() {
    return mapper;
  }

  /// The engine or library with this id that can be fetched.
  public Optional<Descriptor> fetchable(String id) {
    return id.equals(mapper.id()) ? Optional.of(mapper) : engine(id);
  }

  /// Whether workers need the mapper for a workload.
  public static boolean isMapped(Workload workload) {
    return workload.needs() == Capability.OBJECTS;
  }

  /// Every engine whose descriptor is sound, at the version of that descriptor: the baselines
  /// first, then by name.
  public List<Descriptor> engines() {
    return versions.engines().values().stream().sorted(ORDER).toList();
  }

  /// An engine at every version that is known, the oldest first.
  public List<Descriptor> versions(String family) {
    return versions.of(family);
  }

  /// Every engine at every version.
  public Stream<Descriptor> everyVersion() {
    return engines().stream().flatMap(each -> versions(each.family()).stream());
  }

  /// Every engine at every version but these.
  public List<Descriptor> others(List<Descriptor> these) {
    return everyVersion()
        .filter(each -> these.stream().noneMatch(it -> it.id().equals(each.id())))
        .toList();
  }

  /// Every mode of every such engine, in that order.
  public Stream<Resolved> modes() {
    return engines().stream()
        .flatMap(engine -> engine.modes().stream().map(mode -> new Resolved(engine, mode)));
  }

  /// Every mistake in every descriptor.
  public List<Problem> problems() {
    return problems;
  }

  /// The engine with this id, such as `hsqldb` or `hsqldb@1.8.0.7`.
  public Optional<Descriptor> engine(String id) {
    return versions.find(id);
  }

  /// What a contender stands for that names every version of an engine, the oldest first; any other
  /// one stands for itself.
  public List<Contender> expand(Contender contender) {
    return contender.isEveryVersion()
        ? versions(contender.family()).stream()
            .filter(each -> each.mode(contender.mode()).isPresent())
            .map(each -> contender.withEngine(each.id()))
            .toList()
        : List.of(contender);
  }

  /// A plan whose contenders name a version each. One that stands for none is left as it is.
  public Plan expand(Plan plan) {
    if (plan.contenders().stream().noneMatch(Contender::isEveryVersion)) {
      return plan;
    }
    return plan.withContenders(
        plan.contenders().stream()
            .flatMap(each -> {
              List<Contender> all = expand(each);
              return all.isEmpty() ? Stream.of(each) : all.stream();
            })
            .distinct()
            .toList());
  }

  /// Whether a worker could run this engine: its jars are there, sound, and for this Java. Looks
  /// anew each time, without loading anything from them.
  public Availability availability(Descriptor engine) {
    return new JarCheck(engine).availability();
  }

  /// What a contender names.
  ///
  /// @return empty when there is no such engine or mode, which is then among the problems
  public Optional<Resolved> resolve(Contender contender, Problems problems) {
    Optional<Descriptor> engine = engine(contender.engine());
    Optional<Resolved> resolved =
        engine.flatMap(e -> e.mode(contender.mode()).map(mode -> new Resolved(e, mode)));
    if (resolved.isEmpty()) {
      problems.add(
          "", PlanKeys.CONTENDERS.name(), new Unresolved(contender, this, broken).why(engine));
    }
    return resolved;
  }

  /// The first parts of the names of system properties that any engine may read.
  public Set<String> propertyNames() {
    var names = new TreeSet<String>();
    engines().forEach(engine -> names.addAll(engine.propertyNames()));
    return names;
  }
}
