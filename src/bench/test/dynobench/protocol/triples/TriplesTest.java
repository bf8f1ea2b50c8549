package dynobench.protocol.triples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dynobench.engine.Database;
import dynobench.engine.TripleTable;
import dynobench.plan.CommitStyle;
import dynobench.protocol.Driven;
import dynobench.protocol.WrongDataException;
import dynobench.workload.Settings;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TriplesTest {
  private static final int SUBJECTS = 25;
  private static final int WRITES = 8;

  private final SeededTriples source = new SeededTriples(2005, SUBJECTS, WRITES);
  private final Driven driven =
      new Driven(
          "triples",
          Settings.of("subjects", "" + SUBJECTS).with("writes", "" + WRITES).with("finds", "40"));

  /// Database that ignores some calls.
  ///
  /// @param ignored returns whether a call is ignored, by its name and arguments
  private record Forgetful(Database honest, Predicate<String> ignored) implements Database {
    @Override
    public Identity identity() throws SQLException, IOException {
      return honest.identity();
    }

    @Override
    public TripleTable triples(CommitStyle commit) throws SQLException, IOException {
      TripleTable table = honest.triples(commit);
      return (TripleTable)
          Proxy.newProxyInstance(
              TripleTable.class.getClassLoader(),
              new Class<?>[] {TripleTable.class},
              (_, method, arguments) -> {
                String call =
                    method.getName() + (arguments == null ? "" : " " + List.of(arguments));
                try {
                  return ignored.test(call) ? null : method.invoke(table, arguments);
                } catch (InvocationTargetException e) {
                  throw e.getCause();
                }
              });
    }

    @Override
    public void close() throws SQLException, IOException {
      honest.close();
    }
  }

  private void forget(Predicate<String> calls) {
    driven.spoil(honest -> new Forgetful(honest, calls));
  }

  /// Ignores one call of this name.
  ///
  /// @param which index among the calls of this name, from 0
  private void forget(String name, int which) {
    var seen = new int[1];
    forget(call -> call.startsWith(name + " ") && seen[0]++ == which);
  }

  @Test
  void doesWhatItsDescriptionSays() throws Exception {
    driven.run();

    assertThat(driven.phases())
        .isEqualTo(driven.described())
        .containsExactly(
            "load 125", "insert 8", "by_subject 40", "by_object 40", "path 40", "delete 4");
    assertThat(driven.verify(false)).isZero();
  }

  @Test
  void numbersItsTriplesWithoutRepeatingOne() throws Exception {
    var all = new HashSet<String>();
    for (int i = 0; i < source.all(); i++) {
      int number = i;
      source.give(
          i,
          (subject, predicate, object) -> {
            all.add(subject + " " + predicate + " " + object);
            assertThat(source.number(subject, predicate, object)).isEqualTo(number);
          });
    }
    assertThat(all).hasSize(source.all());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "x urn:dynobench:name y",
        "urn:dynobench:subject:25 urn:dynobench:name y",
        "urn:dynobench:subject:01 urn:dynobench:name y",
        "urn:dynobench:subject:1 urn:dynobench:likes urn:dynobench:topic:9",
        "urn:dynobench:subject:1 urn:dynobench:knows urn:dynobench:subject:1",
        "urn:dynobench:subject:1 urn:dynobench:other y"
      })
  void knowsAForeignTriple(String triple) {
    String[] parts = triple.split(" ", -1);

    assertThat(source.number(parts[0], parts[1], parts[2])).isEqualTo(-1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"urn:dynobench:note", "urn:dynobench:name", "urn:dynobench:knows"})
  void findsMissingTriplesInTheTimedPart(String predicate) {
    forget(call -> call.startsWith("insert ") && call.contains(predicate));

    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(driven::run)
        .withMessageContaining("by_subject");
  }

  @ParameterizedTest
  @ValueSource(strings = {"find [urn:dynobench:likes", "path "})
  void findsMissingAnswersInTheTimedPart(String question) {
    forget(call -> call.startsWith(question));

    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(driven::run)
        .withMessageContaining(question.startsWith("path") ? "path" : "by_object");
  }

  @Test
  void findsADeleteThatWasNotDone() throws Exception {
    forget("delete", 1);
    driven.run();

    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(() -> driven.verify(false))
        .withMessageContaining("137 writes");
    assertThatExceptionOfType(WrongDataException.class).isThrownBy(() -> driven.verify(true));
  }

  @Test
  void countsTheLastDeletesThatAModeMayLose() throws Exception {
    forget("delete", 3);
    driven.run();

    assertThat(driven.verify(true)).isEqualTo(1);
    assertThatExceptionOfType(WrongDataException.class).isThrownBy(() -> driven.verify(false));
  }

  @Test
  void countsInsertsThatAModeMayLose() throws Exception {
    var writes = new ArrayList<String>();
    forget(call -> {
      boolean write = call.startsWith("insert ") || call.startsWith("delete ");
      return write && writes.add(call) && writes.size() > 130;
    });
    assertThatExceptionOfType(WrongDataException.class).isThrownBy(driven::run);

    assertThat(driven.verify(true)).isEqualTo(7);
  }

  @Test
  void findsAForeignTriple() throws Exception {
    driven.run();
    driven.spoil(honest -> {
      try (TripleTable table = honest.triples(new CommitStyle.Autocommit())) {
        table.insert("urn:x", "urn:y", "z");
      } catch (SQLException | IOException e) {
        throw new IllegalStateException(e);
      }
      return honest;
    });

    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(() -> driven.verify(true))
        .withMessageContaining("a foreign triple (urn:x, urn:y, z)");
  }
}
