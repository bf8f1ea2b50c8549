package dynobench.protocol.recording;

import dynobench.engine.Database;
import dynobench.engine.Session;
import dynobench.protocol.Protocol;
import dynobench.protocol.TrialContext;
import dynobench.protocol.VerificationContext;
import dynobench.protocol.WrongDataException;
import dynobench.protocol.clients.Client;
import dynobench.protocol.clients.ClientLoad;
import dynobench.protocol.clients.ClientPhase;
import dynobench.recording.ReadShape;
import dynobench.recording.RecordingReader;
import dynobench.recording.ReplayLanes;
import dynobench.recording.Translations;
import dynobench.workload.OwnRecording;
import dynobench.workload.Settings;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Replay of a recording. Its database is empty at the start, so the starting data of the
/// recording, or its statements, create what it uses.
public final class RecordedWork implements Protocol {
  private static final String PHASE = "replay";
  private static final String LOAD = "load";

  @Override
  public void run(TrialContext measuring) throws WrongDataException, SQLException, IOException {
    Settings settings = measuring.settings();
    Path file = Path.of(OwnRecording.file(settings).orElseThrow());
    try (RecordingReader recording = RecordingReader.open(file)) {
      var replay = new Replay(recording, settings);
      begin(measuring, replay.translations.beginning());
      Optional<StartingLoad> start =
          recording.starting().map(each -> new StartingLoad(recording, each, replay.translations));
      if (start.isPresent()) {
        load(measuring, start.get());
      }
      long transactions = settings.whole(OwnRecording.TRANSACTIONS);
      var load = new ClientLoad(replay.lanes.size(), transactions, 0, 0, 0);
      var phase =
          new ClientPhase(
              load,
              RecordedClient.KINDS,
              replay::client,
              measuring.deadlineNanos(),
              interval -> measuring.timer().passed(PHASE, interval));
      measuring.timer().time(PHASE, transactions, measuring.engine(), phase);
      var all = new ResultTallies();
      replay.tallies.forEach(all::add);
      start.ifPresent(each -> all.addDeviating(each.tallies()));
      measuring.timer().compared(all.comparison(replay.about()));
    }
    Database database = measuring.engine().open();
    Map<String, Long> counts = TableCounts.of(database.sql().connection());
    measuring.timer().account(counts);
    database.close();
  }

  /// Makes the settings of the new database.
  private static void begin(TrialContext measuring, List<String> settings)
      throws SQLException, IOException {
    if (settings.isEmpty()) {
      return;
    }
    Database database = measuring.engine().open();
    try (Statement statement = database.sql().connection().createStatement()) {
      for (String each : settings) {
        set(statement, each);
      }
    }
    database.close();
  }

  private static void set(Statement statement, String setting) {
    try {
      statement.execute(setting);
    } catch (SQLException e) {
      // An old version doesn't have the setting. Results may differ then, which the comparison
      // shows.
    }
  }

  /// Creates the starting data. They are a phase of their own if they have rows.
  private static void load(TrialContext measuring, StartingLoad start)
      throws SQLException, IOException {
    long rows = measuring.settings().whole(OwnRecording.STARTING_ROWS);
    if (rows > 0) {
      measuring.timer().time(LOAD, rows, start::rows, measuring.engine(), start);
      return;
    }
    Database database = measuring.engine().open();
    start.on(database);
    database.close();
  }

  /// Clients of a replay.
  private static final class Replay {
    private final RecordingReader recording;
    private final Map<Integer, ReadShape> shapes;
    private final List<List<Integer>> lanes;
    private final ReplayOrder order;
    private final ReplayPace pace;
    private final Translations translations;
    private final List<ResultTallies> tallies = new ArrayList<>();

    Replay(RecordingReader recording, Settings settings) throws IOException {
      this.recording = recording;
      shapes = recording.shapes();
      lanes = ReplayLanes.of(recording);
      order = new ReplayOrder(lanes.size());
      Optional<String> file = OwnRecording.translations(settings);
      translations = file.isPresent() ? Translations.read(Path.of(file.get())) : Translations.NONE;
      pace = new ReplayPace(OwnRecording.speed(settings.text(OwnRecording.PACE)));
    }

    /// Returns what was translated, and how well the order was kept.
    String about() {
      return Stream.of(startingWords(), translations.about(), order.words())
          .filter(each -> !each.isEmpty())
          .collect(Collectors.joining("; "));
    }

    /// Returns why queries find other rows than the application did; empty if they don't.
    private String startingWords() {
      return recording
          .starting()
          .filter(each -> !each.isWhole())
          .map(each ->
              (each.isGenerated() ? "generated starting data" : "a sample of the starting data")
                  + ": queries find other rows than the application did")
          .orElse("");
    }

    Client client(int number, Session session) throws SQLException, IOException {
      try (Statement statement = session.sql().connection().createStatement()) {
        for (String each : translations.opening()) {
          statement.execute(each);
        }
      }
      var counted = new ResultTallies();
      tallies.add(counted);
      return new RecordedClient(
          number - 1,
          session,
          new ReplayedSession(session, counted, shapes, translations),
          recording,
          lanes.get(number - 1),
          order,
          pace);
    }
  }

  @Override
  public long verify(VerificationContext verifying)
      throws WrongDataException, SQLException, IOException {
    Database database = verifying.open();
    Map<String, Long> found = TableCounts.of(database.sql().connection());
    database.close();
    return TableCounts.lost(verifying.account(), found, verifying.mayLose());
  }
}
