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

/// A number that one process writes and another one reads, in a file that both map: writing it
/// takes no call of the system, and it outlives its writer, whatever ends that.
public final class SharedCount implements AutoCloseable {
  private static final VarHandle NUMBER = ValueLayout.JAVA_LONG.varHandle();

  private final Arena arena = Arena.ofShared();
  private final MemorySegment memory;

  /// @param file is made where there is none
  public SharedCount(Path file) throws IOException {
    try (var channel =
        FileChannel.open(
            file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      memory = channel.map(MapMode.READ_WRITE, 0, Long.BYTES, arena);
    }
  }

  public void set(long number) {
    NUMBER.setRelease(memory, 0L, number);
  }

  public long get() {
    return (long) NUMBER.getAcquire(memory, 0L);
  }

  @Override
  public void close() {
    arena.close();
  }
}
