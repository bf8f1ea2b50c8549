package dynobench.plan;

import dynobench.plan.FlagVerdict.Permitted;
import dynobench.plan.FlagVerdict.Refused;
import dynobench.plan.FlagVerdict.Unusual;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Judges JVM flags without starting a JVM: a stranger's plan may hold flags that run commands
/// (`-XX:OnOutOfMemoryError`), load code (`-javaagent`, `-D…lib.path`), or write files. Only what
/// is known to tune is permitted; whatever isn't known is unusual.
public final class FlagRules {
  /// After these a JVM runs no worker.
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

  /// Flags that begin with `-X` or `--`, as wholes.
  private static final Pattern TUNING =
      Pattern.compile(
          "-Xss\\d+[kKmMgG]?|-Xmn\\d+[kKmMgG]?|-Xint|-Xcomp|-Xmixed|-Xbatch|-Xnoclassgc|-Xverify:\\w+"
              + "|-Xcheck:jni|-Xshare:(auto|on|off)|-server|-client"
              + "|-(ea|da|enableassertions|disableassertions)(:[\\w.$]+)?"
              + "|-(esa|dsa|enablesystemassertions|disablesystemassertions)"
              + "|-verbose:(gc|class|module|jni)|-Xlog:(disable|[\\w*+,]+(=(info|warning|error|off))?(:(stdout|stderr))?)"
              + "|--enable-preview|--enable-native-access=[\\w.,-]+|--illegal-native-access=\\w+|--sun-misc-unsafe-memory-access=\\w+|--add-(opens|exports|reads)=[\\w./=,-]+");

  private static final Pattern XX = Pattern.compile("-XX:[+-]?(\\w+)(=[\\w.]*)?");

  /// Those of `-XX` that tune, and can do nothing else. Unlocking does nothing by itself.
  private static final Set<String> XX_TUNING =
      Set.of(
          "UnlockExperimentalVMOptions",
          "UnlockDiagnosticVMOptions",
          // sizes
          "NewSize",
          "MaxNewSize",
          "NewRatio",
          "SurvivorRatio",
          "InitialSurvivorRatio",
          "TargetSurvivorRatio",
          "MinHeapFreeRatio",
          "MaxHeapFreeRatio",
          "SoftMaxHeapSize",
          "MetaspaceSize",
          "MaxMetaspaceSize",
          "MinMetaspaceFreeRatio",
          "MaxMetaspaceFreeRatio",
          "CompressedClassSpaceSize",
          "MaxDirectMemorySize",
          "ThreadStackSize",
          "VMThreadStackSize",
          "CompilerThreadStackSize",
          "ReservedCodeCacheSize",
          "InitialCodeCacheSize",
          "NonNMethodCodeHeapSize",
          "NonProfiledCodeHeapSize",
          "ProfiledCodeHeapSize",
          "SegmentedCodeCache",
          "TLABSize",
          "MinTLABSize",
          "UseTLAB",
          "ResizeTLAB",
          "ObjectAlignmentInBytes",
          "StringTableSize",
          "SymbolTableSize",
          "AutoBoxCacheMax",
          // memory
          "AlwaysPreTouch",
          "AlwaysPreTouchStacks",
          "UseLargePages",
          "UseTransparentHugePages",
          "LargePageSizeInBytes",
          "UseNUMA",
          "UseNUMAInterleaving",
          "UseCompressedOops",
          "UseCompressedClassPointers",
          "UseCompactObjectHeaders",
          "ActiveProcessorCount",
          "UseContainerSupport",
          // collectors
          "ParallelGCThreads",
          "ConcGCThreads",
          "UseDynamicNumberOfGCThreads",
          "MaxGCPauseMillis",
          "GCPauseIntervalMillis",
          "GCTimeRatio",
          "GCTimeLimit",
          "GCHeapFreeLimit",
          "UseGCOverheadLimit",
          "UseAdaptiveSizePolicy",
          "InitiatingHeapOccupancyPercent",
          "MaxTenuringThreshold",
          "InitialTenuringThreshold",
          "PretenureSizeThreshold",
          "ScavengeBeforeFullGC",
          "ShrinkHeapInSteps",
          "SoftRefLRUPolicyMSPerMB",
          "DisableExplicitGC",
          "ExplicitGCInvokesConcurrent",
          "UseStringDeduplication",
          "StringDeduplicationAgeThreshold",
          "ClassUnloading",
          "G1HeapRegionSize",
          "G1NewSizePercent",
          "G1MaxNewSizePercent",
          "G1ReservePercent",
          "G1HeapWastePercent",
          "G1MixedGCCountTarget",
          "G1PeriodicGCInterval",
          "G1UseAdaptiveIHOP",
          "ZGenerational",
          "ZCollectionInterval",
          "ZAllocationSpikeTolerance",
          "ZFragmentationLimit",
          "ZProactive",
          "ZUncommit",
          "ZUncommitDelay",
          // compilers
          "TieredCompilation",
          "TieredStopAtLevel",
          "CICompilerCount",
          "CICompilerCountPerCPU",
          "BackgroundCompilation",
          "CompileThreshold",
          "CompileThresholdScaling",
          "Tier0InvokeNotifyFreqLog",
          "Tier3InvocationThreshold",
          "Tier3CompileThreshold",
          "Tier4InvocationThreshold",
          "Tier4CompileThreshold",
          "UseOnStackReplacement",
          "UseCodeCacheFlushing",
          "Inline",
          "MaxInlineSize",
          "MaxInlineLevel",
          "FreqInlineSize",
          "InlineSmallCode",
          "LoopUnrollLimit",
          "UseSuperWord",
          "UseVectorizedMismatchIntrinsic",
          "MaxVectorSize",
          "UseAVX",
          "UseSSE",
          "DoEscapeAnalysis",
          "EliminateAllocations",
          "EliminateLocks",
          "OptimizeStringConcat",
          "AggressiveUnboxing",
          "OmitStackTraceInFastThrow",
          // the rest that only tunes
          "UsePerfData",
          "UseBiasedLocking",
          "LockingMode",
          "UseCountedLoopSafepoints",
          "GuaranteedSafepointInterval",
          "ExitOnOutOfMemoryError",
          "UseSharedSpaces");

