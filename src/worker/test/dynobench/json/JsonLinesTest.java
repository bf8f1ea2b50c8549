package dynobench.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonLinesTest {
  enum Colour {
    RED,
    GREEN
  }

  sealed interface Shape {
    record Circle(double radius) implements Shape {
      public Circle {
        if (radius < 0) {
          throw new IllegalArgumentException("the radius must not be negative");
        }
      }
    }

    record Dot() implements Shape {}
  }

  record All(
      String text,
      long number,
      int small,
      double decimal,
      boolean flag,
      Colour colour,
      Duration duration,
      List<Shape> shapes,
      List<Long> numbers,
      Map<String, String> map,
      Optional<Shape> shape,
      OptionalLong maybeLong,
      OptionalInt maybeInt,
      OptionalDouble maybeDouble) {}

  sealed interface Frame {
    record Around(Shape shape) implements Frame {}
  }

  record Wall(double width) {}

  record Size(double width, double height) {
    Size {
      if (width < 0) {
        throw new IllegalArgumentException("the width must not be negative");
      }
    }
  }

  sealed interface Opening {
    record Window(String name, Size size) implements Opening, StoredAs<FlatWindow> {
      @Override
      public FlatWindow stored() {
        return new FlatWindow(size.width(), name, size.height());
      }
    }
  }

  record FlatWindow(double width, String name, double height)
      implements StoredShape<Opening.Window> {
    @Override
    public Opening.Window now() {
      return new Opening.Window(name, new Size(width, height));
    }
  }

  record House(Opening.Window front, List<Opening> others) {}

  record Overflowing(Duration time) {
    Overflowing {
      var _ = time.toNanos();
    }
  }

  record Lists(List<Double> decimals, List<Integer> numbers, List<Boolean> flags) {}

  record Optionals(
      List<String> list,
      Map<String, String> map,
      Optional<String> text,
      OptionalLong number,
      OptionalInt small,
      OptionalDouble decimal) {}

  private final JsonLines json = new JsonLines();

  @Test
  void readsBackListsOfNumbersAndFlags() throws JsonException {
    var lists = new Lists(List.of(0.5, -2.0), List.of(1, -1), List.of(true, false));

    assertThat(json.read(Lists.class, json.write(Lists.class, lists))).isEqualTo(lists);
  }

  @Test
  void readsBackWhatItWrote() throws JsonException {
    var all =
        new All(
            "line\nbreak \"quoted\" \u2028 \u00e4 \uD83D\uDE00",
            Long.MIN_VALUE,
            -1,
            0.1,
            true,
            Colour.GREEN,
            Duration.ofMillis(1500),
            List.of(new Shape.Circle(1), new Shape.Dot()),
            List.of(1L, 2L),
            Map.of("key", "value"),
            Optional.of(new Shape.Dot()),
            OptionalLong.of(7),
            OptionalInt.of(8),
            OptionalDouble.of(9.5));
    String line = json.write(All.class, all);
    assertThat(line).doesNotContain("\n");
    assertThat(json.read(All.class, line)).isEqualTo(all);
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
  void keepsNumbersThatJsonLacks(double value) throws JsonException {
    var wall = new Wall(value);
    assertThat(json.read(Wall.class, json.write(Wall.class, wall))).isEqualTo(wall);
  }

  @Test
  void leavesOutWhatIsEmptyAndReadsItAsEmpty() throws JsonException {
    var empty =
        new Optionals(
            List.of(),
            Map.of(),
            Optional.empty(),
            OptionalLong.empty(),
            OptionalInt.empty(),
            OptionalDouble.empty());
    assertThat(json.write(Optionals.class, empty)).isEqualTo("{\"list\":[],\"map\":{}}");
    assertThat(json.read(Optionals.class, "{}")).isEqualTo(empty);
  }

  @Test
  void skipsFieldsThatItDoesNotKnow() throws JsonException {
    String line = "{\"later\":{\"deep\":[1,{\"a\":null}]},\"width\":2.5,\"more\":[[]]}";
    assertThat(json.read(Wall.class, line)).isEqualTo(new Wall(2.5));
  }

  @Test
  void writesARecordAsTheOneThatItIsStoredAs() throws JsonException {
    var window = new Opening.Window("north", new Size(1, 2));
    var house = new House(window, List.of(window));
    String fields = "\"width\":1.0,\"name\":\"north\",\"height\":2.0}";
    String line = "{\"front\":{" + fields + ",\"others\":[{\"type\":\"Window\"," + fields + "]}";

    assertThat(json.write(House.class, house)).isEqualTo(line);
    assertThat(json.read(House.class, line)).isEqualTo(house);
    assertThat(json.readOver(Opening.Window.class, window, "{\"width\":3}"))
        .isEqualTo(new Opening.Window("north", new Size(3, 2)));
    refuses(Opening.Window.class, "{\"width\":1}", "Window lacks its field \"name\"");
    refuses(
        Opening.Window.class,
        "{\"width\":-1,\"name\":\"\",\"height\":1}",
        "Window: the width must not be negative");
  }

  @Test
  void readsOverDefaultsWhatAnOlderVersionWrote() throws JsonException {
    assertThat(json.readOver(Wall.class, new Wall(3), "{}")).isEqualTo(new Wall(3));
    assertThat(json.readOver(Wall.class, new Wall(3), "{\"width\":4}")).isEqualTo(new Wall(4));
  }

  @Test
  void namesTheRecordOfAFamilyFirst() throws JsonException {
    assertThat(json.write(Shape.class, new Shape.Circle(1)))
        .isEqualTo("{\"type\":\"Circle\",\"radius\":1.0}");
    assertThat(json.read(Shape.class, "{\"type\":\"Dot\"}")).isEqualTo(new Shape.Dot());
  }

  @Test
  void knowsTheMembersOfAFamilyFromThoseOfALaterOne() throws JsonException {
    assertThat(json.readMember(Shape.class, "{\"type\":\"Dot\"}"))
        .isEqualTo(new ParsedMember.Known<Shape>(new Shape.Dot()));
    assertThat(json.readMember(Shape.class, "{\"type\":\"Square\",\"of\":[{\"a\":[]}],\"b\":null}"))
        .isEqualTo(new ParsedMember.Unknown<Shape>("Square"));
    assertThat(json.readMember(Shape.class, "{\"type\":\"Square\"}"))
        .isEqualTo(new ParsedMember.Unknown<Shape>("Square"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"type\":\"Square\"",
        "{\"type\":\"Square\",\"a\":[1,",
        "{\"type\":\"Square\"} more",
        "{\"type\":\"Square\"}{\"type\":\"Square\"}",
        "{\"type\":\"\"}",
        "{\"type\":\"a square\"}",
        "{\"type\":true}",
        "{\"type\":null}",
        "{\"type\":{\"type\":\"Square\"}}",
        "{\"side\":1,\"type\":\"Square\"}",
        "{\"type\":\"Circle\",\"radius\":-1}",
        "{\"type\":\"Circle\"}",
        "[]",
        ""
      })
  void takesNoBrokenLineForOneOfALaterFamily(String line) {
    assertThatThrownBy(() -> json.readMember(Shape.class, line)).isInstanceOf(JsonException.class);
  }

  @Test
  void readsNoMemberWithAPartOfALaterFamily() {
    assertThatThrownBy(() ->
            json.readMember(Frame.class, "{\"type\":\"Around\",\"shape\":{\"type\":\"Square\"}}"))
        .isInstanceOf(JsonException.class)
        .hasMessage("unknown Shape \"Square\"");
  }

  @Test
  void saysWhatIsWrong() {
    refuses(Wall.class, "{}", "lacks its field \"width\"");
    refuses(Wall.class, "{\"width\":\"wide\"}", "expected a double, found VALUE_STRING");
    refuses(Wall.class, "{\"width\":1} {}", "text after the end");
    refuses(Shape.class, "{\"type\":\"Square\"}", "unknown Shape \"Square\"");
    refuses(Shape.class, "{\"radius\":1}", "first field is not \"type\"");
    refuses(Shape.class, "{\"type\":\"Circle\",\"radius\":-1}", "must not be negative");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "null",
        "7",
        "[]",
        "{",
        "}",
        "{\"width\"",
        "{\"width\":",
        "{\"width\":1",
        "{\"width\":null}",
        "{\"width\":[1]}",
        "\u0000\u0000\u0000",
        "not json",
        "{\"width\":1}}"
      })
  void refusesWhatIsNoRecord(String line) {
    assertThatThrownBy(() -> json.read(Wall.class, line)).isInstanceOf(JsonException.class);
    assertThatThrownBy(() -> json.read(Shape.class, line)).isInstanceOf(JsonException.class);
  }

  @Test
  void refusesNumbersThatDoNotFit() {
    record Small(int value) {}
    refuses(Small.class, "{\"value\":3000000000}", "not JSON");
  }

  @Test
  void tellsInWordsThatAValueIsOutOfBounds() {
    refuses(
        Overflowing.class,
        "{\"time\":\"PT2562047788015215H\"}",
        "Overflowing: it has an invalid value");
  }

  @Test
  void refusesMapsOfAnythingButText() {
    refuses(Optionals.class, "{\"map\":{\"a\":{}}}", "expected a String");
  }

  private <T> void refuses(Class<T> type, String line, String why) {
    assertThatThrownBy(() -> json.read(type, line))
        .isInstanceOf(JsonException.class)
        .hasMessageContaining(why);
  }
}
