package dynobench.site;

import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.durability.SurvivalLevel;
import dynobench.files.Fingerprint;
import dynobench.measure.Metric;
import dynobench.runfile.RunFileSummary;
import dynobench.runfile.RunFileSummary.FigureEntry;
import dynobench.runfile.RunFileSummary.SeriesEntry;
import dynobench.text.PlainText;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/// Data of the pages as scripts, because a page from a file path may load nothing else.
///
/// @param catalog engines, for their names
record SiteData(Catalog catalog) {
  /// How durability is known, at the end of its description.
  private static final Pattern WHY = Pattern.compile(" \\(.*");

  /// Returns the list of the runs of one workload.
  ///
  /// @param runs runs of the workload, newest first
  String index(String workload, List<SiteRun> runs) {
    var phases = new LinkedHashMap<String, String>();
    var factors = new LinkedHashMap<String, String>();
    var metrics = new LinkedHashSet<Metric>();
    var machines = new LinkedHashSet<String>();
    var conditions = new LinkedHashSet<String>();
    for (SiteRun each : runs) {
      phases.putAll(each.shape().phases());
      factors.putAll(each.shape().factors());
      metrics.addAll(each.shape().metrics());
      machines.add(each.machine());
      conditions.add(each.conditions());
    }
    var json = new LinkedHashMap<String, String>();
    json.put("workload", SiteJson.text(workload));
    json.put("title", SiteJson.text(runs.getFirst().shape().title()));
    json.put("phases", titles(phases));
    json.put("metrics", SiteJson.array(metrics.stream().map(SiteData::metric).toList()));
    json.put("factors", titles(factors));
    json.put("machines", identified(machines));
    json.put("conditions", identified(conditions));
    json.put("runs", SiteJson.array(runs.stream().map(this::run).toList()));
    return "dynobench.index(%s);%n".formatted(SiteJson.object(json));
  }

  private static String titles(Map<String, String> titles) {
    return SiteJson.array(
        titles.entrySet().stream().map(it -> titled(it.getKey(), it.getValue())).toList());
  }

  private static String titled(String id, String title) {
    return SiteJson.object(Map.of("id", SiteJson.text(id), "title", SiteJson.text(title)));
  }

  /// Returns titles with ids that stay the same when other runs are added, so links stay valid.
  private static String identified(Collection<String> titles) {
    return SiteJson.array(titles.stream().map(it -> titled(Fingerprint.brief(it), it)).toList());
  }

  private static String metric(Metric metric) {
    var json = new LinkedHashMap<String, String>();
    json.put("id", SiteJson.text(metric.id()));
    json.put("title", SiteJson.text(PlainText.capital(metric.title())));
    json.put("unit", SiteJson.text(metric.unit().name()));
    json.put("better", SiteJson.text(metric.better().name()));
    return SiteJson.object(json);
  }

  private String run(SiteRun run) {
    var json = new LinkedHashMap<String, String>();
    json.put("id", SiteJson.text(run.id()));
    json.put("machine", SiteJson.text(Fingerprint.brief(run.machine())));
    json.put("conditions", SiteJson.text(Fingerprint.brief(run.conditions())));
    json.put("plan", SiteJson.text(run.summary().plan()));
    json.put("started", SiteJson.text(run.day()));
    json.put("paired", String.valueOf(run.shape().isPaired()));
    json.put("warnings", SiteJson.texts(run.summary().warnings()));
    json.put("mark", SiteJson.text(run.source().mark()));
    json.put("confirmed", SiteJson.text(run.source().confirmation()));
    json.put("file", SiteJson.text("../files/" + SiteLinks.encoded(run.source().fileName())));
    json.put("page", SiteJson.text("../runs/" + SiteLinks.encoded(run.id()) + ".html"));
    json.put("repeat", SiteJson.text(repeat(run)));
    json.put(
        "series",
        SiteJson.array(run.summary().series().stream().map(it -> series(run, it)).toList()));
    return SiteJson.object(json);
  }

