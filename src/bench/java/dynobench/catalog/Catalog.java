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

/// Engines that the descriptors in some folders describe. Immutable.
public final class Catalog {
  /// An engine and one of its modes.
  public record Resolved(Descriptor engine, Mode mode) {
    /// Returns the name for charts and tables.
    public String title() {
      return engine.name() + " " + mode.title();
    }

    /// Returns a copy whose workers have the mapper on their class path.
    public Resolved with(Descriptor mapper) {
      return new Resolved(engine.with(mapper.fetched()), mode);
    }

    /// Returns the name in plans, `engine/mode`.
    public String use() {
      return engine.id() + "/" + mode.id();
    }

    /// Returns all settings of a worker, jars and JVM flags included, one a line. Secrets are
    /// hidden.
    public List<String> settings(Workload workload) {
      return settings(workload, Settings.NONE);
    }

    /// Returns all settings of a worker for some values of the workload's parameters, one a line.
    /// Names offered parameters whose values the engine has no settings for. Secrets are hidden.
    public List<String> settings(Workload workload, Settings given) {
      var lines = new ArrayList<>(new WorkloadSetup(engine.setup(mode, given), workload).lines());
      workload.parameters().stream()
          .filter(each -> each.offered() && isLacking(each, given))
          .forEach(each ->
              lines.add(
                  "%s: its own, the engine has no \"%s\""
                      .formatted(each.id(), given.text(each.id()))));
      if (workload.hasClients()) {
        lines.add("passes on: " + mode.sessions().description());
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
          .filter(_ -> engine.offers().stream().noneMatch(each -> each.isRequested(given)))
          .isPresent();
    }
  }

  private static final Comparator<Descriptor> ORDER =
      Comparator.comparing(Descriptor::isBaseline)
          .reversed()
          .thenComparing(Descriptor::name, String.CASE_INSENSITIVE_ORDER)
          .thenComparing(Descriptor::id);

  private final EngineVersions versions;
  private final BuiltEngines built;
  private final Descriptor mapper;
  private final Set<String> broken;
  private final List<Problem> problems;

  Catalog(
      EngineVersions versions,
      BuiltEngines built,
      Descriptor mapper,
      Set<String> broken,
      List<Problem> problems) {
    this.versions = versions;
    this.built = built;
    this.mapper = mapper;
    this.broken = broken;
    this.problems = problems;
  }

  /// Reads every `<root>/<id>/engine.toml` and the `versions.toml` in the same folder. Leaves out
  /// broken engines, and reports their errors in [#problems].
  ///
  /// @param roots folders with engines. The first is the program's own. If two contain the same id,
  ///   the earlier one wins and the later one is a problem. A missing folder counts as empty. The
  ///   folder `jars` beside the last one holds fetched jars.
  public static Catalog load(List<Path> roots) {
    return new EngineFolders(roots).read();
  }

  /// Returns the engine that a text describes, before it is stored in a folder.
  ///
  /// @param id the engine's future id
  /// @param roots as for [#load]; file names are relative to the engine's future folder in the last
  ///   root
  /// @return the engine; empty if there were problems
  public static Optional<Descriptor> described(
      String id, String text, List<Path> roots, Problems problems) {
    Path folder = roots.getLast().resolve(id);
    var place = new DescriptorReader.DescriptorLocation(folder, false, store(roots), folder);
    return DescriptorReader.root(folder, text, problems)
        .flatMap(it -> DescriptorReader.read(place, id, it, problems));
  }

  /// Returns the folder of fetched jars, which has the layout of a Maven repository. An empty path
  /// if there are no roots.
  ///
  /// @param roots as for [#load]
  public static Path store(List<Path> roots) {
    return roots.isEmpty() ? Path.of("") : roots.getLast().resolveSibling("jars");
  }

  /// Returns the engines of a plan whose files are missing here but can be fetched. Includes the
  /// library that the plan's workload needs.
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

  /// Returns this catalog with one more engine, which replaces an engine with the same id.
  public Catalog with(Descriptor engine) {
    return new Catalog(versions.with(engine), built, mapper, broken, problems);
  }

