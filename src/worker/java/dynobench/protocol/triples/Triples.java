package dynobench.protocol.triples;

import dynobench.engine.Database;
import dynobench.engine.TripleTable;
import dynobench.plan.CommitStyle;
import dynobench.protocol.PhaseTimer;
import dynobench.protocol.Protocol;
import dynobench.protocol.TrialContext;
import dynobench.protocol.VerificationContext;
import dynobench.protocol.WrongDataException;
import dynobench.workload.Settings;
import java.io.IOException;
import java.sql.SQLException;

/// Protocol of the workload of triples. It loads triples in one transaction, and inserts notes one
/// at a time. It finds triples by subject, by predicate and object, and along two steps. Then it
/// deletes every second note.
public final class Triples implements Protocol {
  private static final CommitStyle ALL_AT_ONCE = new CommitStyle.OneTransaction();
  private static final CommitStyle READING = new CommitStyle.Autocommit();

  private long done;

  /// Query of one kind. The number selects its parameters.
  @FunctionalInterface
  private interface Question {
    void ask(TripleTable table, int number, TripleSum sum) throws SQLException, IOException;
  }

  /// Returns the number of the triple that a delete removes.
  static int deleted(SeededTriples source, int delete) {
    return source.loaded() + 2 * delete;
  }

  private static SeededTriples source(Settings settings, long seed) {
    return new SeededTriples(seed, settings.count("subjects"), settings.count("writes"));
  }

  @Override
  public void run(TrialContext measuring) throws WrongDataException, SQLException, IOException {
    SeededTriples source = source(measuring.settings(), measuring.seed());
    time(measuring, "load", source.loaded(), database -> load(database, source));
    time(measuring, "insert", source.notes(), database -> insert(database, source, measuring));
    int questions = measuring.settings().count("finds");
    var answers = new ExpectedAnswers(source, questions);
    find(
        measuring,
        "by_subject",
        questions,
        answers.bySubject(),
        (table, i, sum) -> table.find(SeededTriples.subject(source.askedSubject(i)), sum));
    find(
        measuring,
        "by_object",
        questions,
        answers.byObject(),
        (table, i, sum) ->
            table.find(SeededTriples.LIKES, SeededTriples.topic(source.askedTopic(i)), sum));
    find(
        measuring,
        "path",
        questions,
        answers.paths(),
        (table, i, sum) ->
            table.path(
                SeededTriples.subject(source.askedSubject(i)),
                SeededTriples.KNOWS,
                SeededTriples.LIKES,
                sum));
    int deletes = source.notes() / 2;
    time(measuring, "delete", deletes, database -> delete(database, source, deletes, measuring));
  }

  private void time(
      TrialContext measuring, String phase, long expected, PhaseTimer.DatabaseWork work)
      throws SQLException, IOException {
    done = 0;
    measuring.timer().time(phase, expected, () -> done, measuring.engine(), work);
  }

  private void load(Database database, SeededTriples source) throws SQLException, IOException {
    try (TripleTable empty = database.triples(READING)) {
      empty.create();
    }
    try (TripleTable table = database.triples(ALL_AT_ONCE)) {
      for (int i = 0; i < source.loaded(); i++) {
        source.give(i, table::insert);
        done++;
      }
      table.commit();
    }
  }

  private void insert(Database database, SeededTriples source, TrialContext measuring)
      throws SQLException, IOException {
    try (TripleTable table = database.triples(measuring.commit())) {
      for (int i = source.loaded(); i < source.all(); i++) {
        source.give(i, table::insert);
        done++;
      }
      table.commit();
    }
  }

  private void find(
      TrialContext measuring, String phase, int questions, TripleSum expected, Question question)
      throws WrongDataException, SQLException, IOException {
    var sum = new TripleSum();
    time(
        measuring,
        phase,
        questions,
        database -> {
          try (TripleTable table = database.triples(READING)) {
            for (int i = 0; i < questions; i++) {
              question.ask(table, i, sum);
              done++;
            }
          }
        });
    sum.require("the answers of " + phase, expected);
  }

  private void delete(Database database, SeededTriples source, int deletes, TrialContext measuring)
      throws SQLException, IOException {
    try (TripleTable table = database.triples(measuring.commit())) {
      for (int i = 0; i < deletes; i++) {
        source.give(deleted(source, i), table::delete);
        done++;
      }
      table.commit();
    }
  }

  @Override
  public long verify(VerificationContext verifying)
      throws WrongDataException, SQLException, IOException {
    SeededTriples source = source(verifying.settings(), verifying.seed());
    var found = new FoundTriples(source, source.notes() / 2);
    Database database = verifying.open();
    try (TripleTable table = database.triples(READING)) {
      table.scan(found);
    } catch (SQLException e) {
      verifying.permitMissing(e);
    }
    database.close();
    return found.lost(verifying.mayLose());
  }
}