  /// Names of system properties that belong to Java, or to Dynobench.
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

  /// A property whose name has such a word in it may well name code, or a place to write to.
  private static final Pattern TELLING_WORD =
      Pattern.compile(
          "(?i).*(lib|path|dir|folder|file|home|class|driver|provider|factory|plugin|agent|script"
              + "|url|uri|exec|command|config|loader|temp|tmp|log).*");

  private final WorkerJvm.Collector collector;
  private final Set<String> enginesOwn;

  /// @param collector that the plan names
  /// @param enginesOwn first parts of the names of properties that engines read, such as `derby`
  public FlagRules(WorkerJvm.Collector collector, Collection<String> enginesOwn) {
    this.collector = collector;
    var lower = new TreeSet<String>();
    enginesOwn.forEach(each -> lower.add(each.toLowerCase(Locale.ROOT)));
    this.enginesOwn = Set.copyOf(lower);
  }

  /// Judges one flag.
  public FlagVerdict judge(String flag) {
    if (flag.chars().anyMatch(Character::isISOControl)) {
      return new Refused("holds a control character");
    }
    if (NO_RUN.matcher(flag).matches()) {
      return new Refused("makes Java do something else than run a trial: leave it out");
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
    return flag.startsWith("-D") ? property(flag) : other(flag);
  }

  /// Whether the flag sets a property that an engine reads.
  public boolean isEnginesOwn(String flag) {
    return flag.startsWith("-D") && belongsTo(name(flag), enginesOwn);
  }

  private FlagVerdict other(String flag) {
    var xx = XX.matcher(flag);
    boolean tunes =
        TUNING.matcher(flag).matches()
            || COLLECTOR.matcher(flag).matches()
            || (xx.matches() && XX_TUNING.contains(xx.group(1)));
    return tunes ? new Permitted() : new Unusual("may do more than tune the JVM");
  }

  private FlagVerdict property(String flag) {
    String name = name(flag);
    if (!PROPERTY.matcher(name).matches()) {
      return new Refused("sets no property that anybody could read");
    }
    if (belongsTo(name, RESERVED)) {
      return new Unusual("sets a property of Java's or Dynobench's own");
    }
    if (belongsTo(name, enginesOwn)) {
      return new Unusual("sets an engine's own switch");
    }
    return TELLING_WORD.matcher(name).matches()
        ? new Unusual("sets a property that may name code, or a place to write to")
        : new Permitted();
  }

  private static String name(String flag) {
    return flag.substring(2).split("=", 2)[0].toLowerCase(Locale.ROOT);
  }

  private static boolean belongsTo(String name, Collection<String> owners) {
    return owners.stream().anyMatch(each -> name.equals(each) || name.startsWith(each + "."));
  }

  /// The flags that a text holds, between blanks; one that holds blanks itself stands in quotes,
  /// single or double.
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

  /// The text that [#split] reads back.
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
