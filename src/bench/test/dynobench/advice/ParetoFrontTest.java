package dynobench.advice;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.stats.Summary;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ParetoFrontTest {
  private final Map<String, Map<AdviceFigure, Summary>> figures = new LinkedHashMap<>();

  private void engine(String mode, double latency, double disk) {
    add(mode, AdviceFigure.LATENCY, latency * 0.99, latency, latency * 1.01);
    add(mode, AdviceFigure.DISK, disk, disk, disk);
  }

  private void add(String mode, AdviceFigure figure, double... values) {
    figures
        .computeIfAbsent(mode, _ -> new EnumMap<>(AdviceFigure.class))
        .put(figure, Summary.of(values));
  }

  private ParetoFront front() {
    return new ParetoFront(figures);
  }

  @Test
  void anEngineThatIsBetterInOneFigureIsOnTheFront() {
    engine("a/a", 1, 100);
    engine("b/b", 5, 20);
    engine("c/c", 6, 120);

    assertThat(front().better("a/a")).isEmpty();
    assertThat(front().better("b/b")).isEmpty();
    assertThat(front().better("c/c")).containsExactlyInAnyOrder("a/a", "b/b");
  }

  @Test
  void aDifferenceWithinTheToleranceDecidesNothing() {
    engine("a/a", 1, 100);
    engine("b/b", 1.08, 107);

    assertThat(front().better("b/b")).isEmpty();
  }

  @Test
  void aSmallAdvantageDoesNotSaveAnEngineThatIsMuchWorseElsewhere() {
    engine("a/a", 1, 100);
    engine("b/b", 0.95, 300);

    assertThat(front().better("b/b")).containsExactly("a/a");
  }

  @Test
  void valuesThatScatterAcrossEachOtherDecideNothing() {
    add("a/a", AdviceFigure.LATENCY, 1, 2, 9);
    add("b/b", AdviceFigure.LATENCY, 1, 3, 9);

    assertThat(front().isClearlyWorse("b/b", "a/a", AdviceFigure.LATENCY)).isFalse();
    assertThat(front().better("b/b")).isEmpty();
  }

  @Test
  void anEngineWithoutAFigureIsBeatenByThoseThatHaveAll() {
    engine("a/a", 9, 900);
    add("b/b", AdviceFigure.LATENCY, 1, 1, 1);

    assertThat(front().better("b/b")).containsExactly("a/a");
    assertThat(front().better("a/a")).isEmpty();
  }

  @Test
  void twoValuesDecideNothing() {
    add("a/a", AdviceFigure.LATENCY, 1, 1);
    add("b/b", AdviceFigure.LATENCY, 9, 9);

    assertThat(front().isClearlyWorse("b/b", "a/a", AdviceFigure.LATENCY)).isFalse();
    assertThat(front().isPerhapsWorse("b/b", "a/a", AdviceFigure.LATENCY)).isTrue();
  }

  @Test
  void enginesThatBeatEachOtherInACircleAreAllOnTheFront() {
    three("a/a", 100, 130, 115);
    three("b/b", 115, 100, 130);
    three("c/c", 130, 115, 100);
    three("d/d", 50, 500, 500);
    three("e/e", 200, 200, 200);

    assertThat(front().better("a/a")).isEmpty();
    assertThat(front().better("b/b")).isEmpty();
    assertThat(front().better("c/c")).isEmpty();
    assertThat(front().better("d/d")).isEmpty();
    assertThat(front().better("e/e")).containsExactlyInAnyOrder("a/a", "b/b", "c/c");
  }

  private void three(String mode, double latency, double memory, double disk) {
    add(mode, AdviceFigure.LATENCY, latency, latency, latency);
    add(mode, AdviceFigure.MEMORY, memory, memory, memory);
    add(mode, AdviceFigure.DISK, disk, disk, disk);
  }

  @Test
  void aFigureThatNoEngineHasDecidesNothing() {
    add("a/a", AdviceFigure.LATENCY, 1, 1, 1);
    add("b/b", AdviceFigure.LATENCY, 1, 1, 1);

    assertThat(front().isClearlyWorse("a/a", "b/b", AdviceFigure.DISK)).isFalse();
    assertThat(front().better("a/a")).isEmpty();
  }
}
