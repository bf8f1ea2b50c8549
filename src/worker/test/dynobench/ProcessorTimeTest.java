package dynobench;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;

class ProcessorTimeTest {
  private static final int SIZE = 1 << 14;

  private volatile long result;

  private ProcessorTime.Work steps(long count) {
    return () -> {
      long hash = result;
      for (long i = 0; i < count; i++) {
        hash = 31 * hash + (i ^ hash >> 7);
      }
      result = hash;
    };
  }

  @Test
  void passesWorkThatGrowsAsItsInputDoes() throws Exception {
    ProcessorTime.requireLinear(SIZE, size -> steps(100L * size));
  }

  @Test
  void refusesWorkThatGrowsAsTheSquareOfItsInput() {
    assertThatExceptionOfType(AssertionError.class)
        .isThrownBy(() -> ProcessorTime.requireLinear(SIZE, size -> steps((long) size * size)))
        .withMessageContaining("8 times the input");
  }
}
