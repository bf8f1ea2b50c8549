package dynobench.catalog;

import dynobench.script.Script;
import dynobench.setup.Setup;
import dynobench.translation.ScriptTranslator;
import dynobench.workload.Capability;
import dynobench.workload.NamedSql;
import dynobench.workload.Workload;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A workload on one engine mode: the statements, the settings in words, and the features that the
/// mode lacks for the workload.
public record WorkloadSetup(Setup setup, Workload workload) {
  /// Returns the settings in words, one a line, without user name and secrets. For display and for
  /// the stored run.
  public List<String> lines() {
    return new SetupWords(workload).lines(setup);
  }

  /// Returns the workload's statements in the engine's dialect; empty for engines without SQL.
  public List<NamedSql> statements() {
    return setup instanceof Setup.Jdbc jdbc
        ? Stream.concat(translated(jdbc).statements().stream(), cleanUp(jdbc).stream()).toList()
        : List.of();
  }

  /// Returns the statements of the mode's clean-up, for a workload that cleans up.
  private Optional<NamedSql> cleanUp(Setup.Jdbc jdbc) {
    return workload.needs() == Capability.AGEING
        ? jdbc.maintenance()
            .cleanUp()
            .filter(it -> !it.statements().isEmpty())
            .map(it -> new WorkloadDialect(jdbc.dialect(), workload).cleanUp(it))
        : Optional.empty();
  }

  /// Returns the statements that cannot be translated into the engine's dialect, with the reasons.
  public List<String> untranslatable() {
    return setup instanceof Setup.Jdbc jdbc ? translated(jdbc).obstacles() : List.of();
  }

  private ScriptTranslator.Outcome translated(Setup.Jdbc jdbc) {
    List<NamedSql> written = new WorkloadDialect(jdbc.dialect(), workload).statements();
    return workload
        .script()
        .flatMap(Script::dialect)
        .map(dialect -> ScriptTranslator.of(dialect, jdbc).translated(written))
        .orElseGet(() -> new ScriptTranslator.Outcome(written, List.of()));
  }

  /// Returns why the mode cannot run the workload, as the end of a sentence; empty if it can.
  public Optional<String> obstacle() {
    Capability needed = workload.needs();
    boolean can =
        switch (setup) {
          case Setup.Jdbc jdbc ->
              needed != Capability.BACKUP || jdbc.maintenance().backup().isPresent();
          case Setup.HeapMap _ -> needed.isBasic() || needed == Capability.TRIPLES;
          case Setup.Store store -> supports(store);
          case Setup.Prevayler _ -> needed.isBasic();
          case Setup.AppendedFile _ -> needed == Capability.ROWS;
        };
    if (!can) {
      return Optional.of(needed.missingMessage());
    }
    return switch (setup) {
      case Setup.Jdbc jdbc -> new WorkloadDialect(jdbc.dialect(), workload).obstacle();
      case Setup.Store store -> obstacle(store.access());
      case Setup.Prevayler _, Setup.HeapMap _, Setup.AppendedFile _ -> Optional.empty();
    };
  }

  private boolean supports(Setup.Store store) {
    Capability needed = workload.needs();
    return store.library().keepsTriples()
        ? needed == Capability.TRIPLES
        : needed.isBasic()
            || needed == Capability.LARGE_OBJECTS
            || (needed == Capability.BACKUP && hasBackup(store));
  }

  /// Returns whether the library can copy its files while clients write. Without transactions, the
  /// copy might be inconsistent.
  private static boolean hasBackup(Setup.Store store) {
    return store.library().copiesWhileWriting()
        && store.writes().commits()
        && store.writes() != Setup.Store.Writes.MEMORY;
  }

  private Optional<String> obstacle(Setup.Store.Access access) {
    return switch (access) {
      case BTREE -> Optional.empty();
      case HASH ->
          workload.scansInOrder()
              ? Optional.of("a hash table has no order to scan")
              : Optional.empty();
      case QUEUE ->
          workload.needs() == Capability.RECORDS
              ? Optional.empty()
              : Optional.of("a queue stores only records of one length, by number");
      case RECNO ->
          workload.needs() == Capability.PAIRS
              ? Optional.of("its keys are record numbers, not texts")
              : Optional.empty();
    };
  }
}
