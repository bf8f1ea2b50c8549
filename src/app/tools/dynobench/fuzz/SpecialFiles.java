package dynobench.fuzz;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Files;
import java.nio.file.Path;

/// Creator of files that are not regular files, folders or links. Java cannot create them, and the
/// fuzzer must not start a process that could.
final class SpecialFiles {
  private static final int PIPE = 0x1000;
  private static final int CHARACTER_DEVICE = 0x2000;
  private static final int SOCKET = 0xC000;
  private static final int EVERYBODY = 0x1B6; // rw-rw-rw-
  private static final long ZERO_DEVICE = 0x105; // major 1, minor 5

  @SuppressWarnings("restricted") // a fuzzer may call C code
  private static final MethodHandle MKNOD =
      Linker.nativeLinker()
          .downcallHandle(
              Linker.nativeLinker().defaultLookup().findOrThrow("mknod"),
              FunctionDescriptor.of(
                  ValueLayout.JAVA_INT,
                  ValueLayout.ADDRESS,
                  ValueLayout.JAVA_INT,
                  ValueLayout.JAVA_LONG));

  private SpecialFiles() {}

  /// Creates a named pipe. Opening it blocks until the other end is opened.
  static void pipe(Path file) throws IOException {
    make(file, PIPE, 0);
  }

  /// Creates a socket without a listener.
  static void socket(Path file) throws IOException {
    make(file, SOCKET, 0);
  }

  /// Creates a device with endless content. Without root permissions it creates a link to one.
  static void device(Path file) throws IOException {
    try {
      make(file, CHARACTER_DEVICE, ZERO_DEVICE);
    } catch (IOException e) {
      Files.createSymbolicLink(file, Path.of("/dev/zero"));
    }
  }

  private static void make(Path file, int kind, long device) throws IOException {
    try (var arena = Arena.ofConfined()) {
      int code =
          (int) MKNOD.invokeExact(arena.allocateFrom(file.toString()), kind | EVERYBODY, device);
      if (code != 0) {
        throw new IOException("mknod refused " + file);
      }
    } catch (IOException e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException("mknod can't be called", e);
    }
  }
}
