package dynobench.ui.details;

import dynobench.catalog.Availability;
import dynobench.catalog.Catalog.Resolved;
import dynobench.catalog.Descriptor;
import dynobench.catalog.GettingStarted;
import dynobench.catalog.Mode;
import dynobench.secret.Secrets;
import dynobench.table.UpkeepLine;
import dynobench.ui.shownrun.EngineSelection.Pick;
import dynobench.ui.widgets.ViewTexts;
import dynobench.workloadfile.Workloads;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/// Page about an engine or a mode, whether or not it ran.
record PickPage(ViewTexts texts) {
  DetailsPage of(Pick pick) {
    return switch (pick) {
      case Pick.OfEngine(Descriptor engine, Availability here) -> of(engine, here);
      case Pick.OfMode(Resolved mode, Availability here) -> of(mode, here);
    };
  }

  private DetailsPage of(Descriptor engine, Availability here) {
    SectionBuilder facts = about(engine, here);
    engine.jars().forEach(jar -> facts.add("jar", name(jar)));
    Secrets secrets = engine.secrets();
    engine.jvmFlags().forEach(flag -> facts.add("flag", secrets.hide(flag)));
    engine.foreignCode().ifPresent(code -> facts.add("foreign", code));
    Stream<DetailsPage.Section> modes = engine.modes().stream().map(this::section);
    return page(
        engine.name(),
        engine.id(),
        Stream.of(
                facts.section("").stream(), upkeep(engine).stream(), start(engine).stream(), modes)
            .flatMap(each -> each));
  }

  private static String name(Path jar) {
    return String.valueOf(jar.getFileName());
  }

  private DetailsPage.Section section(Mode mode) {
    return new DetailsPage.Section(
        mode.title(),
        new SectionBuilder(texts)
            .durability(mode.durability())
            .words(mode.promise())
            .isolation(mode.isolation())
            .items());
  }

  private DetailsPage of(Resolved resolved, Availability here) {
    Mode mode = resolved.mode();
    Optional<DetailsPage.Section> about =
        about(resolved.engine(), here)
            .durability(mode.durability())
            .words(mode.promise())
            .isolation(mode.isolation())
            .add("tuned", mode.tuned().orElse(texts.of("untuned")))
            .section("");
    Optional<DetailsPage.Section> settings =
        new SectionBuilder(texts)
            .lines(resolved.settings(Workloads.shipped().standard()))
            .section("settings");
    return page(
        resolved.title(),
        resolved.use(),
        Stream.of(about, upkeep(resolved.engine()), start(resolved.engine()), settings)
            .flatMap(Optional::stream));
  }

  /// Returns the facts about the engine's maintenance.
  private Optional<DetailsPage.Section> upkeep(Descriptor engine) {
    var facts = new SectionBuilder(texts);
    UpkeepLine.of(engine)
        .forEach(each -> facts.item(new DetailsPage.Fact(each.label(), each.value())));
    return facts.section("upkeep");
  }

  /// Returns the steps and settings that are needed to use the engine in a program.
  private Optional<DetailsPage.Section> start(Descriptor engine) {
    GettingStarted start = engine.about().start();
    var facts = new SectionBuilder(texts).add("size", engine.jarSize().orElse(""));
    for (int i = 0; i < start.steps().size(); i++) {
      facts.item(new DetailsPage.Fact(texts.of("fact.step", i + 1), start.steps().get(i)));
    }
    if (!start.steps().isEmpty()) {
      facts.add(
          "needed",
          start.settings().isEmpty()
              ? texts.of("needed.nothing")
              : String.join(" ", start.settings()));
    }
    return facts.section("start");
  }

  private SectionBuilder about(Descriptor engine, Availability here) {
    return new SectionBuilder(texts)
        .add("version", engine.version())
        .add("licence", engine.licence())
        .add("homepage", engine.homepage())
        .add("available", here.text());
  }

  private static DetailsPage page(
      String title, String subtitle, Stream<DetailsPage.Section> sections) {
    return new DetailsPage(title, Optional.empty(), subtitle, sections.toList());
  }
}
