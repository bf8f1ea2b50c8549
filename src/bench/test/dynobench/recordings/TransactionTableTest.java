package dynobench.recordings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TransactionTableTest {
  private final TransactionTable table = new TransactionTable();

  private void add(StatementSums... statements) {
    var transaction = new OpenTransaction();
    for (StatementSums each : statements) {
      transaction.add(each, 10, false);
    }
    table.add(transaction);
  }

  private static StatementSums statement(int number) {
    return new StatementSums("select " + number, true);
  }

  @Test
  void aTypeHasTheSameStatementsInTheOrderOfTheirFirstExecution() {
    StatementSums one = statement(1);
    StatementSums two = statement(2);
    add(one, two);
    add(one, two, two, one);
    add(two, one);

    assertThat(table.figures())
        .extracting(TransactionFigures::count)
        .containsExactlyInAnyOrder(2L, 1L);
    assertThat(table.figures())
        .filteredOn(each -> each.count() == 2)
        .extracting(TransactionFigures::executions)
        .containsExactly(6L);
  }

  @Test
  void typesBeyondTheFirstThousandAreOne() {
    IntStream.range(0, 1_500).forEach(i -> add(statement(i)));

    assertThat(table.count()).isEqualTo(1_500);
    assertThat(table.figures()).hasSize(1_001);
    assertThat(table.figures())
        .filteredOn(each -> each.statements().isEmpty())
        .singleElement()
        .satisfies(others -> {
          assertThat(others.count()).isEqualTo(500);
          assertThat(others.name()).isEqualTo("(all other types)");
        });
  }

  @Test
  void typesDifferInTheirFirstTwentyStatements() {
    StatementSums[] many =
        IntStream.range(0, 30)
            .mapToObj(TransactionTableTest::statement)
            .toArray(StatementSums[]::new);
    add(many);

    assertThat(table.figures().getFirst().statements()).hasSize(20);
    assertThat(table.figures().getFirst().name()).isEqualTo("SELECT");
  }
}
