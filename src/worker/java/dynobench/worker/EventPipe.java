package dynobench.worker;

import dynobench.event.EventCodec;
import dynobench.event.RunEvent;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// Sends events to the parent, a line each. Thread-safe: the sampler sends too. Each begins a new
/// line, since native code may have printed half a one; the parent skips the blank lines. The line
/// begins with the nonce that came from the parent, which nobody knows who merely prints.
final class EventPipe {
  private final EventCodec codec = new EventCodec();
  private final OutputStream out;
  private final OutputStream chatter;
  private final String nonce;
  private volatile long sent;

  /// @param chatter where goes what the engine prints
  EventPipe(OutputStream out, OutputStream chatter, String nonce) {
    this.out = out;
    this.chatter = chatter;
    this.nonce = nonce;
  }

  /// Tells how a trial ended. The nonce in the chatter tells the parent that it has read all that
  /// the trial's engine has printed: two streams don't arrive in the order of writing.
  void finish(RunEvent event) {
    try {
      byte[] end = ("\n" + nonce + "\n").getBytes(StandardCharsets.UTF_8);
      chatter.write(end);
      chatter.flush();
      count(end);
    } catch (IOException e) {
      // The engine has closed it: the parent has read its end.
    }
    send(event);
  }

  /// Does all the work of sending but the sending.
  void rehearse(RunEvent event) {
    bytes(event);
  }

  private byte[] bytes(RunEvent event) {
    return ("\n" + nonce + codec.write(event) + "\n").getBytes(StandardCharsets.UTF_8);
  }

  void send(RunEvent event) {
    write(bytes(event));
  }

  /// Gives the turn away.
  void giveWay(Yield yield) {
    write(("\n" + nonce + yield.text() + "\n").getBytes(StandardCharsets.UTF_8));
  }

  /// Returns how many bytes have gone through it.
  long sent() {
    return sent;
  }

  private void count(byte[] bytes) {
    synchronized (out) {
      sent += bytes.length;
    }
  }

  private void write(byte[] line) {
    synchronized (out) {
      try {
        out.write(line);
        out.flush();
        count(line);
      } catch (IOException e) {
        throw new UncheckedIOException("The parent no longer listens", e);
      }
    }
  }
}
