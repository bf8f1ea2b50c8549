package dynobench.site;

import dynobench.advice.SurvivalNeed;
import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.report.HtmlWriter;
import dynobench.site.RunShape.RunKind;
import dynobench.site.SitePage.SiteSection;
import dynobench.table.NumberText;
import dynobench.table.UpgradeTable;
import dynobench.text.PlainText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// First page: which engine is fastest at which promise, and what is known of durability,
/// isolation, ageing and upgrades.
///
/// @param runs all runs, newest first
record StartPage(Catalog catalog, List<SiteRun> runs) {
  private static final int MOST_ROWS = 20;
  private static final int FEW_CORES = 2;
  private static final double PERCENT = 100;

  /// Section of the page.
  ///
  /// @param id its address
  /// @param title its title, also in the list of all sections
  private record Part(String id, String title, HtmlWriter content) {}

  SitePage page() {
    var html = new HtmlWriter().element("h1", "Embedded databases for Java, measured");
    html.markup("<p class=\"lead\">%s</p>%n".formatted(HtmlWriter.escaped(lead())));
    var parts = new ArrayList<Part>();
    leaders().ifPresent(parts::add);
    parts.add(durability());
    parts.add(isolation());
    ageing().ifPresent(parts::add);
    parts.addAll(upgrades());
    machines().ifPresent(parts::add);
    addCards(html);
    html.markup("<nav class=\"parts\" aria-label=\"On this page\"><ul>\n");
    parts.forEach(it ->
        html.markup("<li><a href=\"#%s\">%s</a></li>%n".formatted(it.id(), escapedTitle(it))));
    html.markup("</ul></nav>\n");
    parts.forEach(it -> {
      html.markup("<section id=\"%s\">%n<h2>%s</h2>%n".formatted(it.id(), escapedTitle(it)));
      html.markup(it.content().content()).end("section");
    });
    return new SitePage("index.html", SiteSection.START, "Start", html.content());
  }

  private static String escapedTitle(Part it) {
    return HtmlWriter.escaped(it.title());
  }

  private String lead() {
    long engines =
        runs.stream()
            .flatMap(it -> it.summary().series().stream())
            .map(it -> it.engine())
            .distinct()
            .count();
    return runs.isEmpty()
        ? "There are no runs yet. See Contribute for how to add one."
        : "Which engine for what: %s of %s, which you can repeat."
            .formatted(
                NumberText.counted(runs.size(), "run"), NumberText.counted(engines, "engine"));
  }

  private Optional<Part> leaders() {
    List<SiteRun> newest =
        newestOfPlans().stream().filter(it -> !it.leaders().isEmpty()).limit(MOST_ROWS).toList();
    if (newest.isEmpty()) {
      return Optional.empty();
    }
    var html = new HtmlWriter();
    html.paragraph(
        "A mode that survives more also counts where less is asked, but not among those in memory"
            + " only. Where the rounds do not decide,"
            + " several are named, or their number.");
    var head = new ArrayList<String>(List.of("Work"));
    for (SurvivalNeed each : SurvivalNeed.values()) {
      head.add(RunLeader.title(each));
    }
    html.markup(SiteTables.OPEN).markup(SiteTables.head(head));
    for (SiteRun each : newest) {
      html.markup("<tr>");
      html.markup(work(each));
      for (SurvivalNeed promise : SurvivalNeed.values()) {
        html.markup("<td>" + leader(each, promise) + "</td>");
      }
      html.markup("</tr>\n");
    }
    html.markup(SiteTables.CLOSE);
    return Optional.of(new Part("fastest", "Fastest at each promise", html));
  }

  /// Returns the first cell of a run: its plan, and what limits trust in it.
  private static String work(SiteRun run) {
    int warnings = run.summary().warnings().size();
    String limits =
        Stream.of(
                warnings == 0 ? "" : NumberText.counted(warnings, "warning"),
                run.source().mark().isEmpty() ? "" : "a repetition contradicts it")
            .filter(it -> !it.isEmpty())
            .collect(Collectors.joining(", "));
    return "<td><a href=\"%s\">%s: %s</a>%s</td>"
        .formatted(
            RunPages.link(run, "runs/"),
            HtmlWriter.escaped(run.summary().plan()),
            HtmlWriter.escaped(run.leaders().getFirst().phase()),
            limits.isEmpty() ? "" : "<br><small>%s</small>".formatted(limits));
  }

  private static String leader(SiteRun run, SurvivalNeed promise) {
    return run.leaders().stream()
        .filter(it -> it.promise() == promise)
        .map(it ->
            "<b>%s</b><br><small>%s</small>"
                .formatted(HtmlWriter.escaped(it.first()), HtmlWriter.escaped(it.about())))
        .findFirst()
        .orElse("–");
  }

