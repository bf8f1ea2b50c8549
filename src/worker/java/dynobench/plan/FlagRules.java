package dynobench.plan;

import dynobench.plan.FlagVerdict.Permitted;
import dynobench.plan.FlagVerdict.Refused;
import dynobench.plan.FlagVerdict.Unusual;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Rules for JVM flags, applied without starting a JVM. A plan of unknown origin may hold flags
/// that run commands (`-XX:OnOutOfMemoryError`), load code (`-javaagent`, `-D…lib.path`), or write
/// files. Only flags that are known to tune are permitted; an unknown flag is unusual.
public final class FlagRules {
  /// Flags with which a JVM runs no worker.
  private static final Pattern NO_RUN =
      Pattern.compile(
          "-version|--version|-help|--help|-h|-\\?|-X|--help-extra|-jar|-m|--module(=.*)?|-d"
              + "|--describe-module(=.*)?|--list-modules|--validate-modules|--dry-run|--source(=.*)?"
              + "|-Xlog:help|-Xshare:dump|-XX:AOTMode=create|-XX:\\+DumpSharedSpaces",
          Pattern.DOTALL);

  private static final Pattern HEAP =
      Pattern.compile(
          "-(X)?m[sx].*|-XX:((Max|Initial|Min)HeapSize|(Max|Initial|Min)RAM(Percentage|Fraction)?)=.*",
          Pattern.DOTALL);

  private static final Pattern CLASS_PATH =
      Pattern.compile("-cp|-classpath|--class-path(=.*)?", Pattern.DOTALL);

  private static final Pattern COLLECTOR = Pattern.compile("-XX:[+-]Use[A-Za-z0-9]+GC");

  /// Complete flags that begin with `-X` or `--`.
  private static final Pattern TUNING =
      Pattern.compile(
          "-Xss\\d+[kKmMgG]?|-Xmn\\d+[kKmMgG]?|-Xint|-Xcomp|-Xmixed|-Xbatch|-Xnoclassgc|-Xverify:\\w+"
              + "|-Xcheck:jni|-Xshare:(auto|on|off)|-server|-client"
              + "|-(ea|da|enableassertions|disableassertions)(:[\\w.$]+)?"
              + "|-(esa|dsa|enablesystemassertions|disablesystemassertions)"
              + "|-verbose:(gc|class|module|jni)|-Xlog:(disable|[\\w*+,]+(=(info|warning|error|off))?(:(stdout|stderr))?)"
              + "|--enable-preview|--enable-native-access=[\\w.,-]+|--illegal-native-access=\\w+|--sun-misc-unsafe-memory-access=\\w+|--add-(opens|exports|reads)=[\\w./=,-]+");

  private final WorkerJvm.Collector collector;
  private final PropertyRules properties;

  /// Creates rules for a plan.
  ///
  /// @param collector garbage collector that the plan names
  /// @param enginesOwn first parts of the names of properties that engines read, such as `derby`
  public FlagRules(WorkerJvm.Collector collector, Collection<String> enginesOwn) {
    this.collector = collector;
    this.properties = new PropertyRules(enginesOwn);
  }

  /// Judges one flag.
  public FlagVerdict judge(String flag) {
    if (flag.chars().anyMatch(Character::isISOControl)) {
      return new Refused("contains a control character");
    }
    if (NO_RUN.matcher(flag).matches()) {
      return new Refused("makes Java do something else than run a trial: remove it");
    }
    if (HEAP.matcher(flag).matches()) {
      return new Refused("contradicts the plan's heap: set jvm.heap");
    }
    if (CLASS_PATH.matcher(flag).matches()) {
      return new Refused("contradicts the worker's class path: name jars in a descriptor");
    }
    if (COLLECTOR.matcher(flag).matches() && !flag.equals(collector.flag())) {
      return new Refused("contradicts the plan's collector: set jvm.gc");
    }
    if (flag.startsWith("-D")) {
      return properties.judge(flag);
    }
    boolean tunes =
        TUNING.matcher(flag).matches()
            || COLLECTOR.matcher(flag).matches()
            || TuningFlags.contains(flag);
    return tunes ? new Permitted() : new Unusual("may do more than tune the JVM");
  }

  /// Returns whether the flag sets a property that an engine reads.
  public boolean isEnginesOwn(String flag) {
    return flag.startsWith("-D") && properties.isEnginesOwn(flag);
  }

  /// Splits a text into flags at blanks. A flag that contains blanks must be in single or double
  /// quotes.
  public static List<String> split(String text) {
    return Pattern.compile("(?:\"[^\"]*\"|'[^']*'|[^\\s\"']|[\"'])+")
        .matcher(text)
        .results()
        .map(found -> unquoted(found.group()))
        .toList();
  }

  private static String unquoted(String word) {
    return Pattern.compile("\"([^\"]*)\"|'([^']*)'")
        .matcher(word)
        .replaceAll(part ->
            Matcher.quoteReplacement(
                Stream.of(part.group(1), part.group(2))
                    .filter(Objects::nonNull)
                    .findFirst()
                    .orElse("")));
  }

  /// Joins flags into the text that [#split] accepts.
  public static String joined(List<String> flags) {
    return String.join(" ", flags.stream().map(FlagRules::quoted).toList());
  }

  private static String quoted(String flag) {
    boolean plain = flag.chars().noneMatch(c -> Character.isWhitespace(c) || c == '"' || c == '\'');
    if (plain && !flag.isEmpty()) {
      return flag;
    }
    var parts = new StringBuilder();
    for (String each : flag.split("(?<=\")|(?=\")", -1)) {
      parts.append(each.equals("\"") ? "'\"'" : each.isEmpty() ? "" : "\"" + each + "\"");
    }
    return parts.isEmpty() ? "\"\"" : parts.toString();
  }
}
