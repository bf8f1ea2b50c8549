package dynobench.workloadfile;

import dynobench.files.IoErrorText;
import dynobench.files.TextFile;
import dynobench.toml.Problems;
import dynobench.workload.Workload;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Reads the user's descriptions. Each is in a folder with the workload's name.
final class WorkloadFolder {
  /// Name of a description in its folder.
  static final String FILE = "workload.toml";

  /// Pattern of ids, as for engines: ids occur in plans, tables and file names.
  private static final Pattern ID = Pattern.compile("[a-z0-9][a-z0-9._-]*");

  private final Path folder;
  private final List<ShippedWorkload> program;
  private final List<Workload> own = new ArrayList<>();
  private final List<String> broken = new ArrayList<>();
  private final Problems problems = new Problems();
  private final Map<String, String> texts = new HashMap<>();

  /// @param program shipped workloads
  WorkloadFolder(Path folder, List<ShippedWorkload> program) {
    this.folder = folder;
    this.program = program;
  }

  /// Returns the shipped workloads and the workloads in the folder.
  Workloads read() {
    for (Path each : folders()) {
      String id = String.valueOf(each.getFileName());
      Path file = each.resolve(FILE);
      Optional<String> obstacle = obstacle(id, program);
      obstacle.ifPresent(it -> problems.add(file.toString(), "", it));
      if (obstacle.isEmpty()) {
        read(file, id).ifPresentOrElse(own::add, () -> broken.add(id));
      }
    }
    return new Workloads(program, own, broken, problems.list(), texts);
  }

  /// Returns the folders with a description. A dangling link is included, so that reading it
  /// reports the problem.
  private List<Path> folders() {
    if (Files.notExists(folder)) {
      return List.of();
    }
    try (Stream<Path> found = Files.list(folder)) {
      Map<Boolean, List<Path>> byFile =
          found
              .sorted()
              .collect(
                  Collectors.partitioningBy(
                      each -> Files.exists(each.resolve(FILE), LinkOption.NOFOLLOW_LINKS)));
      byFile.getOrDefault(false, List.of()).forEach(this::stray);
      return byFile.getOrDefault(true, List.of());
    } catch (IOException e) {
      problems.add(folder.toString(), "", "cannot be listed: " + IoErrorText.of(e));
      return List.of();
    }
  }

  /// Reports a folder or file that is not a description. Hidden ones belong to an editor or the
  /// system.
  private void stray(Path each) {
    if (!String.valueOf(each.getFileName()).startsWith(".")) {
      problems.add(
          each.toString(),
          "",
          Files.isDirectory(each)
              ? "contains no " + FILE + ": write one, or delete the folder"
              : "is ignored: a description is a " + FILE + " in its own folder here");
    }
  }

  /// Returns the reason why a folder cannot have this name; empty when it can.
  static Optional<String> obstacle(String id, List<ShippedWorkload> program) {
    if (!ID.matcher(id).matches()) {
      return Optional.of(
          "a workload's name consists of lower-case letters, digits, dots, hyphens and"
              + " underscores and begins with a letter or digit, not \""
              + id
              + "\"");
    }
    if (id.equals(Workload.YARDSTICK)) {
      return Optional.of("\"" + id + "\" is a reserved name: choose another one");
    }
    return program.stream()
        .filter(each -> each.id().equals(id))
        .findFirst()
        .map(_ -> "there is a workload \"" + id + "\": choose another name");
  }

  private Optional<Workload> read(Path file, String id) {
    try {
      String text = TextFile.read(file);
      List<Workload> shipped = program.stream().map(ShippedWorkload::workload).toList();
      Optional<Workload> read = WorkloadReader.read(file.toString(), id, text, shipped, problems);
      read.ifPresent(_ -> texts.put(id, text));
      return read;
    } catch (IOException e) {
      problems.add(file.toString(), "", "cannot be read: " + IoErrorText.of(e));
      return Optional.empty();
    }
  }
}
