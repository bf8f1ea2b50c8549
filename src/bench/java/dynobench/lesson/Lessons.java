package dynobench.lesson;

import dynobench.files.IoErrorText;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// All lessons: the shipped ones in teaching order, then the user-defined ones by folder name.
///
/// @param problems problems of the user-defined lessons, which are left out
public record Lessons(List<Lesson> all, List<Problem> problems) {
  /// Ids of the shipped lessons.
  public static final List<String> IDS =
      List.of(
          "first-run",
          "commit",
          "insert-time",
          "durability",
          "memory-disk",
          "cache",
          "index",
          "twice-the-rows",
          "twins",
          "order",
          "heap",
          "clients",
          "serializable",
          "isolation-cost",
          "ageing",
          "twenty-years");

  private static final Pattern ID = Pattern.compile("[a-z0-9][a-z0-9._-]*");

  public Lessons {
    all = List.copyOf(all);
    problems = List.copyOf(problems);
  }

  /// Returns the shipped lessons.
  public static Lessons shipped() {
    var problems = new Problems();
    List<Lesson> all =
        IDS.stream()
            .flatMap(id ->
                new LessonReader(
                        id, false, new LessonFiles.Shipped(id), Workloads.shipped(), problems)
                    .read().stream())
            .toList();
    if (!problems.isEmpty()) {
      throw new IllegalStateException(
          "The program's lessons are broken: "
              + problems.list().stream().map(Problem::toString).collect(Collectors.joining("; ")));
    }
    return new Lessons(all, List.of());
  }

  /// Returns these lessons and those in a folder, which has a subfolder with a description for each
  /// lesson.
  ///
  /// @param workloads workloads that the lessons' plans may use
  public Lessons and(Path folder, Workloads workloads) {
    var problems = new Problems();
    var more = new ArrayList<>(all);
    for (Path each : folders(folder, problems)) {
      read(each, workloads, problems).ifPresent(more::add);
    }
    return new Lessons(more, problems.list());
  }

  private static List<Path> folders(Path folder, Problems problems) {
    if (Files.notExists(folder)) {
      return List.of();
    }
    try (Stream<Path> found = Files.list(folder)) {
      return found
          .filter(each -> !String.valueOf(each.getFileName()).startsWith("."))
          .sorted()
          .toList();
    } catch (IOException e) {
      problems.add(folder.toString(), "", "cannot be listed: " + IoErrorText.of(e));
      return List.of();
    }
  }

  private Optional<Lesson> read(Path folder, Workloads workloads, Problems problems) {
    String id = String.valueOf(folder.getFileName());
    Optional<String> obstacle = obstacle(id, folder);
    obstacle.ifPresent(it -> problems.add(folder.toString(), "", it));
    return obstacle.isPresent()
        ? Optional.empty()
        : new LessonReader(id, true, new LessonFiles.InFolder(folder), workloads, problems).read();
  }

  private static Optional<String> obstacle(String id, Path folder) {
    if (!Files.isDirectory(folder)) {
      return Optional.of("is ignored: put each lesson into its own folder");
    }
    if (!Files.exists(folder.resolve(LessonReader.FILE))) {
      return Optional.of("contains no " + LessonReader.FILE + ": write one, or delete the folder");
    }
    if (!ID.matcher(id).matches()) {
      return Optional.of(
          "a lesson's folder name consists of lower-case letters, digits, dots, dashes and"
              + " underscores, not \""
              + id
              + "\"");
    }
    return IDS.contains(id)
        ? Optional.of("there is a lesson \"" + id + "\": choose another folder name")
        : Optional.empty();
  }

  /// Returns the lesson with that id.
  public Optional<Lesson> named(String id) {
    return all.stream().filter(each -> each.id().equals(id)).findFirst();
  }
}
