package dynobench.json;

import dynobench.json.RecordShapes.Field;
import dynobench.json.RecordShapes.Shape;
import dynobench.json.RecordShapes.Sort;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/// The reading half of [JsonLines]. A method that reads a value starts at the first token of the
/// value and ends at its last token.
final class RecordReader {
  /// Texts that Jackson writes for numbers that JSON lacks.
  private static final Set<String> NOT_FINITE = Set.of("NaN", "Infinity", "-Infinity");

  /// Pattern of valid record names.
  private static final Predicate<String> TYPE_NAME =
      Pattern.compile("[A-Za-z]\\w{0,99}").asMatchPredicate();

  private final RecordShapes shapes = new RecordShapes();
  private final Map<Class<?>, Class<?>> formers;

  RecordReader(Map<Class<? extends Record>, Class<? extends Record>> formers) {
    this.formers = Map.copyOf(formers);
  }

  /// Supplies the value of a missing component that has no default, or throws.
  @FunctionalInterface
  private interface Lack {
    Object of(Class<?> type, Field field) throws JsonException;
  }

  Object read(JsonParser in, Class<?> declared) throws JsonException {
    return read(in, declared, Sort.of(declared));
  }

  private Object read(JsonParser in, Class<?> declared, Sort sort) throws JsonException {
    return switch (sort) {
      case FAMILY -> readFamily(in, declared);
      case RECORD -> readRecord(in, declared, RecordReader::refuse);
      case SCALAR -> readScalar(in, declared);
    };
  }

  /// Reads a record of the same type. Missing components are taken from the defaults; missing
  /// lists, maps and optionals are empty.
  Object readOver(JsonParser in, Record defaults) throws JsonException {
    shapes.of(defaults.getClass()); // makes its accessors accessible
    return readRecord(
        in,
        defaults.getClass(),
        (_, field) -> RecordShapes.get(field.component(), RecordShapes.stored(defaults)));
  }

  private Object readRecord(JsonParser in, Class<?> type, Lack lack) throws JsonException {
    expect(in, JsonToken.START_OBJECT);
    in.nextToken();
    return readFields(in, type, lack);
  }

  private Object readFamily(JsonParser in, Class<?> family) throws JsonException {
    String name = type(in);
    Class<?> member = shapes.member(family, name).orElseThrow(() -> unknown(family, name));
    return readFields(in, member, RecordReader::refuse);
  }

  /// Reads a record of the sealed interface, or skips an unknown one.
  <T> ParsedMember<T> readMember(JsonParser in, Class<T> family) throws JsonException {
    String name = type(in);
    Optional<Class<?>> member = shapes.member(family, name);
    if (member.isPresent()) {
      Object value = readFields(in, member.get(), RecordReader::refuse);
      return new ParsedMember.Known<>(family.cast(value));
    }
    if (!TYPE_NAME.test(name)) {
      throw unknown(family, name);
    }
    while (in.currentToken() == JsonToken.PROPERTY_NAME) {
      in.nextToken();
      in.skipChildren();
      in.nextToken();
    }
    expect(in, JsonToken.END_OBJECT);
    return new ParsedMember.Unknown<>(name);
  }

  /// Reads the field `type`, and stops at the field after it.
  private static String type(JsonParser in) throws JsonException {
    expect(in, JsonToken.START_OBJECT);
    in.nextToken();
    if (in.currentToken() != JsonToken.PROPERTY_NAME || !JsonLines.TYPE.equals(in.currentName())) {
      throw new JsonException("its first field is not \"type\"");
    }
    in.nextToken();
    expect(in, JsonToken.VALUE_STRING);
    String name = in.getString();
    in.nextToken();
    return name;
  }

  private static JsonException unknown(Class<?> family, String name) {
    return new JsonException("unknown " + family.getSimpleName() + " \"" + name + "\"");
  }

  private Object readFields(JsonParser in, Class<?> type, Lack lack) throws JsonException {
    Class<?> former = formers.get(type);
    if (former != null) {
      return readFieldsOf(in, shapes.of(type), shapes.of(former), lack);
    }
    Shape shape = shapes.of(type);
    var values = new Object[shape.fields().size()];
    while (in.currentToken() == JsonToken.PROPERTY_NAME) {
      Field field = shape.named().get(in.currentName());
      in.nextToken();
      if (field == null) {
        in.skipChildren();
      } else {
        values[field.index()] = readField(in, field);
      }
      in.nextToken();
    }
    expect(in, JsonToken.END_OBJECT);
    return make(shape, values, lack);
  }

  /// Reads fields that may have the shape of an older version.
  private Object readFieldsOf(JsonParser in, Shape now, Shape former, Lack lack)
      throws JsonException {
    var values = new Object[now.fields().size()];
    var formerValues = new Object[former.fields().size()];
    boolean isOlder = false;
    while (in.currentToken() == JsonToken.PROPERTY_NAME) {
      Field field = now.named().get(in.currentName());
      Field older = former.named().get(in.currentName());
      in.nextToken();
      if (field != null) {
        values[field.index()] = readField(in, field);
        if (older != null) {
          formerValues[older.index()] = values[field.index()];
        }
      } else if (older != null) {
        formerValues[older.index()] = readField(in, older);
        isOlder = true;
      } else {
        in.skipChildren();
      }
      in.nextToken();
    }
    expect(in, JsonToken.END_OBJECT);
    return isOlder ? now(former, formerValues, lack) : make(now, values, lack);
  }

