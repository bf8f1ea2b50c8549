package dynobench.session;

import dynobench.catalog.Artifact;
import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.catalog.EngineCode;
import dynobench.fetch.FetchedFile;
import dynobench.fetch.Unpacker;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;

/// Prepares the files of a run's engines.
final class EngineFiles {
  private EngineFiles() {}

  /// Checks fetched files again, because they may have been replaced or damaged after the download.
  static void requireUndamaged(PlanRunner.Checked checked) throws IOException {
    List<EngineCode> used =
        checked.cleared().contenders().values().stream()
            .map(each -> each.engine().code())
            .distinct()
            .toList();
    for (EngineCode each : used) {
      for (Artifact artifact : each.fetched()) {
        FetchedFile.require(artifact, artifact.in(each.store()));
      }
    }
  }

  /// Unpacks the programs of servers before their first use.
  static void unpack(PlanRunner.Checked checked, Consumer<String> notes) throws IOException {
    List<Descriptor> packed =
        checked.cleared().contenders().values().stream()
            .map(Catalog.Resolved::engine)
            .filter(each -> !each.code().bundle().isUnpacked())
            .distinct()
            .toList();
    for (Descriptor each : packed) {
      notes.accept("Unpacking %s %s, once.".formatted(each.name(), each.version()));
      Unpacker.unpack(each.code().bundle(), each.code().store());
    }
  }
}
