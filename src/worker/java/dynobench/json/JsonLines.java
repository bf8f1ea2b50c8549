package dynobench.json;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;

/// Writes a record as one line of JSON and reads it back.
///
/// Understood are records of texts, numbers, flags, enums, durations, days, lists, maps from text
/// to text, optionals (an empty one is left out), other records, and sealed interfaces of records,
/// which carry their record's simple name in a first field `type`. A record that is [StoredAs]
/// another one has that one's fields. When reading, unknown fields are skipped, a missing list or
/// optional is empty, and anything else that is missing is an error. Thread-safe.
public final class JsonLines {
  static final String TYPE = "type";

  private final JsonFactory factory =
      JsonFactory.builder().enable(StreamReadFeature.USE_FAST_DOUBLE_PARSER).build();
  private final RecordWriter writer = new RecordWriter();
  private final RecordReader reader;

  public JsonLines() {
    this(Map.of());
  }

  /// @param formers shapes that records had in older versions, by the record of today. An object
  ///   with a field that only the older shape has is read as that
  public JsonLines(Map<Class<? extends Record>, Class<? extends Record>> formers) {
    reader = new RecordReader(formers);
  }

  /// The record as one line, without a line end.
  ///
  /// @param declared the type that [#read] will be asked for: the record's own or a sealed
  ///   interface
  public <T> String write(Class<T> declared, T value) {
    try (var text = new StringWriter()) {
      try (JsonGenerator generator = factory.createGenerator(ObjectWriteContext.empty(), text)) {
        writer.write(generator, declared, value);
      }
      return text.toString();
    } catch (IOException e) {
      throw new UncheckedIOException("A writer into memory failed", e);
    }
  }

  /// Reads what [#write] wrote.
  ///
  /// @throws JsonException when the line is no JSON or not of this type
  public <T> T read(Class<T> declared, String line) throws JsonException {
    return declared.cast(whole(line, parser -> reader.read(parser, declared)));
  }

  /// Reads what a version wrote that may have more records in the family than this one.
  ///
  /// @throws JsonException when the line is no JSON, no object of a type, or a broken one of a type
  ///   that is known
  public <T> Member<T> readMember(Class<T> family, String line) throws JsonException {
    return whole(line, parser -> reader.readMember(parser, family));
  }

  /// Reads what an older version of the record's type wrote: what is missing in it is as in the
  /// defaults.
  ///
  /// @throws JsonException as above
  public <T extends Record> T readOver(Class<T> type, T defaults, String line)
      throws JsonException {
    return type.cast(whole(line, parser -> reader.readOver(parser, defaults)));
  }

  @FunctionalInterface
  private interface Reading<T> {
    T of(JsonParser parser) throws JsonException;
  }

  private <T> T whole(String line, Reading<T> reading) throws JsonException {
    try (JsonParser parser = factory.createParser(ObjectReadContext.empty(), line)) {
      parser.nextToken();
      T value = reading.of(parser);
      if (parser.nextToken() != null) {
        throw new JsonException("there is more after the end of the record");
      }
      return value;
    } catch (JacksonException e) {
      throw new JsonException("not JSON: " + e.getOriginalMessage(), e);
    }
  }

  static JsonException unexpected(String expected, JsonToken token) {
    return new JsonException("expected " + expected + ", found " + token);
  }
}
