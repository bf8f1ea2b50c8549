package dynobench.measure;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Optional;
import java.util.OptionalLong;

/// Working set of this process, from Windows' `K32GetProcessMemoryInfo`. Loaded only on Windows.
@SuppressWarnings("restricted")
final class WindowsMemory {
  /// Size of `PROCESS_MEMORY_COUNTERS` in a 64-bit process, and the places of two of its members.
  private static final int SIZE = 72;

  private static final long PEAK_WORKING_SET = 8;
  private static final long WORKING_SET = 16;

  private static final SymbolLookup KERNEL = SymbolLookup.libraryLookup("kernel32", Arena.global());
  private static final MethodHandle THIS_PROCESS =
      function("GetCurrentProcess", FunctionDescriptor.of(ValueLayout.ADDRESS));
  private static final MethodHandle MEMORY_INFO =
      function(
          "K32GetProcessMemoryInfo",
          FunctionDescriptor.of(
              ValueLayout.JAVA_INT,
              ValueLayout.ADDRESS,
              ValueLayout.ADDRESS,
              ValueLayout.JAVA_INT));

  private WindowsMemory() {}

  /// Reads the memory; empty if the system refuses.
  static Optional<ResidentMemory> read() {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment counters = arena.allocate(SIZE, Long.BYTES);
      counters.set(ValueLayout.JAVA_INT, 0, SIZE);
      var process = (MemorySegment) THIS_PROCESS.invokeExact();
      int known = (int) MEMORY_INFO.invokeExact(process, counters, SIZE);
      return known == 0
          ? Optional.empty()
          : Optional.of(
              new ResidentMemory(
                  counters.get(ValueLayout.JAVA_LONG, WORKING_SET),
                  OptionalLong.empty(),
                  OptionalLong.of(counters.get(ValueLayout.JAVA_LONG, PEAK_WORKING_SET))));
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException("A call of Windows failed", e);
    }
  }

  private static MethodHandle function(String name, FunctionDescriptor type) {
    return Linker.nativeLinker().downcallHandle(KERNEL.findOrThrow(name), type);
  }
}
