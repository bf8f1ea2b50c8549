package dynobench;

import dynobench.cli.Cli;
import dynobench.cli.CommandContext;
import dynobench.cli.ExitCode;
import dynobench.cli.TerminalWriter;
import dynobench.files.UserHome;
import dynobench.session.ProgramHome;
import dynobench.ui.WindowMain;
import dynobench.ui.WindowRehearsal;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

/// Entry of the program. It creates the program's objects, runs the command line, and ends the JVM
/// with the exit code.
public final class Main {
  private Main() {}

  public static void main(String[] arguments) throws IOException {
    // All texts and numbers are in English, in files as on the screen.
    Locale.setDefault(Locale.ENGLISH);
    // Charts are drawn without AWT's windows.
    System.setProperty("java.awt.headless", "true");
    PrintWriter out = TerminalWriter.to(System.out, TerminalWriter.charset());
    PrintWriter err = TerminalWriter.to(System.err, TerminalWriter.charset());
    ProgramHome.obstacle()
        .ifPresent(sentence -> {
          err.println(sentence);
          System.exit(ExitCode.USAGE);
        });
    Optional<Future<Boolean>> toolkit =
        opensWindow(arguments) ? Optional.of(WindowMain.startToolkit()) : Optional.empty();
    var program =
        new CommandContext(ProgramHome.find(), Clock.system(ZoneId.systemDefault()), version());
    System.exit(
        new Cli(
                program,
                (workspace, plan) ->
                    window(program, workspace, plan, toolkit.orElseGet(WindowMain::startToolkit)))
            .execute(out, err, arguments));
  }

  /// Returns whether the arguments surely ask for the window: there are none, or the first is
  /// `window`. The toolkit then starts while the command line gets ready. For other arguments that
  /// open the window, such as a plan file, it starts later.
  private static boolean opensWindow(String... arguments) {
    return arguments.length == 0 || arguments[0].equals("window");
  }

  private static boolean window(
      CommandContext program, Path workspace, Optional<Path> plan, Future<Boolean> toolkit)
      throws InterruptedException {
    try {
      if (!toolkit.get()) {
        return false;
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException("JavaFX does not start", e.getCause());
    }
    Path settings = UserHome.folder().resolve(".dynobench");
    WindowMain.show(
        program.home(),
        workspace,
        plan,
        settings,
        program.clock(),
        program.version(),
        new WindowRehearsal(
            System.getenv().getOrDefault(WindowRehearsal.VARIABLE, ""), System.out::println),
        System.err::println);
    return true;
  }

  /// Returns the version that the build wrote into the program; `unknown` if it wrote none.
  private static String version() throws IOException {
    try (InputStream in = Main.class.getResourceAsStream("/dynobench.properties")) {
      if (in == null) {
        throw new IOException("The program's own dynobench.properties is missing");
      }
      var properties = new Properties();
      properties.load(in);
      return properties.getProperty("version", "unknown");
    }
  }
}
