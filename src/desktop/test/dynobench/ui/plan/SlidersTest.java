package dynobench.ui.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.widgets.LogScale;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SlidersTest {
  private final StringProperty text = new SimpleStringProperty("5,000");
  private final ObjectProperty<LogScale> scale =
      new SimpleObjectProperty<>(new LogScale(100, 10_000_000));

  @ParameterizedTest
  @ValueSource(strings = {"5", "50", "5012", "50,1", "50,123", "99999999999", "", "abc"})
  void neverChangeWhatIsTyped(String typed) {
    SliderField field = Sliders.number(text, scale);

    text.set(typed);

    assertThat(text.get()).isEqualTo(typed);
    assertThat(field.position().get()).isBetween(0.0, 1.0);
  }

  @Test
  void followTheFieldAndStayWhereTheyAreWhenItIsNoNumber() {
    SliderField field = Sliders.number(text, scale);
    text.set("10,000,000");
    assertThat(field.position().get()).isEqualTo(1);

    text.set("1x");
    assertThat(field.position().get()).isEqualTo(1);
  }

  @Test
  void giveRoundNumbersToTheField() {
    SliderField field = Sliders.number(text, scale);

    field.position().set(0.5);

    assertThat(text.get()).isEqualTo("30,000");
  }

  @ParameterizedTest
  @CsvSource({"0, 64m", "1, 32g", "0.34, 512m", "0.38, 768m", "0.4444444, 1g"})
  void giveHeapsInPowersOfTwoAndHalfway(double position, String heap) {
    Sliders.heap(text).position().set(position == 0 ? 0.5 : 0);
    SliderField field = Sliders.heap(text);

    field.position().set(position);

    assertThat(text.get()).isEqualTo(heap);
  }

  @Test
  void countFromOneToFifty() {
    SliderField field = Sliders.count(text);
    text.set("10");
    field.position().set(1);
    assertThat(text.get()).isEqualTo("50");

    text.set("1");
    assertThat(field.position().get()).isZero();
  }

  @Test
  void giveFactorsInHalves() {
    SliderField field = Sliders.factor(text);
    field.position().set(1);
    assertThat(text.get()).isEqualTo("10");

    field.position().set(0.12);
    assertThat(text.get()).isEqualTo("2.5");
  }

  @ParameterizedTest
  @CsvSource({"100, 200, 100", "5500, 6000, 5000", "9000, 10000, 8000", "10000, 20000, 9000"})
  void moveToTheNextRoundNumberByKeys(long number, long up, long down) {
    var scale = new LogScale(100, 10_000_000);

    assertThat(scale.next(number, true)).isEqualTo(up);
    assertThat(scale.next(number, false)).isEqualTo(down);
  }
}
