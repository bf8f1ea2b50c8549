package dynobench.run;

import dynobench.catalog.Descriptor;
import dynobench.dialect.EngineEnquiry;
import dynobench.dialect.EnquiryResult;
import dynobench.files.BoundedLines;
import dynobench.files.BoundedLines.Line;
import dynobench.json.JsonException;
import dynobench.json.JsonLines;
import dynobench.plan.WorkerJvm;
import dynobench.secret.Secrets;
import dynobench.worker.EnquiryMain;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/// Detection of an engine's dialect in a separate process. The process leaves no files except those
/// in its folder.
///
/// @param limit maximum time for the process
public record EnquiryProcess(WorkerCommand command, Duration limit) {
  private static final Duration REAPING = Duration.ofSeconds(2);
  private static final long TICK_MILLIS = 50;
  private static final int LONGEST_LINE = 1 << 20;
  private static final WorkerJvm JVM = new WorkerJvm(256, WorkerJvm.Collector.SERIAL, List.of());

  /// Runs the detection and waits for the answer. A process that fails, exceeds the limit or sends
  /// no readable answer gives a refusal. The calling thread must outlive the process.
  ///
  /// @param engine engine with the jars and flags of the process
  /// @param folder existing folder for its files and the JVM's temporary files
  /// @return empty when it was cancelled
  public Optional<EnquiryResult> ask(
      Descriptor engine, EngineEnquiry enquiry, Path folder, Cancellation cancellation)
      throws IOException, InterruptedException {
    Path temporary = Files.createDirectories(folder.resolve("tmp"));
    var supervision = ProcessSupervisor.forThisSystem();
    Process process =
        supervision
            .builder(command.line(JVM, engine, temporary, EnquiryMain.class))
            .directory(Path.of(enquiry.folder()).toFile())
            .start();
    try {
      String nonce = UUID.randomUUID().toString();
      CompletableFuture<Optional<String>> answer =
          CompletableFuture.supplyAsync(
              () -> answer(process.getInputStream(), nonce), Thread::startVirtualThread);
      CompletableFuture<String> chatter =
          CompletableFuture.supplyAsync(
              () -> lastLine(process.getErrorStream()), Thread::startVirtualThread);
      send(process, nonce, new JsonLines().write(EngineEnquiry.class, enquiry));
      long deadline = System.nanoTime() + limit.toNanos();
      while (!process.waitFor(TICK_MILLIS, TimeUnit.MILLISECONDS)) {
        if (cancellation.isRequested()) {
          return Optional.empty();
        }
        if (System.nanoTime() > deadline) {
          return Optional.of(stopped());
        }
      }
      return Optional.of(
          answer
              .join()
              .map(EnquiryProcess::read)
              .orElseGet(() -> {
                Secrets secrets = enquiry.setup().secrets();
                return died(process.exitValue(), secrets.hide(chatter.join()));
              }));
    } finally {
      supervision.end(process, REAPING);
    }
  }

  private EnquiryResult stopped() {
    return new EnquiryResult.Refused(
        "The test of the driver did not finish within %d s and was stopped."
            .formatted(limit.toSeconds()));
  }

  private static EnquiryResult died(int code, String last) {
    return new EnquiryResult.Refused(
        "The process that tests the driver ended with exit code %d%s"
            .formatted(code, last.isEmpty() ? "." : ": " + last));
  }

  private static EnquiryResult read(String line) {
    try {
      return new JsonLines().read(EnquiryResult.class, line);
    } catch (JsonException e) {
      return new EnquiryResult.Refused(
          "The answer of the process that tests the driver cannot be read: " + e.getMessage());
    }
  }

  /// Sends the question. A write error is ignored: the process has ended, and its exit code gives
  /// the reason.
  private static void send(Process process, String nonce, String question) {
    OutputStream out = process.getOutputStream();
    try {
      out.write((nonce + "\n" + question + "\n").getBytes(StandardCharsets.UTF_8));
      out.flush();
    } catch (IOException e) {
      // the process has ended
    }
  }

  private static Optional<String> answer(InputStream in, String nonce) {
    Optional<String> found = Optional.empty();
    var lines = new BoundedLines(in, LONGEST_LINE);
    try {
      for (Optional<Line> line = lines.next(); line.isPresent(); line = lines.next()) {
        String text = line.get().text();
        if (text.startsWith(nonce)) {
          found = Optional.of(text.substring(nonce.length()));
        }
      }
    } catch (IOException e) {
      // end of the stream
    }
    return found;
  }

  private static String lastLine(InputStream in) {
    String last = "";
    var lines = new BoundedLines(in, LONGEST_LINE);
    try {
      for (Optional<Line> line = lines.next(); line.isPresent(); line = lines.next()) {
        last = line.get().text().isBlank() ? last : line.get().text().strip();
      }
    } catch (IOException e) {
      // end of the stream
    }
    return last;
  }
}
