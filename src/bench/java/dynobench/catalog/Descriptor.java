package dynobench.catalog;

import dynobench.plan.Contender;
import dynobench.secret.Secrets;
import dynobench.setup.Setup;
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

/// An engine at one version, as its descriptor tells.
///
/// @param id as plans name it: its folder's name, and for another version than the descriptor's own
///   that version behind an `@`
/// @param leftOut modes that this version doesn't have, each with the reason
/// @param offers what its modes do where a workload's parameters ask for it
public record Descriptor(
    String id,
    About about,
    Code code,
    List<Mode> modes,
    Map<String, String> leftOut,
    List<Offer> offers) {
  private static final Pattern LETTERS = Pattern.compile("[a-z]+[0-9]*");

  public Descriptor {
    modes = List.copyOf(modes);
    leftOut = Map.copyOf(leftOut);
    offers = List.copyOf(offers);
  }

  /// One that nobody has described: code from elsewhere, with a mode or more.
  public static Descriptor undescribed(String id, String name, List<Path> jars, List<Mode> modes) {
    return new Descriptor(
        id,
        new About(name, "", Optional.empty(), "", "", GettingStarted.UNKNOWN),
        new Code(
            false,
            jars,
            List.of(),
            Path.of(""),
            List.of(),
            List.of(),
            List.of(),
            Bundle.NONE,
            Outside.NONE),
        modes,
        Map.of(),
        List.of());
  }

  /// The same engine, of whose modes more is known.
  Descriptor withModes(List<Mode> known) {
    return new Descriptor(id, about, code, known, leftOut, offers);
  }

  /// The same engine, whose workers have some libraries besides.
  Descriptor with(List<Artifact> libraries) {
    return new Descriptor(id, about, code.with(libraries), modes, leftOut, offers);
  }

  /// The same engine under another name.
  Descriptor withId(String other) {
    return new Descriptor(other, about, code, modes, leftOut, offers);
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

  /// Whether it was described by those who made the program.
  public boolean shipped() {
    return code.shipped();
  }

  /// What a worker needs on its class path, absolute.
  public List<Path> jars() {
    return code.jars();
  }

  /// Returns number and size of the jars, in words: of those that lie beside the descriptor as they
  /// are, of fetched ones as their repository has them. Empty if there are none, or one is missing
  /// that cannot be fetched.
  public Optional<String> jarSize() {
    int count = jars().size();
    OptionalLong bytes = code.jarBytes();
    return count == 0 || bytes.isEmpty()
        ? Optional.empty()
        : Optional.of(
            (count == 1 ? "1 jar, " : count + " jars, ") + Artifact.megabytes(bytes.getAsLong()));
  }

  /// What a worker's JVM needs.
  public List<String> jvmFlags() {
    return code.flags();
  }

  /// What is fetched when somebody asks for it.
  public List<Artifact> fetched() {
    return code.artifacts();
  }

  /// The engine, whatever its version.
  public String family() {
    return Contender.familyOf(id);
  }

  /// Whether it is another version of an engine than the one that its descriptor is of.
  public boolean isOtherVersion() {
    return !id.equals(family());
  }

  /// How a mode is driven where a workload's parameters have these values.
  public Setup setup(Mode mode, Settings settings) {
    Setup setup = mode.setup();
    for (Offer each : offers) {
      setup = each.isAsked(settings) ? each.on(setup) : setup;
    }
    return setup;
  }

  /// The same with everything that it offers, for those who look for what may happen.
  public Setup setupOfAll(Mode mode) {
    Setup setup = mode.setup();
    for (Offer each : offers) {
      setup = each.on(setup);
    }
    return setup;
  }

  /// The first parts of the names of system properties that the engine may read: its id and name,
  /// its driver's package, and what its modes set.
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

  /// Two parts of a name that begins with a domain, three after `org.apache`, else one.
  private static String firstParts(String dotted) {
    String[] parts = dotted.split("\\.", -1);
    int count = dotted.startsWith("org.apache.") ? 3 : parts[0].length() <= 3 ? 2 : 1;
    return String.join(".", List.of(parts).subList(0, Math.min(count, parts.length)));
  }

  /// What a person should know who is about to run it: which code comes from elsewhere.
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
            "code that did not come with Dynobench, and runs with your rights: %s from %s%s"
                .formatted(
                    drivers.isEmpty() ? "all that is used" : drivers,
                    files.isEmpty() ? "no jar" : files,
                    programs.isEmpty()
                        ? ""
                        : ", and what is started besides: " + String.join(", ", programs)));
  }

  /// What must never be shown or stored, of all its modes and of its JVM flags.
  public Secrets secrets() {
    return modes.stream()
        .map(mode -> setupOfAll(mode).secrets())
        .reduce(Secrets.NONE, Secrets::and)
        .readInFlags(jvmFlags());
  }

  /// Whether it is no engine, but what one is held against.
  boolean isBaseline() {
    return modes.stream()
        .map(Mode::setup)
        .allMatch(setup -> setup instanceof Setup.HeapMap || setup instanceof Setup.AppendedFile);
  }

  /// The mode with this id.
  public Optional<Mode> mode(String id) {
    return modes.stream().filter(each -> each.id().equals(id)).findFirst();
  }
}
