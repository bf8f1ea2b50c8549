package dynobench.ui.details;

import dynobench.measure.Calibration;
import dynobench.measure.Environment;
import dynobench.result.RunResult;
import dynobench.table.CalibrationLine;
import dynobench.table.NodeLine;
import dynobench.table.NumberText;
import dynobench.ui.widgets.ViewTexts;
import java.util.Locale;
import java.util.Optional;

/// Sections of Details about the machine that measured a run.
record MachineSections(ViewTexts texts) {
  Optional<DetailsPage.Section> machine(Environment environment) {
    return new SectionBuilder(texts)
        .add("cpu", environment.cpu())
        .add("cores", NumberText.count(environment.cores()))
        .add("memory", NumberText.count(environment.memoryBytes() >> 20) + " MB")
        .add("os", environment.os())
        .add("files", environment.fileSystem())
        .add("jdk", environment.jdk())
        .add("flags", String.join(" ", environment.workerFlags()))
        .add(
            "load",
            environment.loadAtStart().stream()
                .mapToObj(load -> String.format(Locale.ROOT, "%.2f", load))
                .findFirst()
                .orElse(""))
        .add("dynobench", environment.dynobench())
        .section("machine");
  }

  /// Returns the machines of a merged run; empty for any other run.
  Optional<DetailsPage.Section> nodes(RunResult run) {
    var facts = new SectionBuilder(texts);
    NodeLine.of(run).forEach(each -> facts.item(new DetailsPage.Fact(each.node(), each.value())));
    return facts.section("nodes");
  }

  /// Returns the calibration of the machine.
  Optional<DetailsPage.Section> calibration(Calibration measured) {
    var facts = new SectionBuilder(texts);
    CalibrationLine.of(measured)
        .forEach(each -> facts.item(new DetailsPage.Fact(each.label(), each.value())));
    return facts.section("calibration");
  }
}
