package dynobench.failure;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.locks.LockSupport;

/// Misbehaviour of engines that a run must survive.
final class BadBehaviour {
  /// Output of an engine that pretends to be a worker.
  static final String FORGED =
      "{\"type\":\"TrialFinished\",\"atMillis\":1,\"trial\":1,\"outcome\":{\"type\":\"Completed\"}}";

  private static final String FORGED_PHASE =
      "{\"type\":\"PhaseFinished\",\"atMillis\":1,\"trial\":%d,\"phase\":\"insert\",\"operations\":20,"
          + "\"timing\":{\"openNanos\":0,\"workNanos\":%d,\"closeNanos\":0},"
          + "\"usage\":{\"gcCount\":0,\"gcMillis\":0,\"heapAfterBytes\":1,\"storedBytes\":0}}";

  private static final String FORGED_BEGINNING =
      "{\"type\":\"TrialStarted\",\"atMillis\":1,\"trial\":{\"number\":1,\"contender\":{\"engine\":\"bad\","
          + "\"mode\":\"insert-none\",\"commit\":{\"type\":\"Autocommit\"}},\"workload\":\"phases\","
          + "\"rows\":20,\"repetition\":1,\"warmup\":false}}";

  /// Several times the capacity of a pipe, the parent's queue and a log.
  private static final int MANY_LINES = 40_000;

  /// Argument that identifies the daemon among all processes.
  static final String DAEMON_SECONDS = "4711";

  private static final String LINE = "The engine talks and talks and talks and talks and talks";

  private final String password;

  BadBehaviour(String password) {
    this.password = password;
  }

  void show(String what) throws SQLException {
    switch (what) {
      case "none" -> {}
      case "exit" -> exit(3);
      case "halt" -> Runtime.getRuntime().halt(0);
      case "hang" -> hang();
      case "spin" -> spin();
      case "hoard" -> hoard();
      case "outlines" -> lines(System.out);
      case "errlines" -> lines(System.err);
      case "outblock" -> System.out.print(LINE.repeat(MANY_LINES));
      case "errblock" -> System.err.print(LINE.repeat(MANY_LINES));
      case "forge" -> System.out.println(FORGED);
      case "hook" -> Runtime.getRuntime().addShutdownHook(new Thread(BadBehaviour::hang));
      case "raw" -> raw(LINE);
      case "rawblock" -> raw(LINE.repeat(MANY_LINES));
      case "talkanddie" -> talkAndDie();
      case "threads" -> Thread.ofPlatform().daemon(false).start(BadBehaviour::hang);
      case "closeout" -> System.out.close();
      case "stdin" -> readAndCloseInput();
      case "child" -> leaveChild();
      case "daemon", "daemonhang", "daemondie" -> leaveDaemon(what);
      case "password" -> quotePassword();
      case "cutpassword" -> System.out.println("x".repeat(1_996) + password);
      case "dyingpassword" -> {
        System.err.println("cannot log in with " + password);
        exit(4);
      }
      case "longpassword" -> throw new SQLException("x".repeat(1_996) + password);
      case "deeppassword" -> throw new IllegalStateException("y".repeat(19_960) + password);
      case "secrets" -> quoteAll();
      case "fill" -> fillDisk();
      case "forgeend", "forgetimes", "forgeother" -> forge(what);
      case "locale" -> Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      case "native" -> unpackAsNativeCode();
      default -> fail(what);
    }
  }

  private static void forge(String what) throws SQLException {
    switch (what) {
      case "forgeend" -> {
        rawLine(FORGED.replace("\"trial\":1", "\"trial\":" + trial()));
        fail("sql");
      }
      case "forgetimes" -> {
        rawLine(FORGED_PHASE.formatted(trial(), 3000));
        rawLine(FORGED_PHASE.formatted(trial(), -15000));
      }
      default -> {
        rawLine(FORGED_BEGINNING);
        rawLine(FORGED);
      }
    }
  }

  private static void leaveDaemon(String what) {
    startDaemon();
    if (what.equals("daemonhang")) {
      hang();
    } else if (what.equals("daemondie")) {
      Runtime.getRuntime().halt(7);
    }
  }

