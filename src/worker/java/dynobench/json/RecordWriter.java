package dynobench.json;

import java.lang.reflect.RecordComponent;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import tools.jackson.core.JsonGenerator;

/// The writing half of [JsonLines].
final class RecordWriter {
  private final RecordShapes shapes = new RecordShapes();

  void write(JsonGenerator out, Class<?> declared, Object value) {
    switch (value) {
      case String text -> out.writeString(text);
      case Long number -> out.writeNumber(number);
      case Integer number -> out.writeNumber(number);
      case Double number -> out.writeNumber(number);
      case Boolean flag -> out.writeBoolean(flag);
      case Enum<?> constant -> out.writeString(constant.name());
      case Duration duration -> out.writeString(duration.toString());
      case LocalDate day -> out.writeString(day.toString());
      case List<?> list -> writeList(out, list);
      case Map<?, ?> map -> writeMap(out, map);
      case Record record -> writeRecord(out, declared, record);
      default -> throw new IllegalArgumentException("No JSON for " + value.getClass());
    }
  }

  private void writeList(JsonGenerator out, List<?> list) {
    out.writeStartArray();
    for (Object each : list) {
      write(out, RecordShapes.familyOf(each.getClass()), each);
    }
    out.writeEndArray();
  }

  private void writeMap(JsonGenerator out, Map<?, ?> map) {
    out.writeStartObject();
    map.forEach((key, value) -> out.writeStringProperty(key.toString(), value.toString()));
    out.writeEndObject();
  }

  private void writeRecord(JsonGenerator out, Class<?> declared, Record record) {
    out.writeStartObject();
    if (declared.isSealed()) {
      out.writeStringProperty(JsonLines.TYPE, record.getClass().getSimpleName());
    }
    Record stored = RecordShapes.stored(record);
    RecordShapes.Shape shape = shapes.of(record.getClass());
    for (RecordShapes.Field field : shape.fields()) {
      RecordComponent component = field.component();
      Object value = RecordShapes.get(component, stored);
      switch (value) {
        case Optional<?> optional ->
            optional.ifPresent(present -> property(out, component, field.content(), present));
        case OptionalLong optional ->
            optional.ifPresent(present -> out.writeNumberProperty(component.getName(), present));
        case OptionalInt optional ->
            optional.ifPresent(present -> out.writeNumberProperty(component.getName(), present));
        case OptionalDouble optional ->
            optional.ifPresent(present -> out.writeNumberProperty(component.getName(), present));
        default -> property(out, component, component.getType(), value);
      }
    }
    out.writeEndObject();
  }

  private void property(
      JsonGenerator out, RecordComponent component, Class<?> declared, Object value) {
    out.writeName(component.getName());
    write(out, declared, value);
  }
}