  /// Returns the command that repeats a run; empty if a repetition could not be compared with it.
  static String repeat(SiteRun run) {
    if (!run.shape().isRepeatable()) {
      return "";
    }
    String name = run.source().fileName();
    return "dynobench repeat " + (name.contains(" ") ? '"' + name + '"' : name);
  }

  private String series(SiteRun run, SeriesEntry it) {
    var json = new LinkedHashMap<String, String>();
    json.put("contender", SiteJson.text(it.contender()));
    json.put("engine", SiteJson.text(it.engine()));
    json.put(
        "name",
        SiteJson.text(catalog.engine(it.engine()).map(Descriptor::name).orElse(it.title())));
    json.put("version", SiteJson.text(it.version()));
    json.put("mode", SiteJson.text(it.mode()));
    json.put("commit", SiteJson.text(it.commit()));
    json.put("durability", SiteJson.text(durability(it)));
    json.put("kind", SiteJson.text(kind(it)));
    json.put("isolation", SiteJson.text(it.isolation()));
    boolean isBaseline = catalog.engine(it.engine()).filter(Descriptor::isBaseline).isPresent();
    json.put("baseline", SiteJson.text(isBaseline ? "yes" : ""));
    boolean isApart = run.deviating().contains(it.contender());
    json.put("apart", SiteJson.text(isApart ? "did other work" : ""));
    return SiteJson.object(json);
  }

  /// Returns the colour of a durability: `good` if a power cut loses nothing, `fair` if a kill
  /// loses nothing or only the last moments are lost, else `poor`.
  private static String kind(SeriesEntry it) {
    if (it.powerCut().startsWith(SurvivalLevel.EVERYTHING.label())) {
      return "good";
    }
    boolean isFair =
        it.kill().startsWith(SurvivalLevel.EVERYTHING.label())
            || it.kill().startsWith(SurvivalLevel.MOMENTS.label());
    return isFair ? "fair" : it.kill().isEmpty() ? "unknown" : "poor";
  }

  /// Returns what happens to acknowledged rows after a kill and after a power cut, in words,
  /// without how that is known: so equal durability has equal words.
  static String durability(SeriesEntry it) {
    String kill = WHY.matcher(it.kill()).replaceFirst("");
    String powerCut = WHY.matcher(it.powerCut()).replaceFirst("");
    return kill.equals(powerCut) ? kill : "kill: %s; power cut: %s".formatted(kill, powerCut);
  }

  /// Returns the figures of a run.
  ///
  /// @param id name of the run on the site
  /// @param summary results with figures
  static String figures(String id, RunFileSummary summary) {
    List<Map<String, String>> points =
        summary.figures().stream().map(FigureEntry::point).distinct().toList();
    Map<Map<String, String>, Integer> places = new HashMap<>();
    points.forEach(it -> places.put(it, places.size()));
    String json =
        SiteJson.object(
            Map.of(
                "points",
                SiteJson.array(points.stream().map(SiteData::point).toList()),
                "figures",
                SiteJson.array(
                    summary.figures().stream()
                        .map(it -> figure(it, places.getOrDefault(it.point(), 0)))
                        .toList())));
    return "dynobench.run(%s,%s);%n".formatted(SiteJson.text(id), json);
  }

  private static String point(Map<String, String> point) {
    var json = new LinkedHashMap<String, String>();
    point.forEach((factor, level) -> json.put(factor, SiteJson.text(level)));
    return SiteJson.object(json);
  }

  private static String figure(FigureEntry it, int point) {
    return SiteJson.array(
        List.of(
            String.valueOf(it.series()),
            SiteJson.text(it.phase()),
            SiteJson.text(it.metric()),
            String.valueOf(point),
            SiteJson.array(values(it))));
  }

  /// Returns the value of each round, and `null` for rounds without one.
  private static List<String> values(FigureEntry it) {
    var values = new ArrayList<String>();
    for (int i = 0; i < it.rounds().size(); i++) {
      int round = it.rounds().get(i);
      while (values.size() < round - 1) {
        values.add("null");
      }
      values.add(SiteJson.number(it.values().get(i)));
    }
    return values;
  }
}
