package dynobench.protocol.orders;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.protocol.SeededRandom;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GeneratorsTest {
  private static final long SEED = 2011;

  @Nested
  class UnevenNumbers {
    @ParameterizedTest
    @CsvSource({"1, 100000", "1, 3000", "0, 999", "1, 20", "0, 0"})
    void stayWithinTheirRange(int from, int to) {
      var draws = new SeededRandom(SEED);
      for (NonUniformRandom each :
          List.of(
              NonUniformRandom.items(SEED),
              NonUniformRandom.customers(SEED),
              NonUniformRandom.names(SEED))) {
        assertThat(IntStream.range(0, 20_000).map(_ -> each.draw(draws, from, to)))
            .allSatisfy(it -> assertThat(it).isBetween(from, to));
      }
    }

    /// Numbers are combined by a bitwise OR, so those with many ones are the most frequent.
    @Test
    void comeUnevenly() {
      var draws = new SeededRandom(SEED);
      var seen = new int[3000];
      NonUniformRandom customers = NonUniformRandom.customers(SEED);
      IntStream.range(0, 300_000).forEach(_ -> seen[customers.draw(draws, 1, 3000) - 1]++);
      Arrays.sort(seen);

      assertThat(seen[2999]).isGreaterThan(500);
      assertThat(seen[1500]).isLessThan(100);
    }

    @Test
    void haveOffsetsOfNamesThatDifferAsTheTextWants() {
      assertThat(
              LongStream.range(0, 2000)
                  .mapToObj(seed ->
                      NonUniformRandom.names(seed).offset()
                          - NonUniformRandom.filledNames(seed).offset()))
          .allSatisfy(it -> assertThat(it).isBetween(65, 119).isNotIn(96, 112));
      assertThat(LongStream.range(0, 2000).mapToObj(seed -> NonUniformRandom.names(seed).offset()))
          .allSatisfy(it -> assertThat(it).isBetween(0, 255));
    }
  }

  @ParameterizedTest
  @CsvSource({"0, BARBARBAR", "371, PRICALLYOUGHT", "40, BARPRESBAR", "999, EINGEINGEING"})
  void lastNamesHaveASyllableForEachDigit(int number, String name) {
    assertThat(LastName.of(number)).isEqualTo(name);
  }

  @Nested
  class FirstOrders {
    private static List<FirstOrder> of(int customers) {
      var scale = new OrdersScale(2, 3, customers, 50);
      return IntStream.rangeClosed(1, customers)
          .mapToObj(i -> FirstOrder.of(scale, 2, 3, i, SEED))
          .toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {10, 21, 3000})
    void areOneOfEachCustomerWithTenLinesOnAverage(int customers) {
      assertThat(of(customers))
          .extracting(FirstOrder::customer)
          .containsExactlyInAnyOrderElementsOf(
              IntStream.rangeClosed(1, customers).boxed().toList());
      assertThat(of(customers).stream().mapToInt(FirstOrder::lines).sum())
          .isEqualTo(10 * customers);
      assertThat(of(customers)).extracting(FirstOrder::lines).allMatch(it -> it >= 5 && it <= 15);
    }

    @Test
    void haveFiveToFifteenLinesAndThreeOfTenAreOpen() {
      assertThat(of(3000)).extracting(FirstOrder::lines).contains(5, 9, 15);
      assertThat(of(3000).stream().filter(each -> !each.delivered()))
          .hasSize(900)
          .allMatch(each -> each.number() > 2100);
    }
  }

  @Test
  void clientsAreSpreadOverWarehousesAndReachOutToOthers() {
    var scale = new OrdersScale(3, 10, 30, 50);
    ClientTerminal fifth = ClientTerminal.of(scale, 5, SEED, new SeededRandom(SEED));

    assertThat(fifth.warehouse()).isEqualTo(2);
    assertThat(fifth.district()).isEqualTo(2);
    assertThat(IntStream.range(0, 1000).map(_ -> fifth.drawRemote()).distinct().sorted())
        .containsExactly(1, 3);
  }
}
