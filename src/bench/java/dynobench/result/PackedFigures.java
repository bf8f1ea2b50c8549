package dynobench.result;

import dynobench.event.RunEvent.PhaseFinished;
import dynobench.event.RunEvent.PhaseRepeated;
import dynobench.measure.MemoryUse;
import dynobench.measure.PhaseTiming;
import dynobench.measure.ResourceUsage;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/// Figures of repeated phases in about 50 characters each. A number is written as its difference to
/// the same phase in the iteration before; a moment as the difference to the phase before. Small
/// differences take few bytes. The result is Base64.
final class PackedFigures {
  private static final int BITS = 7;
  private static final int MORE = 1 << BITS;

  /// Indexes of a phase's numbers: its moment, operations, three times, then the required numbers
  /// of its usage, then the optional ones.
  private static final int MOMENT = 0;

  private static final int NUMBERS = 9;
  private static final int OPTIONALS = 10;

  private PackedFigures() {}

  /// @param repeated all repeated phases, iteration by iteration, each in the order of the first;
  ///   no phase may have clients
  static String write(List<PhaseFinished> first, List<PhaseRepeated> repeated) {
    var out = new ByteArrayOutputStream();
    var before = new ArrayList<long[]>();
    first.forEach(each -> before.add(numbers(each)));
    long moment = first.getLast().atMillis();
    for (int i = 0; i < repeated.size(); i++) {
      PhaseFinished phase = repeated.get(i).phase();
      long[] now = numbers(phase);
      long[] last = before.set(i % first.size(), now);
      last[MOMENT] = moment;
      moment = now[MOMENT];
      write(out, missing(phase.usage()));
      for (int n = 0; n < now.length; n++) {
        write(out, now[n] - last[n]);
      }
    }
    return Base64.getEncoder().encodeToString(out.toByteArray());
  }

  /// Reads the phases of iterations 2 to `iterations`.
  ///
  /// @throws IllegalArgumentException if the text is not Base64 or ends too early
  static List<PhaseRepeated> read(String packed, List<PhaseFinished> first, int iterations) {
    var in = new Input(Base64.getDecoder().decode(packed));
    var phases = new ArrayList<PhaseRepeated>();
    var before = new ArrayList<long[]>();
    first.forEach(each -> before.add(numbers(each)));
    long moment = first.getLast().atMillis();
    for (int iteration = 2; iteration <= iterations; iteration++) {
      for (int i = 0; i < first.size(); i++) {
        long[] numbers = before.get(i);
        numbers[MOMENT] = moment;
        int missing = (int) in.number();
        for (int n = 0; n < numbers.length; n++) {
          numbers[n] += in.number();
        }
        moment = numbers[MOMENT];
        phases.add(new PhaseRepeated(iteration, phase(first.get(i), numbers, missing)));
      }
    }
    return phases;
  }

  private static long[] numbers(PhaseFinished phase) {
    PhaseTiming timing = phase.timing();
    ResourceUsage usage = phase.usage();
    long[] required = {
      phase.atMillis(),
      phase.operations(),
      timing.openNanos(),
      timing.workNanos(),
      timing.closeNanos(),
      usage.gcCount(),
      usage.gcMillis(),
      usage.heapAfterBytes(),
      usage.storedBytes(),
    };
    var numbers = new long[NUMBERS + OPTIONALS];
    System.arraycopy(required, 0, numbers, 0, NUMBERS);
    List<OptionalLong> optionals = optionals(usage);
    for (int i = 0; i < OPTIONALS; i++) {
      numbers[NUMBERS + i] = optionals.get(i).orElse(0);
    }
    return numbers;
  }

  private static List<OptionalLong> optionals(ResourceUsage usage) {
    Optional<MemoryUse> memory = usage.memory();
    return List.of(
        usage.cpuNanos(),
        usage.allocatedBytes(),
        usage.writtenBytes(),
        usage.heapKeptBytes(),
        usage.serverMemoryBytes(),
        usage.serverCpuNanos(),
        memory.map(it -> OptionalLong.of(it.residentBytes())).orElseGet(OptionalLong::empty),
        memory.map(MemoryUse::fileBytes).orElseGet(OptionalLong::empty),
        memory.map(MemoryUse::peakBytes).orElseGet(OptionalLong::empty),
        memory.map(MemoryUse::emptyBytes).orElseGet(OptionalLong::empty));
  }

  /// Returns a bit for each optional number that is missing.
  private static int missing(ResourceUsage usage) {
    List<OptionalLong> optionals = optionals(usage);
    int bits = 0;
    for (int i = 0; i < OPTIONALS; i++) {
      bits |= optionals.get(i).isEmpty() ? 1 << i : 0;
    }
    return bits;
  }

  private static PhaseFinished phase(PhaseFinished like, long[] n, int missing) {
    return new PhaseFinished(
        n[MOMENT],
        like.trial(),
        like.phase(),
        n[1],
        new PhaseTiming(n[2], n[3], n[4]),
        new ResourceUsage(
            optional(n, missing, 0),
            n[5],
            n[6],
            optional(n, missing, 1),
            n[7],
            optional(n, missing, 2),
            n[8],
            optional(n, missing, 3),
            optional(n, missing, 4),
            optional(n, missing, 5),
            memory(n, missing)));
  }

  private static Optional<MemoryUse> memory(long[] n, int missing) {
    OptionalLong resident = optional(n, missing, 6);
    return resident.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new MemoryUse(
                resident.getAsLong(),
                optional(n, missing, 7),
                optional(n, missing, 8),
                optional(n, missing, 9)));
  }

  private static OptionalLong optional(long[] numbers, int missing, int index) {
    return (missing & (1 << index)) == 0
        ? OptionalLong.of(numbers[NUMBERS + index])
        : OptionalLong.empty();
  }

  /// Writes a difference in few bytes if it is close to zero, in zigzag encoding.
  private static void write(ByteArrayOutputStream out, long difference) {
    long rest = (difference << 1) ^ (difference >> (Long.SIZE - 1));
    while (rest >>> BITS != 0) {
      out.write((int) (rest & (MORE - 1)) | MORE);
      rest >>>= BITS;
    }
    out.write((int) rest);
  }

  private static final class Input {
    private final byte[] bytes;
    private int at;

    Input(byte[] bytes) {
      this.bytes = bytes;
    }

    int next() {
      if (at == bytes.length) {
        throw new IllegalArgumentException("packed figures end too early");
      }
      return bytes[at++] & 0xFF;
    }

    long number() {
      long rest = 0;
      int shift = 0;
      int next = next();
      while (next >= MORE) {
        rest |= (long) (next & (MORE - 1)) << shift;
        shift += BITS;
        next = next();
      }
      rest |= (long) next << shift;
      return (rest >>> 1) ^ -(rest & 1);
    }
  }
}
