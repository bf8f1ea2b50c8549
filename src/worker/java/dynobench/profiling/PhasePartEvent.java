package dynobench.profiling;

import dynobench.protocol.clients.Client;
import jdk.jfr.Category;
import jdk.jfr.DataAmount;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/// Event of a flight recording: a part of a timed phase, with its beginning and duration.
@Name(PhasePartEvent.NAME)
@Label("Phase")
@Category("Dynobench")
@Description("A part of a timed phase of the workload")
@StackTrace(false)
public final class PhasePartEvent extends Event {
  public static final String NAME = "dynobench.PhasePart";
  public static final String PHASE = "phase";
  public static final String PART = "part";
  public static final String TICKS = "ticks";
  public static final String CLIENTS = "clients";
  public static final String READS = "reads";
  public static final String READ_BYTES = "readBytes";
  public static final String WRITES = "writes";
  public static final String WRITTEN_BYTES = "writtenBytes";

  /// Beginning of the names of the clients' threads.
  public static final String CLIENT_THREAD = Client.THREAD;

  /// Name in place of a phase while the profiler warms up.
  public static final String WARM_UP = "";

  /// Value of a count that the system does not tell.
  public static final long UNKNOWN = -1;

  @Label("Phase")
  @Name(PHASE)
  final String phase;

  @Label("Part")
  @Name(PART)
  final String part;

  @Label("Looks at working threads")
  @Name(TICKS)
  long ticks;

  @Label("Whether clients work")
  @Description("Threads named client-N work; otherwise the thread of this event works")
  @Name(CLIENTS)
  final boolean clients;

  @Label("Read calls")
  @Name(READS)
  long reads = UNKNOWN;

  @Label("Bytes read")
  @DataAmount
  @Name(READ_BYTES)
  long readBytes = UNKNOWN;

  @Label("Write calls")
  @Name(WRITES)
  long writes = UNKNOWN;

  @Label("Bytes written")
  @DataAmount
  @Name(WRITTEN_BYTES)
  long writtenBytes = UNKNOWN;

  PhasePartEvent(String phase, String part, boolean clients) {
    this.phase = phase;
    this.part = part;
    this.clients = clients;
  }

  void count(SystemCalls calls) {
    reads = calls.reads();
    readBytes = calls.readBytes();
    writes = calls.writes();
    writtenBytes = calls.writtenBytes();
  }
}
