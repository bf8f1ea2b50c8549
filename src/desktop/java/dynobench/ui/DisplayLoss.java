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

/// Hears when the X server goes away. GTK ends the process there and then, without a word and
/// without running what else ends with a JVM; so its handler is replaced by ours.
final class DisplayLoss {
  /// A command failed, as scripts see it.
  private static final int EXIT_CODE = 1;

  private final Runnable last;
  private final MethodHandle exit;
  private final AtomicBoolean begun = new AtomicBoolean();

  private DisplayLoss(Runnable last, MethodHandle exit) {
    this.last = last;
    this.exit = exit;
  }

  /// Call it when the toolkit has started. Where there is no X, nothing can go away.
  ///
  /// @param last done before the process ends, on any thread, with no display to draw on
  @SuppressWarnings("restricted") // only native code can hear of it
  static void hear(Runnable last) {
    try {
      Linker linker = Linker.nativeLinker();
      SymbolLookup xlib = SymbolLookup.libraryLookup("libX11.so.6", Arena.global());
      // Not the JVM's own ways: they end in exit(), where GTK's last deeds wait for the display.
      MethodHandle exit =
          linker.downcallHandle(
              linker.defaultLookup().findOrThrow("_exit"),
              FunctionDescriptor.ofVoid(ValueLayout.JAVA_INT));
      new DisplayLoss(last, exit).install(linker, xlib.findOrThrow("XSetIOErrorHandler"));
    } catch (IllegalArgumentException | NoSuchElementException e) {
      // No libX11: Windows and macOS have displays of another kind.
    } catch (Throwable e) {
      throw new IllegalStateException("Xlib's handler can't be set", e);
    }
  }

  /// `typedef int (*XIOErrorHandler)(Display *); XIOErrorHandler
  /// XSetIOErrorHandler(XIOErrorHandler)`
  @SuppressWarnings("restricted") // only native code can hear of it
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

  /// Called by Xlib, on the first thread that talks to the server in vain, and then on others.
  @SuppressWarnings("unused") // its display is gone: there is nothing to ask it
  private int lost(MemorySegment display) {
    while (begun.getAndSet(true)) {
      LockSupport.park(this); // who comes back from here ends the process at once
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
