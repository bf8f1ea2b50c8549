package dynobench.workloadfile;

import dynobench.text.Nearest;
import dynobench.toml.Document;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import dynobench.workload.Capability;
import dynobench.workload.Formula;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The workloads there are, in the order of showing. Immutable.
public final class Workloads {
  /// Those that come with the program.
  private static final List<String> IDS =
      List.of(
          "phases",
          "lookup",
          "records",
          "bank",
          "mix",
          "queries",
          "orders",
          "backup",
          "triples",
          "objects-graph");

  private static final Workloads SHIPPED =
      new Workloads(
          IDS.stream().map(id -> read(id, text(id))).toList(),
          List.of(),
          List.of(),
          List.of(),
          IDS.stream().collect(Collectors.toMap(id -> id, Workloads::text)));

  private final List<Workload> program;
  private final List<Workload> own;
  private final List<String> broken;
  private final List<Problem> problems;
  private final Map<String, String> texts;

  Workloads(
      List<Workload> program,
      List<Workload> own,
      List<String> broken,
      List<Problem> problems,
      Map<String, String> texts) {
    this.program = List.copyOf(program);
    this.own = List.copyOf(own);
    this.broken = List.copyOf(broken);
    this.problems = List.copyOf(problems);
    this.texts = Map.copyOf(texts);
  }

  /// Those that come with the program.
  public static Workloads shipped() {
    return SHIPPED;
  }

  /// These and one more that comes with the program, and so brings a protocol.
  public Workloads with(String id, String description) {
    var more = new ArrayList<>(program);
    more.add(read(id, description));
    var moreTexts = new HashMap<>(texts);
    moreTexts.put(id, description);
    return new Workloads(more, own, broken, problems, moreTexts);
  }

  /// These and what a folder holds: a folder for each workload, with its description in it. One
  /// that is broken is left out and told of among the [#problems].
  public Workloads and(Path folder) {
    return new WorkloadFolder(folder, program, texts).read();
  }

  /// Every mistake in every description of the user's own.
  public List<Problem> problems() {
    return problems;
  }

  public List<Workload> all() {
    return Stream.concat(program.stream(), own.stream()).toList();
  }

  /// Why a workload of one's own can't be called so, as the end of a sentence; empty when it can.
  public Optional<String> refusal(String id) {
    return WorkloadFolder.obstacle(id, program);
  }

  /// Whether a workload did not come with the program.
  public boolean isOwn(String id) {
    return own.stream().anyMatch(each -> each.id().equals(id));
  }

  /// Returns the mistakes in a description of a workload of one's own.
  ///
  /// @param id that it would have
  public static List<Problem> problems(String id, String text) {
    var problems = new Problems();
    WorkloadReader.read(WorkloadFolder.FILE, id, text, SHIPPED.program, problems);
    return problems.list();
  }

  /// The workload of a plan that names none: that of 2005.
  public Workload standard() {
    return program.getFirst();
  }

  /// The workload of that id.
  public Optional<Workload> named(String id) {
    return all().stream().filter(each -> each.id().equals(id)).findFirst();
  }

  /// The file that describes a workload, as it was written; empty when there is none of that id.
  public String description(String id) {
    return texts.getOrDefault(id, "");
  }

  /// That there is no workload of that id, and which there are.
  public String lacking(String id) {
    if (broken.contains(id)) {
      return "the description of the workload \""
          + id
          + "\" has mistakes: correct its "
          + WorkloadFolder.FILE
          + "; dynobench workloads lists them";
    }
    List<String> ids = all().stream().map(Workload::id).toList();
    String question = Nearest.question(id, ids);
    return "there is no workload \""
        + id
        + "\""
        + (question.isEmpty() ? "; there are: " + String.join(", ", ids) : question);
  }

  /// Parameters of one of the program's workloads for who wants to know whether something works,
  /// not how fast; none of another one.
  public static Settings small(String id) {
    var problems = new Problems();
    return Document.read(
            "small.toml", resource("/dynobench/workload/small.toml"), List.of(), problems)
        .filter(it -> it.has(id))
        .map(it -> new Settings(it.map(id)))
        .orElse(Settings.NONE);
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
        List.of(),
        Optional.empty());
  }

  private static Workload read(String id, String text) {
    var problems = new Problems();
    return WorkloadReader.read(id + ".toml", id, text, problems)
        .orElseThrow(() ->
            new IllegalStateException(
                "The program's own workload "
                    + id
                    + " is broken: "
                    + problems.list().stream()
                        .map(Problem::toString)
                        .collect(Collectors.joining("; "))));
  }

  /// A description to start one's own from, with a comment at everything.
  ///
  /// @param id that it is to have
  public static String example(String id) {
    return resource("/dynobench/workload/new.toml").replace("NAME", id);
  }

  private static String text(String id) {
    return resource("/workloads/" + id + ".toml");
  }

  private static String resource(String name) {
    try (InputStream in = Workloads.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("The program's own " + name + " is missing");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("The program's own " + name + " can't be read", e);
    }
  }
}
