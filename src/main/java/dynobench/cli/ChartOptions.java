package dynobench.cli;

import dynobench.chart.ChartKind;
import dynobench.chart.ChartRequest;
import dynobench.chart.ChartTheme;
import dynobench.chart.Picture;
import dynobench.chart.Role;
import dynobench.chart.Source;
import dynobench.result.RunResult;
import dynobench.toml.Nearest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/// Which chart of a run is drawn, and how.
final class ChartOptions {
  private static final String USUAL_PHASE = "insert";
  private static final Pattern SIZE = Pattern.compile("(\\d{3,4})x(\\d{3,4})");
  private static final Pattern LOG = Pattern.compile("x|y|x,y|y,x|none");
  private static final int MOST_SCALE = 4;
  private static final List<String> KINDS =
      Stream.of(ChartKind.values()).map(ChartKind::text).toList();
  private static final Map<String, ChartTheme> THEMES =
      Map.of(
          "light", ChartTheme.LIGHT,
          "dark", ChartTheme.DARK,
          "presentation", ChartTheme.PRESENTATION,
          "presentation-dark", ChartTheme.PRESENTATION_DARK);

  @Option(
      names = "--chart",
      paramLabel = "KIND",
      description =
          "phase, all-phases, time-per-row, scaling, run-to-run, parts or averages"
              + " (default: ${DEFAULT-VALUE})")
  private String kind = ChartKind.PHASE.text();

  @Option(
      names = "--phase",
      paramLabel = "NAME",
      description = "the phase to draw (default: insert, where there is one)")
  private Optional<String> phase = Optional.empty();

  @Option(
      names = "--size",
      paramLabel = "WIDTHxHEIGHT",
      description = "of the chart in pixels (default: ${DEFAULT-VALUE})")
  private String size = "1200x750";

  @Option(
      names = "--scale",
      paramLabel = "N",
      description =
          "pixels of a PNG for each one of its size, 1 to 4; 2 suits print (default:"
              + " ${DEFAULT-VALUE})")
  private int scale = 1;

  @Option(
      names = "--theme",
      paramLabel = "NAME",
      description = "light, dark, presentation or presentation-dark (default: ${DEFAULT-VALUE})")
  private String theme = "light";

  @Option(
      names = "--log",
      paramLabel = "AXES",
      description = "axes to be logarithmic: x, y, x,y or none (default: what suits the chart)")
  private Optional<String> log = Optional.empty();

  /// What is wrong with the options, whatever the run.
  List<String> problems() {
    var problems = new ArrayList<String>();
    check(problems, "--chart", kind, KINDS);
    check(problems, "--theme", theme, THEMES.keySet().stream().sorted().toList());
    if (!SIZE.matcher(size).matches()) {
      problems.add(
          "--size is written 1200x750, from 100 to 9999 pixels each way, not \"%s\"."
              .formatted(size));
    }
    if (scale < 1 || scale > MOST_SCALE) {
      problems.add("--scale must be from 1 to %d, not %d.".formatted(MOST_SCALE, scale));
    }
    log.filter(axes -> !LOG.matcher(axes).matches())
        .ifPresent(axes -> problems.add("--log is x, y, x,y or none, not \"" + axes + "\"."));
    return problems;
  }

  /// What is wrong with them for this run.
  Optional<String> problem(RunResult run) {
    List<String> phases = run.phases();
    return phase
        .filter(name -> !phases.contains(name))
        .map(name ->
            "The run %s has no phase \"%s\"%s Phases: %s"
                .formatted(
                    run.id(),
                    name,
                    end(Nearest.question(name, phases)),
                    phases.isEmpty() ? "none" : String.join(", ", phases)));
  }

  Picture picture(RunResult run) {
    return Picture.of(request(run.phases()), List.of(new Source(run, Role.MAIN)));
  }

  ChartTheme theme() {
    return THEMES.getOrDefault(theme, ChartTheme.LIGHT);
  }

  int scale() {
    return scale;
  }

  int width() {
    return pixels(1);
  }

  int height() {
    return pixels(2);
  }

  private ChartRequest request(List<String> phases) {
    String usual =
        phases.contains(USUAL_PHASE) || phases.isEmpty() ? USUAL_PHASE : phases.getFirst();
    ChartKind meant =
        Stream.of(ChartKind.values())
            .filter(each -> each.text().equals(kind))
            .findFirst()
            .orElseThrow();
    var request = ChartRequest.of(meant, phase.orElse(usual));
    return log.map(axes ->
            new ChartRequest(meant, request.phase(), axes.contains("x"), axes.contains("y")))
        .orElse(request);
  }

  private int pixels(int group) {
    Matcher matcher = SIZE.matcher(size);
    if (!matcher.matches()) {
      throw new IllegalStateException("Not checked: " + size);
    }
    return Integer.parseInt(matcher.group(group));
  }

  private static void check(
      List<String> problems, String option, String value, List<String> known) {
    if (!known.contains(value)) {
      problems.add(
          "%s: there is no \"%s\"%s Known: %s"
              .formatted(
                  option, value, end(Nearest.question(value, known)), String.join(", ", known)));
    }
  }

  private static String end(String question) {
    return question.isEmpty() ? "." : question;
  }
}
