package dynobench.workload;

import dynobench.files.Reason;
import dynobench.files.TextFile;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The workloads there are, in the order of showing. Immutable.
public final class Workloads {
  /// Those that come with the program.
  private static final List<String> IDS = List.of("phases", "lookup", "records");

  private static final Workloads SHIPPED =
      new Workloads(IDS.stream().map(Workloads::read).toList(), List.of());

  /// What a workload's description is called in its folder.
  private static final String FILE = "workload.toml";

  private final List<Workload> all;
  private final List<Problem> problems;

  private Workloads(List<Workload> all, List<Problem> problems) {
    this.all = List.copyOf(all);
    this.problems = List.copyOf(problems);
  }

  /// Those that come with the program.
  public static Workloads shipped() {
    return SHIPPED;
  }

  /// These and what a folder holds: a folder for each workload, with its description in it. One
  /// that is broken is left out and told of among the [#problems].
  public Workloads and(Path folder) {
    var more = new ArrayList<>(all);
    var found = new Problems();
    for (Path own : folders(folder, found)) {
      String id = String.valueOf(own.getFileName());
      Path file = own.resolve(FILE);
      if (named(id).isPresent()) {
        found.add(
            file.toString(), "", "there is a workload \"" + id + "\": choose another folder name");
        continue;
      }
      try {
        WorkloadReader.read(file.toString(), id, TextFile.read(file), found).ifPresent(more::add);
      } catch (IOException e) {
        found.add(file.toString(), "", "cannot be read: " + Reason.of(e));
      }
    }
    return new Workloads(more, found.list());
  }

  private static List<Path> folders(Path folder, Problems problems) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> folders = Files.list(folder)) {
      return folders.filter(each -> Files.exists(each.resolve(FILE))).sorted().toList();
    } catch (IOException e) {
      problems.add(folder.toString(), "", "cannot be listed: " + Reason.of(e));
      return List.of();
    }
  }

  /// Every mistake in every description of the user's own.
  public List<Problem> problems() {
    return problems;
  }

  public List<Workload> all() {
    return all;
  }

  /// The workload of a plan that names none: that of 2005.
  public Workload standard() {
    return all.getFirst();
  }

  /// The workload of that id.
  public Optional<Workload> named(String id) {
    return all.stream().filter(each -> each.id().equals(id)).findFirst();
  }

  /// Stands in for a workload that nobody describes.
  public static Workload unknown(String id) {
    return new Workload(
        id,
        id,
        "",
        "",
        Capability.SQL,
        "",
        Optional.empty(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        new Formula("0"),
        new Formula("0"),
        List.of(),
        List.of(),
        List.of());
  }

  private static Workload read(String id) {
    var problems = new Problems();
    return WorkloadReader.read(id + ".toml", id, text(id), problems)
        .orElseThrow(() ->
            new IllegalStateException(
                "The program's own workload "
                    + id
                    + " is broken: "
                    + problems.list().stream()
                        .map(Problem::toString)
                        .collect(Collectors.joining("; "))));
  }

  private static String text(String id) {
    try (InputStream in = Workloads.class.getResourceAsStream("/workloads/" + id + ".toml")) {
      if (in == null) {
        throw new IllegalStateException("The program's own workload " + id + " is missing");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("The program's own workload " + id + " can't be read", e);
    }
  }
}
