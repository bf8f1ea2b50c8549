package dynobench.files;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.EnumMap;
import java.util.Objects;

/// Numbers that one process writes and another process reads, in a file that both map into memory.
/// Writing a number needs no system call. The numbers survive the writer, even if it is killed.
///
/// @param <E> names of the numbers
public final class SharedNumbers<E extends Enum<E>> implements AutoCloseable {
  private static final VarHandle NUMBER = ValueLayout.JAVA_LONG.varHandle();

  private final Arena arena = Arena.ofShared();
  private final EnumMap<E, Long> places;
  private final MemorySegment memory;

  /// @param file file of the numbers; if it is missing, it is created with all numbers 0
  public SharedNumbers(Path file, Class<E> names) throws IOException {
    long bytes = 0;
    places = new EnumMap<>(names);
    for (E name : names.getEnumConstants()) {
      places.put(name, bytes);
      bytes += Long.BYTES;
    }
    try (var channel =
        FileChannel.open(
            file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      memory = channel.map(MapMode.READ_WRITE, 0, bytes, arena);
    }
  }

  /// Writes a number. A process that reads it also sees the numbers written before.
  public void set(E name, long number) {
    NUMBER.setRelease(memory, place(name), number);
  }

  public long get(E name) {
    return (long) NUMBER.getAcquire(memory, place(name));
  }

  private long place(E name) {
    return Objects.requireNonNull(places.get(name));
  }

  @Override
  public void close() {
    arena.close();
  }
}
