package dynobench.ui;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.NoSuchElementException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;

/// Handler for the loss of the X server. GTK would end the process at once, without a message and
/// without the JVM's shutdown hooks. This handler replaces GTK's.
final class DisplayLoss {
  /// Exit code of a failed command.
  private static final int EXIT_CODE = 1;

  private final Runnable last;
  private final MethodHandle exit;
  private final AtomicBoolean started = new AtomicBoolean();

  private DisplayLoss(Runnable last, MethodHandle exit) {
    this.last = last;
    this.exit = exit;
  }

  /// Installs the handler. Call it when the toolkit has started. It does nothing on a system
  /// without X.
  ///
  /// @param last called before the process ends, on any thread, without a display
  @SuppressWarnings("restricted") // requires native code
  static void install(Runnable last) {
    try {
      Linker linker = Linker.nativeLinker();
      SymbolLookup xlib = SymbolLookup.libraryLookup("libX11.so.6", Arena.global());
      // Not the JVM's exit: it calls exit(), in which GTK's cleanup waits for the display.
      MethodHandle exit =
          linker.downcallHandle(
              linker.defaultLookup().findOrThrow("_exit"),
              FunctionDescriptor.ofVoid(ValueLayout.JAVA_INT));
      new DisplayLoss(last, exit).install(linker, xlib.findOrThrow("XSetIOErrorHandler"));
    } catch (IllegalArgumentException | NoSuchElementException e) {
      // Without libX11, as on Windows and macOS, no X server can be lost.
    } catch (Throwable e) {
      throw new IllegalStateException("Cannot set Xlib's error handler", e);
    }
  }

  /// Calls Xlib's setter of the handler: `typedef int (*XIOErrorHandler)(Display *);
  /// XIOErrorHandler XSetIOErrorHandler(XIOErrorHandler)`
  @SuppressWarnings("restricted") // requires native code
  private void install(Linker linker, MemorySegment set) throws Throwable {
    MethodHandle setter =
        linker.downcallHandle(set, FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS));
    MethodHandle handler =
        MethodHandles.lookup()
            .findVirtual(
                DisplayLoss.class, "lost", MethodType.methodType(int.class, MemorySegment.class))
            .bindTo(this);
    MemorySegment stub =
        linker.upcallStub(
            handler,
            FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS),
            Arena.global());
    var _ = (MemorySegment) setter.invokeExact(stub);
  }

  /// Handles the loss. Xlib calls it on the first thread that fails to reach the server, and then
  /// on others.
  @SuppressWarnings("unused") // the lost display allows no calls
  private int lost(MemorySegment display) {
    while (started.getAndSet(true)) {
      LockSupport.park(this); // returning would end the process at once
    }
    try {
      last.run();
    } finally {
      end();
    }
    return 0;
  }

  private void end() {
    try {
      exit.invokeExact(EXIT_CODE);
    } catch (Throwable e) {
      Runtime.getRuntime().halt(EXIT_CODE);
    }
  }
}
