package dynobench.worker;

import dynobench.engine.Database;
import dynobench.engine.Engine;
import dynobench.event.Outcome;
import dynobench.json.JsonException;
import dynobench.json.JsonLines;
import dynobench.protocol.upgrade.SampleComparison;
import dynobench.protocol.upgrade.SampleManifest;
import dynobench.protocol.upgrade.SampleManifest.SampleColumn;
import dynobench.protocol.upgrade.Samples;
import dynobench.upgrade.UpgradeObservation;
import dynobench.upgrade.UpgradeObservation.Finding;
import dynobench.upgrade.UpgradeObservation.Opening;
import dynobench.upgrade.UpgradeProcedure.JavaProgram;
import dynobench.upgrade.UpgradeStep;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/// Worker's part of an upgrade trial: one step. An error of the engine is an observation, except a
/// lack of memory.
final class UpgradeRun {
  private static final String MARK = "row of the later version";

  private final Assignment.Upgrade order;
  private final TrialReporter reporter;
  private final TrialRun run;
  private final List<Finding> findings = new ArrayList<>();
  private int compared;
  private boolean isEmpty;

  UpgradeRun(Assignment.Upgrade order, EventPipe pipe) {
    this.order = order;
    this.reporter = new TrialReporter(pipe, order.task().trial().number());
    this.run = new TrialRun(order.task(), reporter, WorkerAlternation.ALONE);
  }

  Outcome outcome() {
    reporter.began(order.step().name().toLowerCase(Locale.ROOT));
    return run.outcome(() -> reporter.observed(observation()));
  }

  private UpgradeObservation observation() throws Exception {
    try {
      switch (order.step()) {
        case MAKE -> make();
        case EXPORT -> export();
        case OPEN, IMPORT, BACK -> check();
      }
      return isEmpty
          ? result(Opening.EMPTY, "")
          : new UpgradeObservation(
              order.step(), order.procedure(), Opening.OPENED, "", compared, findings);
    } catch (OutOfMemoryError | JsonException e) {
      throw e; // no finding about the engine
    } catch (Throwable e) {
      return refusal(plain(run.words(e)));
    }
  }

  /// Returns a message without what differs from trial to trial: the folder, and hash codes.
  private String plain(String words) {
    return words.replace(order.task().folder(), "{folder}").replaceAll("@[0-9a-f]{6,8}\\b", "");
  }

  /// Returns a refusal, with the types and features that its message names.
  private UpgradeObservation refusal(String words) {
    return new UpgradeObservation(
        order.step(),
        order.procedure(),
        Opening.REFUSED,
        words,
        0,
        Samples.named(words).stream()
            .map(each -> new Finding(each, "a database with it is refused: " + words))
            .toList());
  }

  private Set<String> left() {
    return order.left().stream().map(Finding::subject).collect(Collectors.toSet());
  }

  private UpgradeObservation result(Opening opening, String words) {
    return UpgradeObservation.of(order.step(), order.procedure(), opening, words);
  }

  /// Creates the database, closes it, and reads it once more: later versions are compared with this
  /// reading.
  private void make() throws Exception {
    try (Engine engine = run.engine()) {
      Database made = engine.open();
      reporter.identified(made.identity());
      SampleManifest written;
      try (Samples samples = samples(made)) {
        written = samples.make(left(), findings::add);
      }
      made.close();
      Database again = engine.open();
      SampleManifest read;
      try (Samples samples = samples(again)) {
        read = samples.read(written, findings::add);
      }
      again.close();
      Files.writeString(manifest(), new JsonLines().write(SampleManifest.class, read));
      compared = count(read);
    }
  }

  private void export() throws Exception {
    runPrograms();
    if (!order.work().statements().isEmpty()) {
      try (Engine engine = run.engine()) {
        closeAfter(engine.open());
      }
    }
  }

  /// Runs the statements and closes the database, unless a statement has closed it.
  private void closeAfter(Database database) throws SQLException, IOException {
    runStatements(database);
    if (order.work().closes()) {
      database.sql().connection().close();
    } else {
      database.close();
    }
  }

  private void check() throws Exception {
    runPrograms();
    SampleManifest expected =
        new JsonLines().read(SampleManifest.class, Files.readString(manifest()));
    try (Engine engine = run.engine()) {
      Database database = engine.open();
      runStatements(database);
      try (Samples samples = samples(database)) {
        isEmpty = samples.areMissing();
        if (!isEmpty) {
          compare(samples, expected);
        }
      }
      database.close();
    }
  }

  private void compare(Samples samples, SampleManifest expected) throws SQLException, IOException {
    findings.addAll(order.left());
    findings.addAll(SampleComparison.of(expected, samples.read(expected, findings::add)));
    compared = count(expected);
    if (order.step() != UpgradeStep.BACK) {
      samples.mark();
    } else if (!samples.isMarked()) {
      findings.add(new Finding(MARK, "is missing"));
    }
  }

  private Samples samples(Database database) throws SQLException, IOException {
    return Samples.of(database, order.task().setup());
  }

  private static int count(SampleManifest manifest) {
    return manifest.features().size()
        + manifest.columns().stream().map(SampleColumn::keys).mapToInt(List::size).sum();
  }

  private Path manifest() {
    return Path.of(order.manifest());
  }

  private void runStatements(Database database) throws SQLException {
    if (order.work().statements().isEmpty()) {
      return;
    }
    try (Statement statement = database.sql().connection().createStatement()) {
      for (String sql : order.work().statements()) {
        statement.execute(sql);
      }
    }
  }

  /// Runs the `main` methods of programs in the engine's jars.
  private void runPrograms() throws Exception {
    for (JavaProgram each : order.work().programs()) {
      try {
        Class.forName(each.main())
            .getMethod("main", String[].class)
            .invoke(null, (Object) each.arguments().toArray(String[]::new));
      } catch (InvocationTargetException e) {
        if (Objects.requireNonNull(e.getCause()) instanceof Exception own) {
          throw own;
        }
        throw e;
      }
    }
  }
}
