package dynobench.measure;

import java.lang.management.MemoryUsage;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/// Measures the process that it runs in, with the server that it has started if there is one, and
/// the folder of its database. Nothing to close.
///
/// [#mark] and [#since] may be called from any thread, [#sample] from one thread at a time, and
/// neither disturbs the other. It is loaded in every worker, so it uses no streams, lambdas,
/// formats or patterns, which would cost start-up time.
public final class ProcessMeter {
  /// Linux counts CPU time in hundredths of a second.
  private static final long LEAST_NANOS = 50_000_000;

  private final ProcessCounters counters;
  private final JvmMemory memory = new JvmMemory();
  private final Path databaseFolder;
  private final boolean served;
  private final FolderSize folder;
  private final LongSupplier piped;
  private final WrittenBytes written;
  private long lookedAtNanos = System.nanoTime();
  private long sampledAtNanos = System.nanoTime();
  private OptionalLong sampledCpuNanos;
  private OptionalLong liveBefore = OptionalLong.empty();

  /// What the process has used since it began.
  public record Mark(
      OptionalLong ownCpuNanos,
      OptionalLong serverCpuNanos,
      long gcCount,
      long gcMillis,
      OptionalLong allocatedBytes,
      OptionalLong writtenBytes,
      long storedBytes) {}

  /// @param databaseFolder whose files count as stored; it need not exist yet
  public ProcessMeter(Path databaseFolder) {
    this(databaseFolder, Optional.empty(), () -> 0);
  }

  /// @param server whose processes count as well
  /// @param piped how many bytes this process has written to its pipes
  public ProcessMeter(Path databaseFolder, Optional<ProcessTree> server, LongSupplier piped) {
    counters = new ProcessCounters(server);
    written = new WrittenBytes(databaseFolder, server, piped);
    this.databaseFolder = databaseFolder;
    served = server.isPresent();
    folder = new FolderSize(databaseFolder);
    this.piped = piped;
    sampledCpuNanos = counters.cpuNanos();
  }

  /// Call it right before a phase, and [#since] right after. What reading costs most is read first
  /// here and last there, CPU time last here and first there, so that the phase pays for no reading
  /// but its own two of the CPU time.
  public Mark mark() {
    long stored = folder.bytes();
    written.look();
    OptionalLong bytes = written.now();
    long gcCount = memory.gcCount();
    long gcMillis = memory.gcMillis();
    OptionalLong allocated = counters.allocatedBytes();
    OptionalLong serverCpu = counters.serverCpuNanos();
    return new Mark(counters.ownCpuNanos(), serverCpu, gcCount, gcMillis, allocated, bytes, stored);
  }

  /// What was used since the mark, by all threads: a sampler's share is in it. Afterwards collects
  /// the heap, which takes a while and belongs to no phase. Where the JVM's flags forbid explicit
  /// collections, dead objects count as live.
  public Usage since(Mark mark) {
    OptionalLong ownCpu = used(counters.ownCpuNanos(), mark.ownCpuNanos());
    OptionalLong serverCpu = used(counters.serverCpuNanos(), mark.serverCpuNanos());
    OptionalLong allocated = counters.allocatedBytes();
    long gcCount = memory.gcCount();
    long gcMillis = memory.gcMillis();
    OptionalLong bytes = used(written.now(), mark.writtenBytes());
    long stored = folder.bytes();
    written.look();
    written.compare(bytes, stored - mark.storedBytes());
    long live = memory.usedAfterCollecting();
    OptionalLong kept = difference(OptionalLong.of(live), liveBefore);
    liveBefore = OptionalLong.of(live);
    return new Usage(
        counters.together(ownCpu, serverCpu),
        gcCount - mark.gcCount(),
        gcMillis - mark.gcMillis(),
        difference(allocated, mark.allocatedBytes()),
        live,
        written.isKnown() ? bytes : OptionalLong.empty(),
        stored,
        kept,
        counters.serverMemory(),
        serverCpu);
  }

  /// Returns a meter of the same process with another folder, ready for its first phase.
  public ProcessMeter of(Path otherFolder) {
    var other = new ProcessMeter(otherFolder, Optional.empty(), piped);
    other.settle();
    return other;
  }

  /// Gives up the bytes written: the database is another process's or machine's, and what it writes
  /// is not known.
  public void writesElsewhere() {
    written.giveUp();
  }

  /// Removes the database's files, which should be closed, from the system's page cache. Not for
  /// use inside a phase: it takes as long as the disk needs to write what is not there yet.
  public CacheDrop dropCache() {
    return PageCache.of(databaseFolder).drop(served);
  }

  /// Collects the heap, so that what the first phase keeps of it can be told.
  public void settle() {
    liveBefore = OptionalLong.of(memory.usedAfterCollecting());
  }

  /// Looks at the process. The first look's CPU share counts from construction; the stored size is
  /// at most a second old.
  public Sample sample() {
    long now = System.nanoTime();
    OptionalDouble processCpu = processCpu(now);
    MemoryUsage heap = memory.heap();
    return new Sample(
        processCpu,
        counters.machineCpu(),
        heap.getUsed(),
        heap.getCommitted(),
        heap.getMax(),
        memory.usedAfterLastCollection(),
        memory.gcCount(),
        memory.gcMillis(),
        written(now),
        folder.recentBytes(now));
  }

  /// Looks for mapped files once a second.
  private OptionalLong written(long now) {
    if (now - lookedAtNanos >= FolderSize.MAX_AGE_NANOS) {
      written.look();
      lookedAtNanos = now;
    }
    return written.now();
  }

  /// Unknown when the last look was so short a while ago that the clock's tick would be most of it.
  private OptionalDouble processCpu(long now) {
    if (now - sampledAtNanos < LEAST_NANOS) {
      return OptionalDouble.empty();
    }
    OptionalLong cpu = counters.cpuNanos();
    OptionalDouble share = share(used(cpu, sampledCpuNanos), now - sampledAtNanos);
    sampledCpuNanos = cpu;
    sampledAtNanos = now;
    return share;
  }

  /// Nothing is known where a process of the server has ended that nobody waited for: what it had
  /// used is gone from the counts.
  private static OptionalLong used(OptionalLong now, OptionalLong before) {
    OptionalLong used = difference(now, before);
    return used.orElse(0) < 0 ? OptionalLong.empty() : used;
  }

  private static OptionalLong difference(OptionalLong now, OptionalLong before) {
    return now.isPresent() && before.isPresent()
        ? OptionalLong.of(now.getAsLong() - before.getAsLong())
        : OptionalLong.empty();
  }

  private static OptionalDouble share(OptionalLong cpuNanos, long wallNanos) {
    return cpuNanos.isPresent()
        ? OptionalDouble.of((double) cpuNanos.getAsLong() / wallNanos)
        : OptionalDouble.empty();
  }
}
