package dynobench.measure;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.channels.FileChannel;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// Cached pages of files, through system calls of Linux.
///
/// `posix_fadvise` is advice: it skips pages that are dirty or mapped, and file systems in memory
/// ignore it. So `mincore` reports which pages are still cached. All versions of Linux have
/// `mincore`, and its result is reliable for a file's owner. `cachestat` exists only in Linux 6.5
/// and later, and a `preadv2` that does not wait would read the whole file.
final class LinuxPages implements PageCache.Pages {
  private static final int DONT_NEED = 4;
  private static final int READ_ONLY = 0;

  /// Bytes mapped per call. The result of `mincore` has a byte for each page.
  private static final long MAPPED_AT_ONCE = 1L << 30;

  private static final MemoryLayout STATE = Linker.Option.captureStateLayout();
  private static final Linker LINKER = Linker.nativeLinker();
  private static final MethodHandle OPEN =
      withError(
          "open",
          FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT),
          Linker.Option.firstVariadicArg(2));
  private static final MethodHandle CLOSE =
      withError("close", FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));
  private static final MethodHandle ADVISE =
      withError(
          "posix_fadvise",
          FunctionDescriptor.of(
              ValueLayout.JAVA_INT,
              ValueLayout.JAVA_INT,
              ValueLayout.JAVA_LONG,
              ValueLayout.JAVA_LONG,
              ValueLayout.JAVA_INT));
  private static final MethodHandle IN_CORE =
      withError(
          "mincore",
          FunctionDescriptor.of(
              ValueLayout.JAVA_INT,
              ValueLayout.ADDRESS,
              ValueLayout.JAVA_LONG,
              ValueLayout.ADDRESS));
  private static final MethodHandle PAGE_SIZE =
      withError("getpagesize", FunctionDescriptor.of(ValueLayout.JAVA_INT));

  @SuppressWarnings("restricted") // Java has no such calls of its own
  private static MethodHandle withError(
      String name, FunctionDescriptor form, Linker.Option... more) {
    var options = new Linker.Option[more.length + 1];
    System.arraycopy(more, 0, options, 0, more.length);
    options[more.length] = Linker.Option.captureCallState("errno");
    return LINKER.downcallHandle(LINKER.defaultLookup().findOrThrow(name), form, options);
  }

  @Override
  public void forget(Path file) throws IOException {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment state = arena.allocate(STATE);
      Charset names = Charset.forName(System.getProperty("sun.jnu.encoding", "UTF-8"));
      int handle =
          (int) OPEN.invokeExact(state, terminated(file.toString(), names, arena), READ_ONLY);
      check("open", file, handle < 0 ? error(state) : 0);
      try {
        int failure = (int) ADVISE.invokeExact(state, handle, 0L, 0L, DONT_NEED);
        check("posix_fadvise", file, failure);
      } finally {
        check("close", file, (int) CLOSE.invokeExact(state, handle) < 0 ? error(state) : 0);
      }
    } catch (IOException | RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException("A call of the system can't throw this", e);
    }
  }

  /// Returns a text with the terminating zero byte of C, in any charset.
  private static MemorySegment terminated(String text, Charset charset, Arena arena) {
    byte[] bytes = text.getBytes(charset);
    MemorySegment result = arena.allocate(bytes.length + 1L);
    MemorySegment.copy(bytes, 0, result, ValueLayout.JAVA_BYTE, 0, bytes.length);
    return result;
  }

  @Override
  public long cachedBytes(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      long size = channel.size();
      long bytes = 0;
      for (long from = 0; from < size; from += MAPPED_AT_ONCE) {
        bytes += cachedBytes(file, channel, from, Math.min(MAPPED_AT_ONCE, size - from));
      }
      return Math.min(bytes, size);
    }
  }

  /// Returns how many bytes of a part are cached. Mapping a part of a file loads none of its pages.
  private static long cachedBytes(Path file, FileChannel channel, long from, long length)
      throws IOException {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment state = arena.allocate(STATE);
      int page = (int) PAGE_SIZE.invokeExact(state);
      MemorySegment mapped = channel.map(FileChannel.MapMode.READ_ONLY, from, length, arena);
      MemorySegment answer = arena.allocate((length + page - 1) / page);
      int result = (int) IN_CORE.invokeExact(state, mapped, length, answer);
      check("mincore", file, result < 0 ? error(state) : 0);
      long pages = 0;
      for (long i = 0; i < answer.byteSize(); i++) {
        pages += answer.get(ValueLayout.JAVA_BYTE, i) & 1;
      }
      return pages * page;
    } catch (IOException | RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException("A call of the system can't throw this", e);
    }
  }

  private static int error(MemorySegment state) {
    return state.get(
        ValueLayout.JAVA_INT, STATE.byteOffset(MemoryLayout.PathElement.groupElement("errno")));
  }

  private static void check(String call, Path file, int error) throws IOException {
    if (error != 0) {
      throw new IOException(call + " failed on " + file + " with error " + error);
    }
  }
}
