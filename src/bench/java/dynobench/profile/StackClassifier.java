package dynobench.profile;

import dynobench.frames.FrameRule;
import dynobench.frames.TimeCategory;
import dynobench.profile.PartProfile.ElapsedShare;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Gives categories to stacks, by the rules of an engine's descriptor and rules that hold for the
/// JDK and for Dynobench. The innermost frame with a category decides; frames of the JDK count for
/// their callers. The longest pattern that covers a frame wins.
final class StackClassifier {
  /// Rules for every engine. They rank below those of a descriptor.
  private static final List<FrameRule> COMMON =
      List.of(
          new FrameRule("java.io.FileDescriptor.sync*", "disk"),
          new FrameRule("sun.nio.ch.FileDispatcherImpl.force*", "disk"),
          new FrameRule("sun.nio.ch.UnixFileDispatcherImpl.force*", "disk"),
          new FrameRule("java.nio.MappedMemoryUtils.force*", "disk"),
          new FrameRule("java.lang.ClassLoader", "compilation"),
          new FrameRule("java.lang.Class.forName*", "compilation"),
          new FrameRule("jdk.internal.loader", "compilation"),
          new FrameRule("java.lang.invoke.MethodHandleNatives.link*", "compilation"),
          new FrameRule("java.lang.invoke.LambdaMetafactory", "compilation"),
          new FrameRule("sun.nio.ch.SocketDispatcher", "server"),
          new FrameRule("sun.nio.ch.NioSocketImpl", "server"),
          new FrameRule("dynobench", "harness"),
          new FrameRule("org.HdrHistogram", "harness"),
          new FrameRule("java", FrameRule.HELPERS),
          new FrameRule("javax", FrameRule.HELPERS),
          new FrameRule("jdk", FrameRule.HELPERS),
          new FrameRule("sun", FrameRule.HELPERS),
          new FrameRule("com.sun", FrameRule.HELPERS));

  /// Category of code that no rule covers.
  private static final FrameRule UNMAPPED = new FrameRule("unmapped", "other");

  private final List<FrameRule> rules;
  private final Map<String, Optional<TimeCategory>> known = new HashMap<>();

  /// @param rules rules of the engine's descriptor
  StackClassifier(List<FrameRule> rules) {
    this.rules = List.copyOf(rules);
  }

  /// Returns the category of a share of the elapsed time.
  TimeCategory category(ElapsedShare share) {
    return switch (share.kind()) {
      case PAUSED -> TimeCategory.MEMORY;
      case UNSAMPLED -> TimeCategory.UNSAMPLED;
      case RUNNING -> owner(share.frames());
      case BLOCKED -> blocked(share);
    };
  }

  private TimeCategory blocked(ElapsedShare share) {
    TimeCategory owner = owner(share.frames());
    return switch (share.call().orElseThrow()) {
      case FLUSH, FILE, PAGE -> owner == TimeCategory.SERVER ? owner : TimeCategory.DISK;
      case NETWORK -> TimeCategory.SERVER;
      case LOCK -> explainsWait(owner) ? owner : waits(owner);
      case JVM -> TimeCategory.COMPILATION;
      case SLEEP -> explainsWait(owner) ? owner : TimeCategory.IDLE;
      case UNKNOWN -> owner;
    };
  }

  /// Returns whether a category tells what a thread waits for: an engine may wait for a thread of
  /// its own that flushes.
  private static boolean explainsWait(TimeCategory owner) {
    return switch (owner) {
      case DISK, SERVER, LOCKS, MEMORY, COMPILATION, IDLE -> true;
      case DRIVER, PARSING, PLANNING, EXECUTION, STORAGE, LOGGING, HARNESS, UNSAMPLED, OTHER ->
          false;
    };
  }

  private static TimeCategory waits(TimeCategory owner) {
    return owner == TimeCategory.HARNESS ? TimeCategory.IDLE : TimeCategory.LOCKS;
  }

  /// Returns the category of the innermost frame that has one.
  private TimeCategory owner(List<String> frames) {
    for (int i = frames.size() - 1; i >= 0; i--) {
      Optional<TimeCategory> found = category(frames.get(i));
      if (found.isPresent()) {
        return found.get();
      }
    }
    return TimeCategory.OTHER;
  }

  /// Returns the category of a single frame; empty for helpers.
  Optional<TimeCategory> category(String frame) {
    return known.computeIfAbsent(
        frame, it -> best(rules, it).or(() -> best(COMMON, it)).orElse(UNMAPPED).meaning());
  }

  private static Optional<FrameRule> best(List<FrameRule> some, String frame) {
    FrameRule best = null;
    for (FrameRule each : some) {
      if (each.covers(frame)
          && (best == null || each.pattern().length() > best.pattern().length())) {
        best = each;
      }
    }
    return Optional.ofNullable(best);
  }
}
