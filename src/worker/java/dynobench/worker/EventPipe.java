package dynobench.worker;

import dynobench.event.EventCodec;
import dynobench.event.RunEvent;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// Pipe for events to the parent, a line each. Thread-safe, because the sampler sends too. Each
/// event begins a new line, since native code may have printed a partial one; the parent skips
/// blank lines. The line begins with the nonce from the parent. Code that merely prints doesn't
/// know the nonce.
final class EventPipe {
  private final EventCodec codec = new EventCodec();
  private final OutputStream out;
  private final OutputStream output;
  private final String nonce;
  private volatile long sent;

  /// Creates a pipe.
  ///
  /// @param output stream that receives the engine's own output
  EventPipe(OutputStream out, OutputStream output, String nonce) {
    this.out = out;
    this.output = output;
    this.nonce = nonce;
  }

  /// Sends the end of a trial. Before that, writes the nonce to the stream of the engine's output:
  /// when the parent reads the nonce there, it has read all output of the trial's engine. This is
  /// necessary because two streams may arrive in another order than they were written.
  void finish(RunEvent event) {
    try {
      byte[] end = ("\n" + nonce + "\n").getBytes(StandardCharsets.UTF_8);
      output.write(end);
      output.flush();
      count(end);
    } catch (IOException e) {
      // The engine has closed it: the parent has read its end.
    }
    send(event);
  }

  /// Encodes an event, as [#send] does, without sending it.
  void rehearse(RunEvent event) {
    bytes(event);
  }

  private byte[] bytes(RunEvent event) {
    return ("\n" + nonce + codec.write(event) + "\n").getBytes(StandardCharsets.UTF_8);
  }

  /// Sends an event. Throws an [UncheckedIOException] if the parent no longer reads.
  void send(RunEvent event) {
    write(bytes(event));
  }

  /// Yields to the other worker.
  void sendYield(RelayYield yield) {
    write(("\n" + nonce + yield.text() + "\n").getBytes(StandardCharsets.UTF_8));
  }

  /// Returns how many bytes were written to the parent: events, and ends of trials in the engine's
  /// output.
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
        throw new UncheckedIOException("The parent process no longer reads events", e);
      }
    }
  }
}
