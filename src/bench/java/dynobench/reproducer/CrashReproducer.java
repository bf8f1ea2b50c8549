package dynobench.reproducer;

import dynobench.catalog.Catalog;
import dynobench.durability.CrashTally;
import dynobench.durability.SurvivalLevel;
import dynobench.event.Series;
import dynobench.result.CrashResult;
import dynobench.result.RunResult;
import dynobench.setup.Dialect;
import dynobench.toml.Problems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Programs that show broken promises of durability: one for each contender that kept less after a
/// kill than it claims. A program cannot cut the power.
public final class CrashReproducer {
  private static final String TEMPLATE = "kill.java.txt";

  private CrashReproducer() {}

  /// Writes the programs of a run into a folder, and returns their files.
  ///
  /// @param catalog present engines
  public static List<Path> write(RunResult run, Catalog catalog, Path folder) throws IOException {
    Files.createDirectories(folder);
    var files = new ArrayList<Path>();
    for (Series series : run.series()) {
      SurvivalLevel claim = series.effectiveDurability().kill().promised();
      Optional<ReproducerText> text =
          catalog
              .resolve(series.contender(), new Problems())
              .flatMap(it -> ReproducerText.of(it, run.workload()));
      if (text.isPresent() && kills(run, series).filter(it -> it.breaks(claim)).isPresent()) {
        files.add(write(text.get(), series, claim, folder));
      }
    }
    return files;
  }

  /// Returns the sum of a contender's usual kills; empty without one.
  private static Optional<CrashTally> kills(RunResult run, Series series) {
    return run.crashes().all().stream()
        .filter(each -> each.trial().contender().equals(series.contender()))
        .flatMap((CrashResult each) -> each.tally("").stream())
        .filter(it -> it.isKill() && it.isWriting())
        .reduce(CrashTally::plus);
  }

  private static Path write(ReproducerText text, Series series, SurvivalLevel claim, Path folder)
      throws IOException {
    text.put("claim", claim.label());
    text.put("allowed", Long.toString(allowedMillis(claim)) + "L");
    text.put("create", ReproducerText.literals(text.statements(Dialect.CREATE)));
    text.put("insert", ReproducerText.literal(text.statements("insert").getFirst()));
    text.put("keys", ReproducerText.literal(text.statements("keys").getFirst()));
    return text.write(
        TEMPLATE, folder, series.contender().family(), series.contender().mode(), "kill");
  }

  private static long allowedMillis(SurvivalLevel claim) {
    return switch (claim) {
      case EVERYTHING -> 0;
      case MOMENTS -> CrashTally.MOST_MOMENTS_MILLIS;
      case UNTIL_CLOSE, NOTHING, DAMAGED, UNSTATED -> Long.MAX_VALUE;
    };
  }
}