  /// Adds a card for each promise, with the run that compares most engines, and that no repetition
  /// contradicts.
  private void addCards(HtmlWriter html) {
    html.markup("<section class=\"cards\">\n");
    for (SurvivalNeed promise : SurvivalNeed.values()) {
      newestOfPlans().stream()
          .filter(run -> run.source().mark().isEmpty())
          .flatMap(run ->
              run.leaders().stream()
                  .filter(it -> it.promise() == promise && it.engines() > 1 && it.isComparable())
                  .map(it -> new RunOfLeader(run, it)))
          .max(
              Comparator.comparingInt((RunOfLeader it) -> it.leader().engines())
                  .thenComparing(it -> it.leader().grade(), Comparator.reverseOrder()))
          .ifPresent(it -> addCard(html, it));
    }
    html.markup("</section>\n");
  }

  private record RunOfLeader(SiteRun run, RunLeader leader) {}

  private static void addCard(HtmlWriter html, RunOfLeader it) {
    RunLeader leader = it.leader();
    html.markup("<article>").element("h2", PlainText.capital(RunLeader.title(leader.promise())));
    html.markup("<p class=\"figure\">" + HtmlWriter.escaped(leader.first()) + "</p>\n");
    html.paragraph(
        "%s. Of %d engines in %s."
            .formatted(PlainText.capital(leader.about()), leader.engines(), leader.phase()));
    html.markup(
        "<p><a href=\"%s\">%s</a></p></article>%n"
            .formatted(
                RunPages.link(it.run(), "runs/"), HtmlWriter.escaped(it.run().summary().plan())));
  }

  /// Returns the newest run of each plan on each machine under each set of conditions.
  private List<SiteRun> newestOfPlans() {
    Map<String, SiteRun> newest = new LinkedHashMap<>();
    runs.forEach(it ->
        newest.putIfAbsent(String.join("\n", it.summary().plan(), it.machine(), it.work()), it));
    return List.copyOf(newest.values());
  }

  private Part durability() {
    var html = new HtmlWriter();
    html.paragraph(
        "What becomes of a row whose insert the engine has acknowledged: promised by the engine,"
            + " and tested by killing the process and by cutting the power of a disk.");
    html.markup(new PromiseTables(catalog).durability().content());
    return new Part("crashes", "What survives a crash", html);
  }

  private Part isolation() {
    var html = new HtmlWriter();
    html.paragraph(
        "What a transaction has at each level that it can ask for. The sign is fuller if more"
            + " anomalies are excluded.");
    html.markup(new PromiseTables(catalog).isolation().content());
    return new Part("isolation", "What isolation levels keep apart", html);
  }

  private Optional<Part> ageing() {
    return runs.stream()
        .filter(it -> !it.extracts().ageing().isEmpty())
        .findFirst()
        .map(it -> new Part("ageing", "How databases grow old", table(it, it.extracts().ageing())));
  }

  /// Returns the newest test of each engine.
  private List<Part> upgrades() {
    var newest = new LinkedHashMap<String, Part>();
    for (SiteRun each : runs) {
      if (each.shape().kind() == RunKind.UPGRADES) {
        String engine = each.summary().series().getFirst().engine();
        String name = catalog.engine(engine).map(Descriptor::name).orElse(engine);
        newest.computeIfAbsent(
            engine,
            _ ->
                new Part(
                    "upgrades-" + SiteLinks.encoded(engine),
                    "Upgrades of " + name,
                    table(each, each.extracts().upgrades())
                        .paragraph(PlainText.capital(UpgradeTable.LEGEND))));
      }
    }
    return List.copyOf(newest.values());
  }

  private static HtmlWriter table(SiteRun run, SiteTable table) {
    return new HtmlWriter()
        .table(table.head(), table.lines())
        .markup("<p><a href=\"%s\">The run</a></p>%n".formatted(RunPages.link(run, "runs/")));
  }

  private Optional<Part> machines() {
    Map<String, List<SiteRun>> machines = new LinkedHashMap<>();
    runs.forEach(it -> machines.computeIfAbsent(it.machine(), _ -> new ArrayList<>()).add(it));
    if (machines.isEmpty()) {
      return Optional.empty();
    }
    HtmlWriter html = new HtmlWriter().begin("ul");
    machines.forEach((machine, own) -> html.element("li", machine + ": " + noise(own)));
    return Optional.of(new Part("machines", "Machines and their noise", html.end("ul")));
  }

  private static String noise(List<SiteRun> runs) {
    double[] variations =
        runs.stream()
            .map(SiteRun::variation)
            .filter(OptionalDouble::isPresent)
            .mapToDouble(OptionalDouble::getAsDouble)
            .sorted()
            .toArray();
    String noise =
        variations.length == 0
            ? "its speed was not probed."
            : String.format(
                Locale.ROOT,
                "in half of %s with probes, its processor's speed varied by %.0f %% or more.",
                NumberText.counted(variations.length, "run"),
                PERCENT * (variations[variations.length / 2] - 1));
    boolean isSmall =
        runs.getFirst().summary().machine().filter(it -> it.cores() <= FEW_CORES).isPresent();
    return isSmall
        ? noise
            + " Two cores are few: clients, engine and measuring share them. Trust ratios of one"
            + " run, not times of two runs, and single clients more than many."
        : noise;
  }
}
