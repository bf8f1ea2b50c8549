package dynobench.fuzz;

import dynobench.cli.Cli;
import dynobench.cli.CommandContext;
import dynobench.session.ProgramHome;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Commands that run in this process. Instead of Java they start a script that leaves a mark.
final class CommandLine {
  private static final Set<Integer> CODES = Set.of(0, 1, 2, 3, 4);

  private final CommandContext program;
  private final Path mark;

  /// @param home home of the program
  /// @param own folder for the files of this class
  CommandLine(Path home, Path own) throws IOException {
    mark = own.resolve("started");
    Path java = own.resolve("java");
    Files.writeString(java, "#!/bin/sh\necho started >>'" + mark + "'\nexit 1\n");
    if (!java.toFile().setExecutable(true)) {
      throw new IOException("Cannot make " + java + " executable");
    }
    var clock = Clock.fixed(Instant.parse("2026-11-22T12:00:00Z"), ZoneOffset.UTC);
    program =
        new CommandContext(new ProgramHome(home, own.resolve("engines"), java), clock, "fuzz");
  }

  /// Result of a command.
  record Answer(int code, String out, String err, boolean started) {
    List<Finding> faults(String input) {
      var faults = new ArrayList<>(Wording.printed(out, input));
      faults.addAll(Wording.printed(err, input));
      if (!CODES.contains(code)) {
        faults.add(new Finding("exit code " + code, err));
      }
      if (code != 0 && err.isBlank()) {
        faults.add(new Finding("refused without a word", "exit code " + code));
      }
      if (started) {
        faults.add(new Finding("a Java was started", ""));
      }
      return faults;
    }
  }

  Answer run(List<String> arguments) throws IOException {
    var out = new StringWriter();
    var err = new StringWriter();
    int code =
        new Cli(program, (_, _) -> false)
            .execute(
                new PrintWriter(out, true),
                new PrintWriter(err, true),
                arguments.toArray(String[]::new));
    return new Answer(code, out.toString(), err.toString(), Files.deleteIfExists(mark));
  }
}