  /// Returns the object-relational mapper, described as an engine without modes.
  public Descriptor mapper() {
    return mapper;
  }

  /// Returns the engine with this id, or the mapper if the id is that of the mapper. The engine may
  /// have nothing to fetch.
  public Optional<Descriptor> fetchable(String id) {
    return id.equals(mapper.id()) ? Optional.of(mapper) : engine(id);
  }

  /// Returns whether a workload's workers need the mapper.
  public static boolean isMapped(Workload workload) {
    return workload.needs() == Capability.OBJECTS;
  }

  /// Returns every valid engine, at the version of its descriptor. Baselines come first, then
  /// engines by name.
  public List<Descriptor> engines() {
    return versions.engines().values().stream().sorted(ORDER).toList();
  }

  /// Returns an engine at every known version, oldest first; versions without a release date come
  /// last. Empty for an unknown engine.
  public List<Descriptor> versions(String family) {
    return versions.of(family);
  }

  /// Returns every engine at every version, in the order of [#engines], older versions first.
  public Stream<Descriptor> everyVersion() {
    return engines().stream().flatMap(each -> versions(each.family()).stream());
  }

  /// Returns every engine at every version, except the given ones.
  public List<Descriptor> others(List<Descriptor> these) {
    return everyVersion()
        .filter(each -> these.stream().noneMatch(it -> it.id().equals(each.id())))
        .toList();
  }

  /// Returns every mode of every engine, in the order of [#engines].
  public Stream<Resolved> modes() {
    return engines().stream()
        .flatMap(engine -> engine.modes().stream().map(mode -> new Resolved(engine, mode)));
  }

  /// Returns the problems of all folders, descriptors, versions and records of crash tests.
  public List<Problem> problems() {
    return problems;
  }

  /// Returns the engine with this id, such as `hsqldb`, `hsqldb@1.8.0.7` or
  /// `hsqldb@path:build/hsqldb.jar`.
  public Optional<Descriptor> engine(String id) {
    return engine(id, new Problems());
  }

  /// @param found receives what is wrong with a path
  private Optional<Descriptor> engine(String id, Problems found) {
    return versions.find(id).or(() -> built.find(id, found));
  }

  /// Replaces a contender that names every version of an engine. Returns one contender for each
  /// version that has the mode, oldest first; perhaps none. Otherwise returns the contender itself.
  public List<Contender> expand(Contender contender) {
    return contender.isEveryVersion()
        ? versions(contender.family()).stream()
            .filter(each -> each.mode(contender.mode()).isPresent())
            .map(each -> contender.withEngine(each.id()))
            .toList()
        : List.of(contender);
  }

  /// Returns the plan with one contender for each version. Equal contenders appear once. A
  /// contender that matches no version stays in the plan.
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

  /// Returns whether a worker could run this engine: its jars exist, are sound and suit this Java.
  /// Also checks the files, programs, server URL and passwords that the machine or the user must
  /// supply. Checks on each call; loads no classes.
  public Availability availability(Descriptor engine) {
    return new JarCheck(engine).availability();
  }

  /// Returns the engine and mode that a contender names.
  ///
  /// @return empty if there is no such engine or mode, which is then added to the problems
  public Optional<Resolved> resolve(Contender contender, Problems problems) {
    var found = new Problems();
    Optional<Descriptor> engine = engine(contender.engine(), found);
    Optional<Resolved> resolved =
        engine.flatMap(e -> e.mode(contender.mode()).map(mode -> new Resolved(e, mode)));
    problems.addAll(found);
    if (resolved.isEmpty() && found.isEmpty()) {
      problems.add(
          "",
          PlanKeys.CONTENDERS.name(),
          new UnknownContender(contender, this, broken).why(engine));
    }
    return resolved;
  }

  /// Returns the first parts of the names of system properties that any of [#engines] may read.
  public Set<String> propertyNames() {
    var names = new TreeSet<String>();
    engines().forEach(engine -> names.addAll(engine.propertyNames()));
    return names;
  }
}
