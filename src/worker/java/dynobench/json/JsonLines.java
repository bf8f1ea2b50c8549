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
/// Supported are records of texts, numbers, flags, enums, durations, days, lists, maps from text to
/// text, optionals, other records, and sealed interfaces of records.
/// - A record of a sealed interface has a first field `type` with the simple name of the record.
/// - An empty optional is left out.
/// - A record that is [StoredAs] another record has the fields of that record.
/// - Reading skips unknown fields. A missing list, map or optional is empty; anything else that is
///   missing is an error.
///
/// Thread-safe.
public final class JsonLines {
  static final String TYPE = "type";

  private final JsonFactory factory =
      JsonFactory.builder().enable(StreamReadFeature.USE_FAST_DOUBLE_PARSER).build();
  private final RecordWriter writer = new RecordWriter();
  private final RecordReader reader;

  public JsonLines() {
    this(Map.of());
  }

  /// Creates a converter that also reads older shapes.
  ///
  /// @param formers shapes of older versions, by the present record. An object with a field that
  ///   only the older shape has is read with that shape
  public JsonLines(Map<Class<? extends Record>, Class<? extends Record>> formers) {
    reader = new RecordReader(formers);
  }

  /// Returns the record as one line, without a line end.
  ///
  /// @param declared the type that [#read] will be called with: the record's own or a sealed
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

  /// Reads a line that [#write] wrote.
  ///
  /// @throws JsonException when the line is no JSON or not of this type
  public <T> T read(Class<T> declared, String line) throws JsonException {
    return declared.cast(whole(line, parser -> reader.read(parser, declared)));
  }

  /// Reads a line of a version that may know more records of the sealed interface than this one.
  ///
  /// @throws JsonException when the line is no JSON, no object with a type, or a broken object of a
  ///   known type
  public <T> ParsedMember<T> readMember(Class<T> family, String line) throws JsonException {
    return whole(line, parser -> reader.readMember(parser, family));
  }

  /// Reads a record of an older version. Components that are missing in the line are taken from the
  /// defaults, except for lists, maps and optionals: these are empty.
  ///
  /// @throws JsonException when the line is no JSON or not of this type
  public <T extends Record> T readOver(Class<T> type, T defaults, String line)
      throws JsonException {
    return type.cast(whole(line, parser -> reader.readOver(parser, defaults)));
  }

  @FunctionalInterface
  private interface ValueReader<T> {
    T of(JsonParser parser) throws JsonException;
  }

  private <T> T whole(String line, ValueReader<T> reading) throws JsonException {
    try (JsonParser parser = factory.createParser(ObjectReadContext.empty(), line)) {
      parser.nextToken();
      T value = reading.of(parser);
      if (parser.nextToken() != null) {
        throw new JsonException("there is text after the end of the record");
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
