package dynobench.ui.advice;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.advice.AdviceFigure;
import dynobench.advice.Application;
import dynobench.advice.SurvivalNeed;
import dynobench.isolation.IsolationModel;
import dynobench.ui.advice.AdviceForm.Field;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AdviceFormTest {
  private final AdviceForm form = new AdviceForm();

  @Test
  void beginsWithAUsualApplication() {
    Application application = form.application().orElseThrow();

    assertThat(application.rows()).isEqualTo(50_000);
    assertThat(application.survive()).isEqualTo(SurvivalNeed.POWER_CUT);
    assertThat(application.isolation()).contains(IsolationModel.READ_COMMITTED);
    assertThat(application.hasObjects()).isFalse();
    assertThat(form.time()).isEqualTo(Duration.ofMinutes(9));
  }

  @Test
  void readsItsFields() {
    form.text(Field.ROWS).set("2,000");
    form.text(Field.HEAP).set("1g");
    form.text(Field.OBJECTS).set("1000000");
    form.isolation().set(Optional.empty());
    form.matters(AdviceFigure.LATENCY).set(false);

    Application application = form.application().orElseThrow();
    assertThat(application.rows()).isEqualTo(2_000);
    assertThat(application.heapMegabytes()).isEqualTo(1_024);
    assertThat(application.objectBytes()).isEqualTo(1_000_000);
    assertThat(application.isolation()).isEmpty();
    assertThat(application.figures()).doesNotContain(AdviceFigure.LATENCY).hasSize(5);
  }

  @ParameterizedTest
  @CsvSource({
    "ROWS, many, must be a whole number",
    "ROWS, 5, must be from 100 to",
    "BYTES, 1, must be from 24 to",
    "CLIENTS, 0, must be from 1 to",
    "READS, 101, must be from 0 to 100",
    "HEAP, 3x, 512m",
    "HEAP, 5m, heap",
    "HEAP, 999999g, heap",
    "OBJECTS, 5, 'must be 0, or from 10,000 to'",
    "MINUTES, 0, must be from 1 to",
  })
  void saysWhatIsWrongWithAField(Field field, String text, String problem) {
    form.text(field).set(text);

    assertThat(form.problem(field).get()).contains(problem);
    assertThat(form.application()).isEmpty();
  }

  @Test
  void needsAFigureThatMatters() {
    for (AdviceFigure each : AdviceFigure.values()) {
      form.matters(each).set(false);
    }

    assertThat(form.application()).isEmpty();
    assertThat(form.contradiction()).isEqualTo("at least one figure must matter");
  }

  @Test
  void saysWhyNoFigureExists() {
    for (AdviceFigure each : AdviceFigure.values()) {
      form.matters(each).set(each == AdviceFigure.OBJECT_READS);
    }

    assertThat(form.application()).isEmpty();
    assertThat(form.contradiction()).startsWith("none of these figures exists");
  }

  @Test
  void showsTheNeedsOfAnApplication() {
    var application =
        new Application(
            1_234,
            300,
            7,
            SurvivalNeed.KILL,
            Optional.of(IsolationModel.SNAPSHOT),
            256,
            20_000,
            55,
            List.of(AdviceFigure.MEMORY, AdviceFigure.DISK),
            List.of("rocksdb"));

    form.load(application);

    assertThat(form.application()).contains(application);
  }

  @Test
  void tellsEachChange() {
    var changes = new AtomicInteger();
    var _ = form.follow(changes::incrementAndGet);
    form.text(Field.ROWS).set("700");
    form.survive().set(SurvivalNeed.KILL);
    form.matters(AdviceFigure.DISK).set(false);

    assertThat(changes).hasValue(4);
  }
}
