package dynobench.plan;

import dynobench.plan.FlagVerdict.Permitted;
import dynobench.plan.FlagVerdict.Refused;
import dynobench.plan.FlagVerdict.Unusual;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/// Rules for flags that set a system property, by the property's name.
final class PropertyRules {
  /// Prefixes of system properties that belong to Java, or to Dynobench.
  private static final List<String> RESERVED =
      List.of(
          "java",
          "javax",
          "jdk",
          "sun",
          "com.sun",
          "jakarta",
          "dynobench",
          "user",
          "file",
          "os",
          "path",
          "line",
          "native",
          "stdin",
          "stdout",
          "stderr",
          "http",
          "https",
          "ftp",
          "socks",
          "networkaddress",
          "jna",
          "awt",
          "apple",
          "org.graalvm",
          "org.openjdk");

  private static final Pattern PROPERTY = Pattern.compile("[\\w.$-]+");

  /// Words in a name of a property that suggest it names code, or a place to write to.
  private static final Pattern TELLING_WORD =
      Pattern.compile(
          "(?i).*(lib|path|dir|folder|file|home|class|driver|provider|factory|plugin|agent|script"
              + "|url|uri|exec|command|config|loader|temp|tmp|log).*");

  private final Set<String> enginesOwn;

  /// Creates rules.
  ///
  /// @param enginesOwn first parts of the names of properties that engines read, such as `derby`
  PropertyRules(Collection<String> enginesOwn) {
    var lower = new TreeSet<String>();
    enginesOwn.forEach(each -> lower.add(each.toLowerCase(Locale.ROOT)));
    this.enginesOwn = Set.copyOf(lower);
  }

  /// Judges a flag.
  ///
  /// @param flag a flag that begins with `-D`
  FlagVerdict judge(String flag) {
    String name = name(flag);
    if (!PROPERTY.matcher(name).matches()) {
      return new Refused("does not set a valid property");
    }
    if (SelfTestFlags.isOne(flag)) {
      return SelfTestFlags.refusal(flag).<FlagVerdict>map(Refused::new).orElseGet(Permitted::new);
    }
    if (belongsTo(name, RESERVED)) {
      return new Unusual("sets a property of Java or of Dynobench");
    }
    if (belongsTo(name, enginesOwn)) {
      return new Unusual("changes a setting of an engine");
    }
    return TELLING_WORD.matcher(name).matches()
        ? new Unusual("sets a property that may name code, or a place to write to")
        : new Permitted();
  }

  /// Returns whether an engine reads the property.
  ///
  /// @param flag a flag that begins with `-D`
  boolean isEnginesOwn(String flag) {
    return belongsTo(name(flag), enginesOwn);
  }

  private static String name(String flag) {
    return flag.substring(2).split("=", 2)[0].toLowerCase(Locale.ROOT);
  }

  private static boolean belongsTo(String name, Collection<String> owners) {
    return owners.stream().anyMatch(each -> name.equals(each) || name.startsWith(each + "."));
  }
}