  /// Converts an older shape to the present record. Its values may be invalid today.
  private static Object now(Shape former, Object[] values, Lack lack) throws JsonException {
    try {
      return ((StoredShape<?>) make(former, values, lack)).now();
    } catch (IllegalArgumentException e) {
      String name = former.type().getSimpleName();
      throw new JsonException(name + ": " + e.getMessage(), e);
    }
  }

  private static Object make(Shape shape, Object[] values, Lack lack) throws JsonException {
    for (Field field : shape.fields()) {
      if (values[field.index()] == null) {
        values[field.index()] = absent(shape.type(), field, lack);
      }
    }
    return RecordShapes.make(shape, values);
  }

  private Object readField(JsonParser in, Field field) throws JsonException {
    Class<?> type = field.type();
    if (type == Optional.class) {
      return Optional.of(read(in, field.content(), field.sort()));
    } else if (type == OptionalLong.class) {
      return OptionalLong.of((Long) readScalar(in, long.class));
    } else if (type == OptionalInt.class) {
      return OptionalInt.of((Integer) readScalar(in, int.class));
    } else if (type == OptionalDouble.class) {
      return OptionalDouble.of((Double) readScalar(in, double.class));
    } else if (type == List.class) {
      return readList(in, field);
    } else if (type == Map.class) {
      return readMap(in);
    }
    return read(in, type, field.sort());
  }

  private List<Object> readList(JsonParser in, Field field) throws JsonException {
    expect(in, JsonToken.START_ARRAY);
    var list = new ArrayList<Object>();
    while (in.nextToken() != JsonToken.END_ARRAY) {
      list.add(read(in, field.content(), field.sort()));
    }
    return list;
  }

  private static Map<String, String> readMap(JsonParser in) throws JsonException {
    expect(in, JsonToken.START_OBJECT);
    var map = new LinkedHashMap<String, String>();
    while (in.nextToken() == JsonToken.PROPERTY_NAME) {
      String key = in.currentName();
      in.nextToken();
      map.put(key, (String) readScalar(in, String.class));
    }
    return map;
  }

  private static Object readScalar(JsonParser in, Class<?> type) throws JsonException {
    JsonToken token = in.currentToken();
    if (type == String.class && token == JsonToken.VALUE_STRING) {
      return in.getString();
    } else if ((type == long.class || type == Long.class) && token == JsonToken.VALUE_NUMBER_INT) {
      return in.getLongValue();
    } else if ((type == int.class || type == Integer.class)
        && token == JsonToken.VALUE_NUMBER_INT) {
      return in.getIntValue();
    } else if (isDouble(type) && token.isNumeric()) {
      return in.getDoubleValue();
    } else if ((type == boolean.class || type == Boolean.class) && token.isBoolean()) {
      return in.getBooleanValue();
    } else if (type.isEnum() && token == JsonToken.VALUE_STRING) {
      return constant(type, in.getString());
    } else if (isDouble(type) && NOT_FINITE.contains(in.getString())) {
      return Double.valueOf(in.getString());
    } else if (type == Duration.class && token == JsonToken.VALUE_STRING) {
      return duration(in.getString());
    } else if (type == LocalDate.class && token == JsonToken.VALUE_STRING) {
      return day(in.getString());
    }
    throw JsonLines.unexpected("a " + type.getSimpleName(), token);
  }

  private static boolean isDouble(Class<?> type) {
    return type == double.class || type == Double.class;
  }

  private static Duration duration(String text) throws JsonException {
    try {
      return Duration.parse(text);
    } catch (DateTimeException e) {
      throw new JsonException("not a duration like PT10M: \"" + text + "\"", e);
    }
  }

  private static LocalDate day(String text) throws JsonException {
    try {
      return LocalDate.parse(text);
    } catch (DateTimeException e) {
      throw new JsonException("not a day like 2006-09-24: \"" + text + "\"", e);
    }
  }

  private static Object constant(Class<?> type, String name) throws JsonException {
    for (Object each : type.getEnumConstants()) {
      if (((Enum<?>) each).name().equals(name)) {
        return each;
      }
    }
    throw new JsonException("unknown " + type.getSimpleName() + " \"" + name + "\"");
  }

  private static Object absent(Class<?> type, Field field, Lack lack) throws JsonException {
    Class<?> kind = field.type();
    if (kind == Optional.class) {
      return Optional.empty();
    } else if (kind == OptionalLong.class) {
      return OptionalLong.empty();
    } else if (kind == OptionalInt.class) {
      return OptionalInt.empty();
    } else if (kind == OptionalDouble.class) {
      return OptionalDouble.empty();
    } else if (kind == List.class) {
      return List.of();
    } else if (kind == Map.class) {
      return Map.of();
    }
    return lack.of(type, field);
  }

  private static Object refuse(Class<?> type, Field field) throws JsonException {
    throw new JsonException(type.getSimpleName() + " lacks its field \"" + field.name() + "\"");
  }

  private static void expect(JsonParser in, JsonToken token) throws JsonException {
    @Nullable JsonToken found = in.currentToken();
    if (found != token) {
      throw new JsonException("expected " + token + ", found " + found);
    }
  }
}
