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
  void aMissingFigureIsWorseThanAnyValue() {
    engine("a/a", 1, 100);
    add("b/b", AdviceFigure.LATENCY, 1, 1, 1);

    assertThat(front().isClearlyWorse("b/b", "a/a", AdviceFigure.DISK)).isTrue();
    assertThat(front().isClearlyWorse("a/a", "b/b", AdviceFigure.DISK)).isFalse();
    assertThat(front().better("b/b")).containsExactly("a/a");
  }

  @Test
  void aFigureThatNoEngineHasDecidesNothing() {
    add("a/a", AdviceFigure.LATENCY, 1, 1, 1);
    add("b/b", AdviceFigure.LATENCY, 1, 1, 1);

    assertThat(front().isClearlyWorse("a/a", "b/b", AdviceFigure.DISK)).isFalse();
    assertThat(front().better("a/a")).isEmpty();
  }
}
