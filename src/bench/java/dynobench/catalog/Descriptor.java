package dynobench.catalog;

import dynobench.frames.FrameRule;
import dynobench.plan.Contender;
import dynobench.secret.Secrets;
import dynobench.setup.Setup;
import dynobench.upgrade.UpgradeProcedure;
import dynobench.workload.Settings;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// An engine at one version, as its descriptor describes it. Immutable.
///
/// @param id the name in plans: the folder's name, followed by `@` and the version if that differs
///   from the descriptor's own
/// @param leftOut ids of modes that this version lacks, each with the reason
/// @param offers changes to the modes that a workload's parameters can request
/// @param frames categories of the engine's code, for profiles
/// @param upgrades the engine's own procedures for files of other versions
public record Descriptor(
    String id,
    EngineProfile about,
    EngineCode code,
    List<Mode> modes,
    Map<String, String> leftOut,
    List<ParameterOffer> offers,
    List<FrameRule> frames,
    List<UpgradeProcedure> upgrades) {
  private static final Pattern LETTERS = Pattern.compile("[a-z]+[0-9]*");

  public Descriptor {
    modes = List.copyOf(modes);
    leftOut = Map.copyOf(leftOut);
    offers = List.copyOf(offers);
    frames = List.copyOf(frames);
    upgrades = List.copyOf(upgrades);
  }

  /// Returns a descriptor for an engine that has none: code from elsewhere, with one mode or more.
  public static Descriptor undescribed(String id, String name, List<Path> jars, List<Mode> modes) {
    return new Descriptor(
        id,
        new EngineProfile(
            name, "", Optional.empty(), "", "", GettingStarted.UNKNOWN, Upkeep.UNKNOWN),
        new EngineCode(
            false,
            jars,
            List.of(),
            Path.of(""),
            List.of(),
            List.of(),
            List.of(),
            ServerBundle.NONE,
            ExternalRequirements.NONE),
        modes,
        Map.of(),
        List.of(),
        List.of(),
        List.of());
  }

  /// Returns a copy with other modes.
  Descriptor withModes(List<Mode> known) {
    return new Descriptor(id, about, code, known, leftOut, offers, frames, upgrades);
  }

  /// Returns a copy with more libraries for its workers.
  Descriptor with(List<Artifact> libraries) {
    return new Descriptor(
        id, about, code.with(libraries), modes, leftOut, offers, frames, upgrades);
  }

  /// Returns a copy with other facts about the maintenance.
  Descriptor with(Upkeep other) {
    return new Descriptor(id, about.with(other), code, modes, leftOut, offers, frames, upgrades);
  }

  /// Returns a copy with another id.
  Descriptor withId(String other) {
    return new Descriptor(other, about, code, modes, leftOut, offers, frames, upgrades);
  }

  /// Returns the engine with the jars of a build. The release date and the measured size of a
  /// process are not those of the build.
  Descriptor built(String other, String version, EngineCode jars) {
    return new Descriptor(
        other, about.built(version), jars, modes, leftOut, offers, frames, upgrades);
  }

  public String name() {
    return about.name();
  }

  public String version() {
    return about.version();
  }

  public String licence() {
    return about.licence();
  }

  public String homepage() {
    return about.homepage();
  }

  /// Returns whether the descriptor comes with the program.
  public boolean shipped() {
    return code.shipped();
  }

  /// Returns the absolute paths of the worker's class path.
  public List<Path> jars() {
    return code.jars();
  }

  /// Returns number and size of the jars, in words. Fetched jars count with the size in their
  /// repository. Empty if there are no jars, or if one is missing and cannot be fetched.
  public Optional<String> jarSize() {
    int count = jars().size();
    OptionalLong bytes = code.jarBytes();
    return count == 0 || bytes.isEmpty()
        ? Optional.empty()
        : Optional.of(
            (count == 1 ? "1 jar, " : count + " jars, ") + Artifact.megabytes(bytes.getAsLong()));
  }

  /// Returns the flags that a worker's JVM needs.
  public List<String> jvmFlags() {
    return code.flags();
  }

  /// Returns the artifacts that are fetched on request: jars, and archives of server programs.
  public List<Artifact> fetched() {
    return code.artifacts();
  }

  /// Returns the version of the artifact with the engine's releases. Artifacts of servers have
  /// other versions than the engine.
  public String artifactVersion() {
    return about.upkeep().artifact().stream()
        .flatMap(name -> fetched().stream().filter(name::isOf))
        .map(Artifact::version)
        .findFirst()
        .orElse(version());
  }

  /// Returns the engine's id without a version.
  public String family() {
    return Contender.familyOf(id);
  }

  /// Returns whether this is another version than that of the engine's own descriptor.
  public boolean isOtherVersion() {
    return !id.equals(family());
  }

  /// Returns the setup of a mode with the offers that some values of the workload's parameters
  /// request.
  public Setup setup(Mode mode, Settings settings) {
    Setup setup = mode.setup();
    for (ParameterOffer each : offers) {
      setup = each.isRequested(settings) ? each.on(setup) : setup;
    }
    return setup;
  }

  /// Returns the setup of a mode with all offers applied. For checks that must cover every possible
  /// setting.
  public Setup setupOfAll(Mode mode) {
    Setup setup = mode.setup();
    for (ParameterOffer each : offers) {
      setup = each.on(setup);
    }
    return setup;
  }

  /// Returns the first parts of the names of system properties that the engine may read. The names
  /// come from the engine's id and name, its driver or library, and the system properties of its
  /// modes.
  public Set<String> propertyNames() {
    var names = new TreeSet<String>();
    for (String own : List.of(family(), name())) {
      Matcher letters = LETTERS.matcher(own.toLowerCase(Locale.ROOT));
      if (letters.lookingAt()) {
        names.add(letters.group());
      }
    }
    for (Mode mode : modes) {
      switch (setupOfAll(mode)) {
        case Setup.Jdbc jdbc -> {
          names.add(firstParts(jdbc.driver()));
          jdbc.system().keySet().forEach(key -> names.add(firstParts(key)));
        }
        case Setup.Store store -> names.addAll(store.library().propertyNames());
        case Setup.Prevayler _ -> names.add("prevayler");
        case Setup.HeapMap _, Setup.AppendedFile _ -> {}
      }
    }
    return names;
  }

  /// Returns three parts of a name in `org.apache`, two if the first has at most three letters,
  /// else one.
  private static String firstParts(String dotted) {
    String[] parts = dotted.split("\\.", -1);
    int count = dotted.startsWith("org.apache.") ? 3 : parts[0].length() <= 3 ? 2 : 1;
    return String.join(".", List.of(parts).subList(0, Math.min(count, parts.length)));
  }

  /// Returns a warning for the user if code from elsewhere would run. Empty for an engine that
  /// comes with the program, unless the user must supply a jar.
  public Optional<String> foreignCode() {
    String files =
        jars().stream()
            .map(jar -> String.valueOf(jar.getFileName()))
            .collect(Collectors.joining(", "));
    String drivers =
        modes.stream()
            .flatMap(mode ->
                mode.setup() instanceof Setup.Jdbc jdbc ? Stream.of(jdbc.driver()) : Stream.empty())
            .distinct()
            .collect(Collectors.joining(", "));
    List<String> programs =
        modes.stream()
            .flatMap(
                mode -> mode.setup() instanceof Setup.Jdbc jdbc ? jdbc.commands() : Stream.empty())
            .map(List::getFirst)
            .distinct()
            .toList();
    return shipped() && code.outside().jars().isEmpty()
        ? Optional.empty()
        : Optional.of(
            "untrusted code that runs with your rights: %s from %s%s"
                .formatted(
                    drivers.isEmpty() ? "all files" : drivers,
                    files.isEmpty() ? "no jar" : files,
                    programs.isEmpty()
                        ? ""
                        : ", and these programs: " + String.join(", ", programs)));
  }

  /// Returns the values that must never be shown or stored, from all modes and JVM flags.
  public Secrets secrets() {
    return modes.stream()
        .map(mode -> setupOfAll(mode).secrets())
        .reduce(Secrets.NONE, Secrets::and)
        .readInFlags(jvmFlags());
  }

  /// Returns whether this is a baseline that engines are compared with, not an engine. Also true
  /// for a descriptor without modes.
  public boolean isBaseline() {
    return modes.stream()
        .map(Mode::setup)
        .allMatch(setup -> setup instanceof Setup.HeapMap || setup instanceof Setup.AppendedFile);
  }

  /// Returns whether the program comes with the engine and all of its jars, which are then in the
  /// engine's folder. True for a shipped engine without jars.
  public boolean isBundled() {
    return shipped() && fetched().isEmpty() && jars().stream().allMatch(this::isInFolder);
  }

  private boolean isInFolder(Path jar) {
    Path folder = jar.getParent();
    return folder != null && folder.endsWith(family());
  }

  /// Returns the mode with this id.
  public Optional<Mode> mode(String id) {
    return modes.stream().filter(each -> each.id().equals(id)).findFirst();
  }
}
