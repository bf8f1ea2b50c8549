package dynobench.profiling;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/// Event of a flight recording: a stack of a working thread that was blocked in some of the looks
/// of one part of a phase.
@Name(BlockedStackEvent.NAME)
@Label("Blocked thread")
@Category("Dynobench")
@Description("Stack of a working thread that was blocked, summed up over a part of a phase")
@StackTrace(false)
public final class BlockedStackEvent extends Event {
  public static final String NAME = "dynobench.BlockedStack";
  public static final String PHASE = "phase";
  public static final String PART = "part";
  public static final String CALL = "call";
  public static final String TICKS = "ticks";
  public static final String FRAMES = "frames";

  /// Separator of the frames.
  public static final String SEPARATOR = ";";

  /// Last frame of a stack whose outermost frames are missing.
  public static final String CUT = "…";

  @Label("Phase")
  @Name(PHASE)
  final String phase;

  @Label("Part")
  @Name(PART)
  final String part;

  @Label("Kind of the system call")
  @Name(CALL)
  final String call;

  @Label("Looks")
  @Name(TICKS)
  final long ticks;

  @Label("Frames")
  @Description("Class and method of each frame, innermost first")
  @Name(FRAMES)
  final String frames;

  BlockedStackEvent(String phase, String part, String call, long ticks, String frames) {
    this.phase = phase;
    this.part = part;
    this.call = call;
    this.ticks = ticks;
    this.frames = frames;
  }
}