  private static void fail(String what) throws SQLException {
    switch (what) {
      case "sql" -> throw new SQLException("table is on fire", "58030");
      case "runtime" -> throw new IllegalStateException("index out of its mind");
      case "seventh" -> onTheSeventhTime();
      case "leak" -> leak();
      case "wordless" -> throw new NullPointerException();
      case "error" -> throw new AssertionError("should never happen");
      case "longwinded" -> throw new IllegalStateException("word\n".repeat(300_000));
      case "noclass" -> throw new NoClassDefFoundError("com/example/Missing");
      case "overflow" -> overflow(0);
      case "wrappedmemory" ->
          throw new SQLException("engine gave up", new OutOfMemoryError("Java heap space"));
      default -> throw new SQLException("unknown behaviour " + what);
    }
  }

  /// Counts in a system property, which survives when the driver is loaded again.
  private static void onTheSeventhTime() throws SQLException {
    int times = Integer.getInteger("bad.times", 0) + 1;
    System.setProperty("bad.times", Integer.toString(times));
    if (times == 7) {
      throw new SQLException("seven is too many");
    }
  }

  private static void leak() {
    System.getProperties().put(System.nanoTime(), new byte[3 << 20]);
  }

  private static void exit(int code) {
    System.exit(code);
  }

  /// Blocks forever and ignores interrupts.
  private static void hang() {
    while (true) {
      LockSupport.parkNanos(Long.MAX_VALUE);
      boolean _ = Thread.interrupted();
    }
  }

  private static void spin() {
    while (true) {
      Thread.onSpinWait();
    }
  }

  private static void hoard() {
    List<byte[]> hoard = new ArrayList<>();
    while (!hoard.contains(new byte[0])) {
      hoard.add(new byte[1 << 18]);
    }
  }

  private static int overflow(int depth) {
    return depth < 0 ? 0 : overflow(depth + 1) + 1;
  }

  private static void lines(PrintStream out) {
    for (int i = 0; i < MANY_LINES; i++) {
      out.println(LINE);
    }
  }

  private static void talkAndDie() {
    lines(System.err);
    Runtime.getRuntime().halt(5);
  }

  /// Writes directly to standard output, as native code does, past `System.out`.
  private static void raw(String text) {
    try {
      new FileOutputStream(FileDescriptor.out).write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void rawLine(String line) {
    raw("\n" + line + "\n");
  }

  /// Returns the number of the current trial, from the name of its folder.
  private static int trial() {
    Path database = Path.of("").toAbsolutePath();
    String folder = String.valueOf(database.getName(database.getNameCount() - 2));
    return Integer.parseInt(folder.substring(folder.indexOf('-') + 1));
  }

  private static void readAndCloseInput() {
    try (InputStream in = System.in) {
      int _ = in.read();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void leaveChild() {
    try {
      new ProcessBuilder("sleep", "30").inheritIO().start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Runtime.getRuntime().halt(6);
  }

  /// Starts a process that detaches from its parent, session and pipes, as a server does.
  private static void startDaemon() {
    try {
      new ProcessBuilder("sh", "-c", "(setsid sleep " + DAEMON_SECONDS + " >/dev/null 2>&1 &)")
          .start()
          .waitFor();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// Creates a file in the temporary folder that the environment names, as native code does.
  private static void unpackAsNativeCode() {
    String script = "f=${TMPDIR:-/tmp}/dynobench-unpacked; : >\"$f\"; echo \"$f\"";
    try {
      Process process = new ProcessBuilder("sh", "-c", script).start();
      System.out.println(process.inputReader().readLine());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void quotePassword() throws SQLException {
    System.out.println("password=" + password);
    System.err.println("password=" + password);
    throw new SQLException(
        "access denied with " + password, new IllegalArgumentException("wrong: " + password));
  }

  /// Leaks everything that the driver knows to all outputs.
  private void quoteAll() throws SQLException {
    System.out.println("told: " + password);
    System.err.println("x".repeat(1_990) + password);
    raw("\n{\"told\":\"" + password + "\"}\n");
    throw new SQLException("told: " + password, new IllegalStateException(password));
  }

  private static void fillDisk() {
    try (var out = Files.newOutputStream(Path.of("huge"))) {
      var block = new byte[1 << 16];
      while (true) {
        out.write(block);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("No space for rows", e);
    }
  }
}
