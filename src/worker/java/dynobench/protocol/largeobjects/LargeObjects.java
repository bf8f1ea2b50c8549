package dynobench.protocol.largeobjects;

import dynobench.engine.Database;
import dynobench.engine.LargeObjectTable;
import dynobench.protocol.BitMixer;
import dynobench.protocol.Protocol;
import dynobench.protocol.TrialContext;
import dynobench.protocol.VerificationContext;
import dynobench.protocol.WrongDataException;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.io.IOException;
import java.sql.SQLException;
import java.util.Optional;

/// Protocol of large objects. They are written, read whole, read in parts, overwritten and deleted,
/// each phase on the reopened database. Half of them are deleted, so that data remain to verify.
public final class LargeObjects implements Protocol {
  private static final String TEXT = "clob";

  private long done;
  private Optional<WrongDataException> wrong = Optional.empty();

  /// Work on one object.
  private interface ObjectWork {
    void on(LargeObjectTable table, long key) throws WrongDataException, SQLException, IOException;
  }

  /// Objects of a trial.
  private record Objects(long seed, long count, int length, boolean isText) {
    static Objects of(Settings settings, long seed) {
      return new Objects(
          seed,
          settings.whole("objects"),
          settings.count(Workload.OBJECT_BYTES),
          settings.text("kind").equals(TEXT));
    }

    SeededContent content(long key, int version) {
      return SeededContent.of(seed, key, version, length, isText);
    }

    static boolean isDeleted(long key) {
      return key % 2 == 1;
    }

    /// Returns the number of deleted objects.
    long deleted() {
      return (count + 1) / 2;
    }

    /// Returns the first byte of a part.
    int partFrom(long part, int partLength) {
      return (int) BitMixer.below(length - partLength + 1L, BitMixer.mix(seed ^ part));
    }
  }

  @Override
  public void run(TrialContext measuring) throws WrongDataException, SQLException, IOException {
    Objects objects = Objects.of(measuring.settings(), measuring.seed());
    int part = Math.min(measuring.settings().count("part_bytes"), objects.length());
    long parts = measuring.settings().whole("parts");
    time(
        measuring,
        "write",
        objects.count(),
        (table, key) -> table.insert(key, objects.content(key, 0)),
        true);
    time(measuring, "read", objects.count(), (table, key) -> read(table, objects, key, 0), false);
    time(
        measuring,
        "read_part",
        parts,
        (table, number) -> readPart(table, objects, number, part),
        false);
    time(
        measuring,
        "overwrite",
        objects.count(),
        (table, key) -> table.update(key, objects.content(key, 1)),
        false);
    time(
        measuring,
        "delete",
        objects.deleted(),
        (table, number) -> table.delete(2 * number - 1),
        false);
  }

  private static void read(LargeObjectTable table, Objects objects, long key, int version)
      throws WrongDataException, SQLException, IOException {
    var check = new ContentCheck(objects.content(key, version), 0, true);
    table.read(key, check);
    check.require(key, objects.length());
  }

  private static void readPart(LargeObjectTable table, Objects objects, long number, int length)
      throws WrongDataException, SQLException, IOException {
    long key = 1 + BitMixer.below(objects.count(), BitMixer.mix(objects.seed() + number));
    int from = objects.partFrom(number, length);
    var check = new ContentCheck(objects.content(key, 0), from, true);
    table.readPart(key, from, length, check);
    check.require(key, length);
  }

  /// Times a phase that does some work for each number from 1 on.
  private void time(
      TrialContext measuring, String phase, long count, ObjectWork work, boolean creates)
      throws WrongDataException, SQLException, IOException {
    done = 0;
    boolean isText = measuring.settings().text("kind").equals(TEXT);
    measuring
        .timer()
        .time(
            phase,
            count,
            () -> done,
            measuring.engine(),
            database -> {
              try (LargeObjectTable table = database.largeObjects(isText)) {
                if (creates) {
                  table.create();
                }
                for (long number = 1; number <= count; number++) {
                  work.on(table, number);
                  done++;
                }
              } catch (WrongDataException e) {
                wrong = Optional.of(e);
              }
            });
    if (wrong.isPresent()) {
      throw wrong.get();
    }
  }

  @Override
  public long verify(VerificationContext verifying)
      throws WrongDataException, SQLException, IOException {
    Objects objects = Objects.of(verifying.settings(), verifying.seed());
    Database database = verifying.open();
    long lost = 0;
    try (LargeObjectTable table = database.largeObjects(objects.isText())) {
      for (long key = 1; key <= objects.count(); key++) {
        lost += lost(table, objects, key, verifying.mayLose());
      }
    } catch (SQLException e) {
      verifying.permitMissing(e);
    }
    database.close();
    return lost;
  }

  /// Compares every byte of an object, and returns 1 if the last change of it is lost.
  private static long lost(LargeObjectTable table, Objects objects, long key, boolean mayLose)
      throws WrongDataException, SQLException, IOException {
    int length = objects.length();
    var before = new ContentCheck(objects.content(key, 0), 0, false);
    var last = new ContentCheck(objects.content(key, 1), 0, false);
    table.read(
        key,
        (buffer, count) -> {
          before.bytes(buffer, count);
          last.bytes(buffer, count);
        });
    boolean isDeleted = Objects.isDeleted(key);
    if (isDeleted ? last.isEmpty() : last.isWhole(length)) {
      return 0;
    }
    if (mayLose && (last.isEmpty() || before.isWhole(length) || last.isWhole(length))) {
      return 1;
    }
    if (isDeleted) {
      throw new WrongDataException("no object " + key + ", which was deleted", "the object");
    }
    last.require(key, length);
    return 0;
  }
}
