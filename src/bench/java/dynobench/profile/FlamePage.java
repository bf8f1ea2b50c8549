package dynobench.profile;

import dynobench.event.Series;
import dynobench.files.FileTarget;
import dynobench.files.ProgramText;
import dynobench.frames.TimeCategory;
import dynobench.json.JsonLines;
import dynobench.plan.LevelLabels;
import dynobench.result.RunResult;
import dynobench.result.SeriesNames;
import dynobench.table.NumberText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/// Page with the flame graphs of a run's profile: one HTML file that needs no other file and no
/// network.
public final class FlamePage {
  private static final String TEMPLATE = "/profile/flames.html";
  private static final List<TimeCategory> CATEGORIES = List.of(TimeCategory.values());

  /// @param first index of the graph to show first
  private record PageData(
      int first, List<GraphData> graphs, List<String> frames, List<CategoryData> categories) {}

  /// @param nodes frames in the order of a walk: index of the name, category, depth, and the time
  ///   of each contender
  private record GraphData(
      String title,
      List<String> counts,
      List<SideData> sides,
      List<ExplainedProfile.Answer> answers,
      String nodes) {}

  private record SideData(String name, double nanos, List<Double> shares, List<String> counts) {}

  private record CategoryData(String title, String colour) {}

  private final ExplainedProfile explained;
  private final RunResult run;
  private final RunProfile profile;
  private final Map<String, Integer> frames = new LinkedHashMap<>();

  private FlamePage(ExplainedProfile explained) {
    this.explained = explained;
    this.run = explained.run();
    this.profile = explained.profile();
  }

  /// Writes the page.
  ///
  /// @param graphs flame graphs of the profile
  public static void write(ExplainedProfile explained, List<FlameGraph> graphs, Path file)
      throws IOException {
    FileTarget.replace(file, new FlamePage(explained).html(graphs));
  }

  private String html(List<FlameGraph> shown) {
    List<GraphData> graphs = shown.stream().map(this::graph).toList();
    var data =
        new PageData(
            explained.first(shown).map(shown::indexOf).orElse(0),
            graphs,
            List.copyOf(frames.keySet()),
            CATEGORIES.stream()
                .map(each -> new CategoryData(each.title(), each.colour()))
                .toList());
    String json = new JsonLines().write(PageData.class, data).replace("<", "\\u003c");
    String about =
        "Run %s, %s. Where the time of an operation goes, from samples of the threads that work."
                .formatted(run.id(), NumberText.counted(profile.roundCount(), "profiled round"))
            + profile.cost().map(each -> " " + each.sentence()).orElse("")
            + profile.problems().stream().map(each -> " " + each).collect(Collectors.joining());
    return ProgramText.of(TEMPLATE)
        .replace("{{title}}", escaped("Why: " + run.plan().map(it -> it.name()).orElse(run.id())))
        .replace("{{about}}", escaped(about))
        .replace("{{data}}", json);
  }

  private GraphData graph(FlameGraph graph) {
    Map<Series, String> names = SeriesNames.of(graph.sides());
    List<ProfiledPhase> phases =
        graph.sides().stream()
            .map(each -> profile.phase(each, graph.levels(), graph.phase()).orElseThrow())
            .toList();
    List<OperationCount> known = OperationCount.known(phases);
    var sides = new ArrayList<SideData>();
    for (int i = 0; i < phases.size(); i++) {
      ProfiledPhase phase = phases.get(i);
      sides.add(
          new SideData(
              names.getOrDefault(phase.series(), phase.series().title()),
              graph.nanos().get(i),
              CATEGORIES.stream().map(phase::share).toList(),
              known.stream().map(each -> each.text(phase)).toList()));
    }
    String point = LevelLabels.label(graph.levels());
    var nodes = new StringBuilder();
    add(nodes, graph.root(), 0, sides.size());
    return new GraphData(
        run.workload().title(graph.phase()) + (point.isEmpty() ? "" : " · " + point),
        known.stream().map(OperationCount::title).toList(),
        sides,
        explained.answers(graph.phase(), graph.levels()),
        nodes.toString());
  }

  private void add(StringBuilder nodes, FlameNode node, int depth, int sides) {
    nodes.append(nodes.isEmpty() ? "" : ";");
    nodes.append(frames.computeIfAbsent(node.name(), _ -> frames.size()));
    nodes.append(',').append(CATEGORIES.indexOf(node.category())).append(',').append(depth);
    for (int i = 0; i < sides; i++) {
      nodes.append(',').append(String.format(Locale.ROOT, "%.5g", node.total(i)));
    }
    node.children().forEach(each -> add(nodes, each, depth + 1, sides));
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }
}
