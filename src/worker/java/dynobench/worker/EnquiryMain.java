package dynobench.worker;

import dynobench.dialect.DialectSearch;
import dynobench.dialect.EngineEnquiry;
import dynobench.dialect.EnquiryResult;
import dynobench.json.JsonException;
import dynobench.json.JsonLines;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/// The `main` of a process that finds out an engine's dialect. It reads a nonce and an
/// [EngineEnquiry], a line each, from standard input, and writes the nonce and an [EnquiryResult]
/// to standard output. It exits after its answer, or at the end of its input, because its parent
/// has then ended.
public final class EnquiryMain {
  private EnquiryMain() {}

  public static void main(String[] args) throws IOException {
    var out =
        new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    var in =
        new BufferedReader(
            new InputStreamReader(new FileInputStream(FileDescriptor.in), StandardCharsets.UTF_8));
    // From here on, a driver that prints or reads can't disturb the exchange.
    System.setOut(System.err);
    System.setIn(InputStream.nullInputStream());
    String nonce = in.readLine();
    String question = in.readLine();
    if (nonce == null || question == null) {
      return;
    }
    Thread.ofPlatform().name("dynobench-input").daemon().start(() -> endWith(in));
    var json = new JsonLines();
    try {
      EnquiryResult answer = answer(json.read(EngineEnquiry.class, question));
      out.println("\n" + nonce + json.write(EnquiryResult.class, answer));
    } catch (JsonException e) {
      System.err.println("The process can't read its enquiry: " + e.getMessage());
      Runtime.getRuntime().halt(WorkerMain.EXIT_PROTOCOL);
    }
    Runtime.getRuntime().halt(0); // ends the driver's threads too
  }

  private static EnquiryResult answer(EngineEnquiry enquiry) {
    try {
      return new DialectSearch(enquiry).find().hidden(enquiry.setup().secrets());
    } catch (Throwable e) { // a driver for a newer Java, or one that lacks another jar, is an error
      var thrown = new EngineFailure(e);
      return new EnquiryResult.Refused(
          thrown
              .missingClass()
              .map(it ->
                  "The driver needs the class "
                      + it
                      + ", which no jar contains: add the jar that contains it.")
              .orElseGet(() -> thrown.message(enquiry.setup().secrets())));
    }
  }

  private static void endWith(BufferedReader in) {
    try {
      while (in.readLine() != null) {
        // no further input is expected
      }
    } catch (IOException e) {
      // treat it as the end
    }
    Runtime.getRuntime().halt(0);
  }
}
