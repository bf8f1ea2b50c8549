package dynobench.catalog;

import dynobench.secret.Secrets;
import dynobench.workload.Settings;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// An engine at one version, as its descriptor tells.
///
/// @param id its folder's name, as plans name it
/// @param jars that a worker needs on its class path, absolute
/// @param shipped whether it came with the program; others bring code from elsewhere
/// @param jvmFlags that a worker needs
/// @param homepage where to read more; may be empty
/// @param offers what its modes do where a workload's parameters ask for it
public record Descriptor(
    String id,
    String name,
    String version,
    String licence,
    String homepage,
    boolean shipped,
    List<Path> jars,
    List<String> jvmFlags,
    List<Mode> modes,
    List<Offer> offers) {
  private static final Pattern LETTERS = Pattern.compile("[a-z]+[0-9]*");

  public Descriptor {
    jars = List.copyOf(jars);
    jvmFlags = List.copyOf(jvmFlags);
    modes = List.copyOf(modes);
    offers = List.copyOf(offers);
  }

  /// One that offers nothing to parameters of workloads.
  public Descriptor(
      String id,
      String name,
      String version,
      String licence,
      String homepage,
      boolean shipped,
      List<Path> jars,
      List<String> jvmFlags,
      List<Mode> modes) {
    this(id, name, version, licence, homepage, shipped, jars, jvmFlags, modes, List.of());
  }

  /// The same engine, of whose modes more is known.
  Descriptor withModes(List<Mode> known) {
    return new Descriptor(
        id, name, version, licence, homepage, shipped, jars, jvmFlags, known, offers);
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
    for (String own : List.of(id, name)) {
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
        case Setup.Je _ -> names.addAll(List.of("je", "com.sleepycat"));
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
        jars.stream()
            .map(jar -> String.valueOf(jar.getFileName()))
            .collect(Collectors.joining(", "));
    String drivers =
        modes.stream()
            .flatMap(mode ->
                mode.setup() instanceof Setup.Jdbc jdbc ? Stream.of(jdbc.driver()) : Stream.empty())
            .distinct()
            .collect(Collectors.joining(", "));
    return shipped
        ? Optional.empty()
        : Optional.of(
            "code that did not come with Dynobench, and runs with your rights: %s from %s"
                .formatted(
                    drivers.isEmpty() ? "all that is used" : drivers,
                    files.isEmpty() ? "no jar" : files));
  }

  /// What must never be shown or stored, of all its modes and of its JVM flags.
  public Secrets secrets() {
    return modes.stream()
        .map(mode -> setupOfAll(mode).secrets())
        .reduce(Secrets.NONE, Secrets::and)
        .readInFlags(jvmFlags);
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
