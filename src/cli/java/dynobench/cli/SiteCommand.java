package dynobench.cli;

import dynobench.files.FileTarget;
import dynobench.runfile.RunFile;
import dynobench.site.SiteBuilder;
import dynobench.site.SiteCheck;
import dynobench.table.NumberText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Builds a site from result files, or checks them.
@Command(
    name = "site",
    description = {
      "Build a site of static pages from result files. It needs no server: open its index.html, or"
          + " copy the folder to a web server.",
      "",
      "Exit code: 0 all files are on the site, 1 some were refused."
    })
final class SiteCommand extends CliCommand implements Callable<Integer> {
  private final CommandContext program;

  @Parameters(
      arity = "0..*",
      paramLabel = "FILE",
      description = "result files, or folders with result files")
  private List<Path> files = new ArrayList<>();

  @Option(
      names = "--into",
      paramLabel = "DIR",
      description = "folder of the site; a site in it is replaced")
  private Optional<Path> into = Optional.empty();

  @Option(names = "--check", description = "only check the files, as a site does")
  private boolean isCheck;

  SiteCommand(CommandContext program) {
    this.program = program;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (isCheck == into.isPresent()) {
      return usage("Name the folder of the site with --into DIR, or check the files with --check.");
    }
    List<Path> all = new ArrayList<>();
    for (Path each : files) {
      all.addAll(resultFiles(each));
    }
    return isCheck ? check(all) : build(all, into.orElseThrow());
  }

  private static List<Path> resultFiles(Path path) throws IOException {
    if (!Files.exists(path)) {
      throw new NoSuchFileException(path.toString());
    }
    if (!Files.isDirectory(path)) {
      return List.of(path);
    }
    try (Stream<Path> inside = Files.walk(path)) {
      return inside.filter(Files::isRegularFile).filter(RunFile::isNamed).sorted().toList();
    }
  }

  private int check(List<Path> all) throws IOException {
    if (all.isEmpty()) {
      return failed("There is no result file to check.");
    }
    int refused = 0;
    for (Path each : all) {
      SiteCheck check = SiteCheck.of(each);
      out("%s: %s".formatted(each, check.problems().isEmpty() ? "accepted" : "refused"));
      check.problems().forEach(it -> out("  " + it));
      check.warnings().forEach(it -> out("  Warning: " + it));
      refused += check.problems().isEmpty() ? 0 : 1;
    }
    out("%s, %d refused".formatted(NumberText.counted(all.size(), "file"), refused));
    return refused == 0 ? ExitCode.OK : ExitCode.FAILED;
  }

  private int build(List<Path> all, Path folder) throws IOException, InterruptedException {
    Optional<String> obstacle = FileTarget.folderObstacle(folder);
    if (obstacle.isPresent()) {
      return usage(obstacle.get());
    }
    SiteBuilder.Built built =
        new SiteBuilder(program.catalog(), folder.toAbsolutePath().normalize(), this::out)
            .build(all);
    built.refused().forEach(it -> err("Refused: " + it));
    out(
        "Wrote a site of %s. Open %s"
            .formatted(NumberText.counted(built.runs(), "run"), folder.resolve("index.html")));
    return built.refused().isEmpty() ? ExitCode.OK : ExitCode.FAILED;
  }
}
