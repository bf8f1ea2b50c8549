package dynobench.workloadfile;

import dynobench.files.ProgramText;
import dynobench.text.NearestName;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import dynobench.toml.TomlDocument;
import dynobench.workload.Capability;
import dynobench.workload.Formula;
import dynobench.workload.OwnRecording;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Known workloads, in the order of display. Immutable.
public final class Workloads {
  /// Ids of the shipped workloads.
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
          "ageing",
          "opening",
          "objects",
          "isolation",
          "triples",
          "objects-graph",
          OwnRecording.WORKLOAD);

  private static final Workloads SHIPPED =
      new Workloads(
          IDS.stream().map(id -> new ShippedWorkload(id, () -> text(id))).toList(),
          List.of(),
          List.of(),
          List.of(),
          Map.of());

  private final List<ShippedWorkload> program;
  private final List<Workload> own;
  private final List<String> broken;
  private final List<Problem> problems;
  private final Map<String, String> texts;

  /// @param texts descriptions of the user's workloads
  Workloads(
      List<ShippedWorkload> program,
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

  /// Returns the shipped workloads.
  public static Workloads shipped() {
    return SHIPPED;
  }

  /// Returns these workloads and another one that counts as shipped, and so may name a new
  /// protocol.
  ///
  /// @throws IllegalStateException if the description has errors
  public Workloads with(String id, String description) {
    var another = new ShippedWorkload(id, () -> description);
    another.workload(); // reports errors at once
    var more = new ArrayList<>(program);
    more.add(another);
    return new Workloads(more, own, broken, problems, texts);
  }

  /// Returns the shipped ones of these workloads and those in a folder, which has a subfolder with
  /// a description for each workload. User-defined workloads of other folders are dropped.
  /// Malformed descriptions are left out and reported in [#problems].
  public Workloads and(Path folder) {
    return new WorkloadFolder(folder, program).read();
  }

  /// Returns all problems in the user's descriptions.
  public List<Problem> problems() {
    return problems;
  }

  public List<Workload> all() {
    return Stream.concat(program.stream().map(ShippedWorkload::workload), own.stream()).toList();
  }

  /// Returns the reason why a user-defined workload cannot have this id, as the end of a sentence;
  /// empty when it can.
  public Optional<String> refusal(String id) {
    return WorkloadFolder.obstacle(id, program);
  }

  /// Returns whether a workload is user-defined.
  public boolean isOwn(String id) {
    return own.stream().anyMatch(each -> each.id().equals(id));
  }

  /// Returns the problems in the description of a user-defined workload.
  ///
  /// @param id id of the workload
  public static List<Problem> problems(String id, String text) {
    var problems = new Problems();
    WorkloadReader.read(WorkloadFolder.FILE, id, text, SHIPPED.all(), problems);
    return problems.list();
  }

  /// Returns the workload of a plan that names none: that of 2005.
  public Workload standard() {
    return program.getFirst().workload();
  }

  /// Returns the workload with that id.
  public Optional<Workload> named(String id) {
    return shipped(id)
        .map(ShippedWorkload::workload)
        .or(() -> own.stream().filter(each -> each.id().equals(id)).findFirst());
  }

  private Optional<ShippedWorkload> shipped(String id) {
    return program.stream().filter(each -> each.id().equals(id)).findFirst();
  }

  /// Returns the text of a workload's description; empty for an unknown id.
  public String description(String id) {
    return shipped(id)
        .map(ShippedWorkload::description)
        .orElseGet(() -> texts.getOrDefault(id, ""));
  }

  /// Returns the message for an unknown id, with the known ones.
  public String unknownMessage(String id) {
    if (broken.contains(id)) {
      return "the description of the workload \""
          + id
          + "\" has errors: correct its "
          + WorkloadFolder.FILE
          + "; dynobench workloads lists them";
    }
    List<String> ids =
        Stream.concat(program.stream().map(ShippedWorkload::id), own.stream().map(Workload::id))
            .toList();
    String suggestion = NearestName.suggestion(id, ids);
    return "there is no workload \""
        + id
        + "\""
        + (suggestion.isEmpty() ? "; there are: " + String.join(", ", ids) : suggestion);
  }

  /// Returns small parameters of a shipped workload, for tests of whether the workload works, not
  /// of how fast it is; empty for any other workload.
  public static Settings small(String id) {
    var problems = new Problems();
    return TomlDocument.read(
            "small.toml", ProgramText.of("/dynobench/workload/small.toml"), List.of(), problems)
        .filter(it -> it.has(id))
        .map(it -> new Settings(it.map(id)))
        .orElse(Settings.NONE);
  }

  /// Returns a substitute for a workload without a description: it has no phases and no parameters,
  /// and stores nothing.
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
        Optional.empty(),
        Optional.empty());
  }

  /// Returns a description to start a new workload from, with a comment on each part.
  ///
  /// @param id id of the new workload
  public static String example(String id) {
    return ProgramText.of("/dynobench/workload/new.toml").replace("NAME", id);
  }

  private static String text(String id) {
    return ProgramText.of("/workloads/" + id + ".toml");
  }
}
