package dynobench.cli;

import dynobench.chart.Charts;
import dynobench.fetch.MavenReleases;
import dynobench.files.IoErrorText;
import dynobench.planfile.PlanFile;
import dynobench.runfile.RunFile;
import dynobench.secret.Secrets;
import dynobench.session.RefusedException;
import dynobench.store.RunLogException;
import dynobench.store.WorkspaceException;
import dynobench.sweep.Slurm;
import dynobench.text.PlainText;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;

/// Command line of the program.
public final class Cli {
  private final CommandContext program;
  private final WindowOpener opener;

  /// @param window window that is opened without a command
  public Cli(CommandContext program, ProgramWindow window) {
    this.program = program;
    opener = new WindowOpener(window);
  }

  /// Runs a command; without arguments, opens the window. In that case it skips the parser, which
  /// would delay the window by a tenth of a second.
  ///
  /// @return the exit code for the process
  public int execute(PrintWriter out, PrintWriter err, String... arguments) {
    return arguments.length == 0 ? open(err) : command(out, err, arguments);
  }

  private int open(PrintWriter err) {
    try {
      return opener.open(WindowOpener.usualWorkspace(), Optional.empty(), err);
    } catch (WorkspaceException e) {
      return failed(e, err);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return failed(e, err);
    }
  }

  private int command(PrintWriter out, PrintWriter err, String... arguments) {
    return commands()
        .registerConverter(Path.class, Cli::path)
        .setOut(out)
        .setErr(err)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setExpandAtFiles(false) // a device after an @ would be read forever
        .setParameterExceptionHandler(Cli::usageError)
        .setExecutionExceptionHandler((failure, line, _) -> failed(failure, line.getErr()))
        .execute(withCommand(arguments));
  }

  private void addResultFiles(CommandLine root) {
    root.addSubcommand(new PackCommand(program))
        .addSubcommand(new UnpackCommand())
        .addSubcommand(new RepeatCommand(program))
        .addSubcommand(new SiteCommand(program));
  }

  private CommandLine commands() {
    var top = new RootCommand(opener, program.home().summaries());
    var root = new CommandLine(top);
    root.getCommandSpec().version("dynobench " + program.version());
    addResultFiles(root);
    return root.addSubcommand(new RunCommand(program))
        .addSubcommand(new ReplayCommand(program))
        .addSubcommand(new RecordingCommand())
        .addSubcommand(new SnapshotCommand(program))
        .addSubcommand(engines())
        .addSubcommand(new UpkeepCommand(program, new MavenReleases()))
        .addSubcommand(new PlansCommand())
        .addSubcommand(
            new CommandLine(new WorkloadsCommand(program))
                .addSubcommand(new NewWorkloadCommand(program))
                .addSubcommand(new FromJmxCommand(program))
                .addSubcommand(new FromRecordingCommand(program)))
        .addSubcommand(new ReferencesCommand())
        .addSubcommand(new RunsCommand())
        .addSubcommand(new ShowCommand())
        .addSubcommand(new SweepCommand(program, new Slurm()))
        .addSubcommand(new MergeCommand(program))
        .addSubcommand(new AdviseCommand(program))
        .addSubcommand(new DuelCommand(program))
        .addSubcommand(new GateCommand(program))
        .addSubcommand(new BisectCommand(program, new MavenReleases()))
        .addSubcommand(new HistoryCommand(program))
        .addSubcommand(new CrashCommand(program))
        .addSubcommand(new IsolationCommand(program))
        .addSubcommand(new UpgradeCommand(program))
        .addSubcommand(new TrustCommand(program))
        .addSubcommand(new CompareCommand())
        .addSubcommand(new RerunCommand(program))
        .addSubcommand(new AddRoundsCommand(program))
        .addSubcommand(new WhyCommand(program))
        .addSubcommand(new ExportCommand(program, Charts.STANDARD))
        .addSubcommand(new CalibrateCommand(program))
        .addSubcommand(new JdbcCommand(program))
        .addSubcommand(new WindowCommand(top));
  }

  private CommandLine engines() {
    return new CommandLine(new EnginesCommand(program::catalog))
        .addSubcommand(new VersionsCommand(program::catalog))
        .addSubcommand(new GetCommand(program))
        .addSubcommand(new RemoveCommand(program))
        .addSubcommand(new DescribeCommand(program));
  }

  /// Adds the command `window` if the first argument ends like the name of a plan file, as a
  /// desktop passes it. The file may be missing.
  private static String[] withCommand(String... arguments) {
    boolean isFile =
        arguments.length > 0
            && (PlanFile.EXTENSIONS.stream().anyMatch(each -> arguments[0].endsWith("." + each))
                || arguments[0].toLowerCase(Locale.ROOT).endsWith(RunFile.ENDING));
    return isFile
        ? Stream.concat(Stream.of("window"), Stream.of(arguments)).toArray(String[]::new)
        : arguments;
  }

  private static Path path(String text) {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new TypeConversionException("no file can have this name: " + text);
    }
  }

  private static int usageError(ParameterException e, String[] arguments) {
    PrintWriter err = e.getCommandLine().getErr();
    print(err, Secrets.NONE.hide(String.valueOf(e.getMessage())));
    CommandLine.UnmatchedArgumentException.printSuggestions(e, err);
    err.println("Help: " + e.getCommandLine().getCommandSpec().qualifiedName() + " --help");
    err.flush();
    return ExitCode.USAGE;
  }

  /// Prints an error. Expected errors have a sentence for the user; any other is a defect, for
  /// which it prints the stack trace. Returns [ExitCode#USAGE] for a [RefusedException], otherwise
  /// [ExitCode#FAILED].
  private static int failed(Exception failure, PrintWriter err) {
    switch (failure) {
      case RefusedException e -> print(err, String.valueOf(e.getMessage()));
      case WorkspaceException e -> print(err, String.valueOf(e.getMessage()));
      case RunLogException e -> print(err, String.valueOf(e.getMessage()));
      case NoSuchFileException e -> print(err, "There is no such file or folder: " + e.getFile());
      case AccessDeniedException e -> print(err, "Not allowed to write to " + e.getFile());
      case FileSystemException e -> print(err, e.getFile() + ": " + IoErrorText.of(e));
      case IOException e -> print(err, String.valueOf(e.getMessage()));
      default -> trace(failure).lines().forEach(line -> print(err, line));
    }
    err.flush();
    return failure instanceof RefusedException ? ExitCode.USAGE : ExitCode.FAILED;
  }

  private static String trace(Exception failure) {
    var trace = new StringWriter();
    failure.printStackTrace(new PrintWriter(trace));
    return trace.toString().replace("\t", "    ");
  }

  /// Prints a line like [CliCommand#out]: a path, too, may contain unprintable characters.
  private static void print(PrintWriter err, String line) {
    err.println(PlainText.shown(line));
  }
}
