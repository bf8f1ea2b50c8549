package dynobench.measure;

import java.lang.management.MemoryUsage;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/// Meter of this process, of the server that the process may have started, and of the folder of the
/// database. The meter needs no closing.
///
/// [#mark] and [#since] may be called from any thread, [#sample] from one thread at a time; these
/// calls don't disturb each other. Every worker loads this class, so it uses no streams, lambdas,
/// formats or patterns, which would slow down the start.
public final class ProcessMeter {
  /// Shortest time over which CPU use is computed. Linux counts CPU time in hundredths of a second.
  private static final long LEAST_NANOS = 50_000_000;

  private final ProcessCounters counters;
  private final JvmMemory memory = new JvmMemory();
  private final Path databaseFolder;
  private final boolean served;
  private final FolderSize folder;
  private final LongSupplier piped;
  private final OptionalLong emptyBytes;
  private final WrittenBytes written;
  private final ResidentMeter resident;
  private long lookedAtNanos = System.nanoTime();
  private long sampledAtNanos = System.nanoTime();
  private OptionalLong sampledCpuNanos;
  private OptionalLong liveBefore = OptionalLong.empty();

  /// Resources that the process and its server have used since they began, and the stored bytes at
  /// that moment.
  public record Mark(
      OptionalLong ownCpuNanos,
      OptionalLong serverCpuNanos,
      long gcCount,
      long gcMillis,
      OptionalLong allocatedBytes,
      OptionalLong writtenBytes,
      long storedBytes) {}

  /// Creates a meter of a process without a server.
  ///
  /// @param databaseFolder folder whose files count as stored; it need not exist yet
  public ProcessMeter(Path databaseFolder) {
    this(databaseFolder, Optional.empty(), () -> 0, OptionalLong.empty());
  }

  /// Creates a meter.
  ///
  /// @param server server whose processes count as well
  /// @param piped source of the number of bytes that this process has written to its pipes
  /// @param emptyBytes resident memory of this process before it loaded the engine, if known
  public ProcessMeter(
      Path databaseFolder,
      Optional<ProcessTree> server,
      LongSupplier piped,
      OptionalLong emptyBytes) {
    counters = new ProcessCounters(server);
    written = new WrittenBytes(databaseFolder, server, piped);
    this.databaseFolder = databaseFolder;
    resident = new ResidentMeter(server, emptyBytes);
    this.emptyBytes = emptyBytes;
    served = server.isPresent();
    folder = new FolderSize(databaseFolder);
    this.piped = piped;
    sampledCpuNanos = counters.cpuNanos();
  }

  /// Reads all counters. Call it right before a phase, and [#since] right after. The most expensive
  /// counters are read first here and last there; CPU time is read last here and first there. So
  /// the phase's CPU time includes only the two readings of the CPU time itself.
  public Mark mark() {
    resident.begin();
    long stored = folder.bytes();
    written.checkMappedFiles();
    OptionalLong bytes = written.now();
    long gcCount = memory.gcCount();
    long gcMillis = memory.gcMillis();
    OptionalLong allocated = counters.allocatedBytes();
    OptionalLong serverCpu = counters.serverCpuNanos();
    return new Mark(counters.ownCpuNanos(), serverCpu, gcCount, gcMillis, allocated, bytes, stored);
  }

  /// Returns the resources that all threads have used since the mark, a sampler's share included.
  /// Afterwards collects the heap, which takes a while and belongs to no phase. If the JVM's flags
  /// forbid explicit collections, dead objects count as live.
  public ResourceUsage since(Mark mark) {
    OptionalLong ownCpu = used(counters.ownCpuNanos(), mark.ownCpuNanos());
    OptionalLong serverCpu = used(counters.serverCpuNanos(), mark.serverCpuNanos());
    OptionalLong allocated = counters.allocatedBytes();
    long gcCount = memory.gcCount();
    long gcMillis = memory.gcMillis();
    Optional<MemoryUse> memoryUse = resident.end();
    OptionalLong bytes = used(written.now(), mark.writtenBytes());
    long stored = folder.bytes();
    written.checkMappedFiles();
    written.compare(bytes, stored - mark.storedBytes());
    long live = memory.usedAfterCollecting();
    OptionalLong kept = difference(OptionalLong.of(live), liveBefore);
    liveBefore = OptionalLong.of(live);
    return new ResourceUsage(
        counters.together(ownCpu, serverCpu),
        gcCount - mark.gcCount(),
        gcMillis - mark.gcMillis(),
        difference(allocated, mark.allocatedBytes()),
        live,
        written.isKnown() ? bytes : OptionalLong.empty(),
        stored,
        kept,
        counters.serverMemory(),
        serverCpu,
        memoryUse);
  }

  /// Returns a meter of the same process with another folder, ready for its first phase.
  public ProcessMeter of(Path otherFolder) {
    var other = new ProcessMeter(otherFolder, Optional.empty(), piped, emptyBytes);
    other.settle();
    return other;
  }

  /// Returns the size of the database's files now.
  public long storedBytes() {
    return folder.bytes();
  }

  /// Marks the bytes written as unknown, because another process or machine writes the database.
  public void writesElsewhere() {
    written.giveUp();
  }

  /// Removes the database's files, which should be closed, from the system's page cache. Not for
  /// use inside a phase: the disk must first write all pending data.
  public CacheDrop dropCache() {
    return PageCache.of(databaseFolder).drop(served);
  }

  /// Collects the heap, so that the first phase's growth of the live heap can be computed.
  public void settle() {
    liveBefore = OptionalLong.of(memory.usedAfterCollecting());
  }

  /// Collects the heap of a process without an engine, and returns its resident memory. Empty if
  /// the system does not tell it.
  public static OptionalLong emptyBytes() {
    System.gc();
    return ResidentMemory.readBytes();
  }

  /// Samples the process. The CPU share counts from the last sample that has one, or from
  /// construction. It is empty if that is less than 50 ms ago; the stored size is at most a second
  /// old.
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
        folder.recentBytes(now),
        resident.sample());
  }

  /// Returns the bytes written, and checks for mapped files once a second.
  private OptionalLong written(long now) {
    if (now - lookedAtNanos >= FolderSize.MAX_AGE_NANOS) {
      written.checkMappedFiles();
      lookedAtNanos = now;
    }
    return written.now();
  }

  /// Returns the CPU share since the last sample; empty if that time is too short for the tick of
  /// Linux's CPU clock.
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

  /// Returns a difference of counters; empty if it is negative. The counters of a server's process
  /// are lost if it ends and its parent doesn't wait for it.
  private static OptionalLong used(OptionalLong now, OptionalLong before) {
    OptionalLong used = difference(now, before);
    return used.orElse(0) < 0 ? OptionalLong.empty() : used;
  }

  /// Returns the difference of two values; empty if one of both is unknown.
  static OptionalLong difference(OptionalLong now, OptionalLong before) {
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
