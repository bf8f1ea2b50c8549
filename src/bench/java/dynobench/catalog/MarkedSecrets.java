package dynobench.catalog;

import dynobench.setup.Setup;
import dynobench.text.NearestName;
import dynobench.toml.TomlSection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/// Checks that the names that a descriptor marks as secret exist: a misspelt name would hide
/// nothing. A name is that of a property, a system property or a URL parameter, in any case.
final class MarkedSecrets {
  private static final Pattern PARAMETER = Pattern.compile("[?;&]([^=;&?]+)=");

  private final Descriptor engine;

  MarkedSecrets(Descriptor engine) {
    this.engine = engine;
  }

  void check(TomlSection jdbc) {
    List<Setup.Jdbc> setups =
        engine.modes().stream()
            .map(Mode::setup)
            .filter(Setup.Jdbc.class::isInstance)
            .map(Setup.Jdbc.class::cast)
            .toList();
    var known = new TreeSet<String>(Set.of("user", "password"));
    setups.forEach(setup -> addNames(setup, known));
    engine.jvmFlags().stream()
        .filter(flag -> flag.startsWith("-D") && flag.contains("="))
        .forEach(flag -> known.add(lower(flag.substring(2, flag.indexOf('=')))));
    setups.stream()
        .flatMap(setup -> setup.markedSecrets().stream())
        .distinct()
        .filter(name -> !known.contains(lower(name)))
        .forEach(name ->
            jdbc.problem(
                "secrets",
                "names \"%s\", but no mode has such a property, system property or URL parameter%s"
                    .formatted(name, NearestName.suggestion(name, known))));
  }

  private static void addNames(Setup.Jdbc setup, Set<String> known) {
    setup.properties().keySet().forEach(name -> known.add(lower(name)));
    setup.reopen().keySet().forEach(name -> known.add(lower(name)));
    setup.system().keySet().forEach(name -> known.add(lower(name)));
    PARAMETER.matcher(setup.url()).results().forEach(found -> known.add(lower(found.group(1))));
  }

  private static String lower(String name) {
    return name.toLowerCase(Locale.ROOT);
  }
}
