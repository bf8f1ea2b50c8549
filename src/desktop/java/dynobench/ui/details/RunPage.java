package dynobench.ui.details;

import dynobench.event.RunEvent.RunStarted;
import dynobench.measure.Environment;
import dynobench.plan.Contender;
import dynobench.plan.LevelLabels;
import dynobench.plan.Plan;
import dynobench.reference.Reference;
import dynobench.result.RunResult;
import dynobench.store.RunEntry;
import dynobench.table.NumberText;
import dynobench.table.PartWords;
import dynobench.text.PlainText;
import dynobench.toml.TomlSection;
import dynobench.ui.widgets.ViewTexts;
import dynobench.workload.Factor;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Page about a run, or about published figures, as a whole.
///
/// @param zone of the displayed times
record RunPage(ViewTexts texts, ZoneId zone) {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("d MMMM uuuu, HH:mm", Locale.ENGLISH);

  DetailsPage nothing() {
    var section =
        new DetailsPage.Section("", List.of(new DetailsPage.Sentences(texts.of("nothing.words"))));
    return new DetailsPage(texts.of("nothing"), Optional.empty(), "", List.of(section));
  }

  DetailsPage of(Reference.Repeatable reference) {
    return new DetailsPage(
        reference.publication().title(),
        Optional.empty(),
        reference.id(),
        SeriesPage.published(texts, reference.publication()).stream().toList());
  }

  /// Returns the page of a run.
  ///
  /// @param live whether this window is carrying it out
  /// @param notes by the user
  DetailsPage of(RunResult run, boolean live, String notes) {
    var machine = new MachineSections(texts);
    List<DetailsPage.Section> sections =
        Stream.of(
                about(run, live),
                parts(run),
                new SectionBuilder(texts).words(notes).section("notes"),
                run.plan().flatMap(this::plan),
                run.environment().flatMap(machine::machine),
                machine.nodes(run),
                run.environment()
                    .filter(_ -> run.machines().shards().isEmpty())
                    .flatMap(Environment::calibration)
                    .flatMap(machine::calibration))
            .flatMap(Optional::stream)
            .toList();
    Optional<String> plan = run.plan().map(Plan::name);
    String title = RunEntry.name(run.id(), plan);
    String other = title.equals(run.id()) ? plan.orElse("") : run.id();
    return new DetailsPage(title, Optional.empty(), other, sections);
  }

  private Optional<DetailsPage.Section> about(RunResult run, boolean live) {
    return new SectionBuilder(texts)
        .words(run.plan().map(Plan::description).orElse(""))
        .add(
            "state",
            texts.of("state." + (live ? "live" : run.state().name().toLowerCase(Locale.ROOT))))
        .add(
            "began",
            run.started()
                .map(RunStarted::atMillis)
                .map(at -> TIME.format(Instant.ofEpochMilli(at).atZone(zone)))
                .orElse(""))
        .add("trials", live ? planned(run) : ended(run) + ", " + planned(run))
        .section("");
  }

  /// Returns the rounds and the start of each part; empty for a run without added rounds.
  private Optional<DetailsPage.Section> parts(RunResult run) {
    var facts = new SectionBuilder(texts);
    if (run.parts().size() > 1) {
      run.parts()
          .forEach(each ->
              facts.item(
                  new DetailsPage.Fact(
                      PlainText.capital(each.words()), PartWords.start(each, zone))));
    }
    return facts.section("rounds");
  }

  private String planned(RunResult run) {
    boolean limited = run.plan().flatMap(Plan::mostTime).isPresent();
    String words = limited ? "planned.most" : "planned";
    return run.plannedTrials().stream()
        .mapToObj(planned -> texts.of(words, planned))
        .findFirst()
        .orElse("");
  }

  /// Returns the numbers of started and completed trials as text. The page leaves them out while a
  /// run goes on: the status bar shows them, and each trial would redraw the page.
  private String ended(RunResult run) {
    int started = run.trials().size();
    return texts.of("trials", started, started - run.notCompleted().size());
  }

  private Optional<DetailsPage.Section> plan(Plan plan) {
    var facts = new SectionBuilder(texts).add("workload", plan.workload());
    plan.factors()
        .forEach(each -> facts.item(new DetailsPage.Fact(name(each.name()), values(each))));
    plan.parameters()
        .values()
        .forEach((name, value) ->
            facts.item(new DetailsPage.Fact(name(name), LevelLabels.value(value))));
    return repeated(facts, plan)
        .add(
            "contenders",
            plan.contenders().stream().map(Contender::toString).collect(Collectors.joining("; ")))
        .add("isolation", TomlSection.written(plan.isolation()))
        .add("warmth", plan.warmth())
        .add("order", TomlSection.written(plan.order()))
        .add("heap", NumberText.count(plan.jvm().heapMegabytes()) + " MB")
        .add("collector", TomlSection.written(plan.jvm().collector()))
        .add("limit", texts.of("seconds", plan.timeLimit().toSeconds()))
        .add("seed", Long.toString(plan.seed()))
        .section("plan");
  }

  private SectionBuilder repeated(SectionBuilder facts, Plan plan) {
    return plan.crash()
        .map(crash -> facts.add("crashes", crash.description()))
        .orElseGet(() ->
            facts.add(
                "repetitions",
                texts.of(
                    plan.warmups() == 0 ? "repetitions" : "repetitions.warm",
                    plan.repetitions(),
                    plan.warmups())));
  }

  /// Returns the name of a factor, with the capital of the other labels.
  private static String name(String factor) {
    return PlainText.capital(LevelLabels.name(factor));
  }

  private String values(Factor factor) {
    List<String> levels = factor.range().levels();
    String all = levels.stream().map(LevelLabels::value).collect(Collectors.joining(", "));
    if (levels.size() == 1 || !factor.range().isNumbers()) {
      return all;
    }
    List<Long> sizes = factor.range().numbers();
    return texts.of(
        factor.range().isAscending() ? "rows" : "rows.unsorted",
        sizes.size(),
        NumberText.count(Collections.min(sizes)),
        NumberText.count(Collections.max(sizes)),
        all);
  }
}
