package dynobench.json;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Cache of what reflection reports about record types.
final class RecordShapes {
  /// Kind of a value that is no optional, list or map.
  enum Sort {
    /// A sealed interface; the object names its record in the field `type`.
    FAMILY,
    RECORD,
    SCALAR;

    static Sort of(Class<?> type) {
      return type.isSealed() ? FAMILY : type.isRecord() ? RECORD : SCALAR;
    }
  }

  /// A component of a record.
  ///
  /// @param index position of the component in the record
  /// @param type declared type of the component
  /// @param content type of the elements of an optional or a list; otherwise the declared type
  /// @param sort kind of the content
  record Field(
      int index,
      String name,
      RecordComponent component,
      Class<?> type,
      Class<?> content,
      Sort sort) {
    static Field of(int index, RecordComponent component) {
      Class<?> type = component.getType();
      boolean holds = type == Optional.class || type == List.class;
      Class<?> content = holds ? argument(component) : type;
      return new Field(index, component.getName(), component, type, content, Sort.of(content));
    }
  }

  /// Stored fields of a record, and the constructor that reads them back.
  ///
  /// @param type the record
  /// @param fields fields of the record itself, or of the record that stands for it in a file
  /// @param constructor constructor of the record that has the fields
  record Shape(
      Class<?> type, List<Field> fields, Map<String, Field> named, Constructor<?> constructor) {}

  private static final Method NOW = now();
  private final Map<Class<?>, Shape> shapes = new ConcurrentHashMap<>();
  private final Map<Class<?>, Map<String, Class<?>>> families = new ConcurrentHashMap<>();

  Shape of(Class<?> type) {
    Shape known = shapes.get(type);
    return known == null ? shapes.computeIfAbsent(type, RecordShapes::inspect) : known;
  }

  /// Returns the record with this simple name, if the sealed interface permits one.
  Optional<Class<?>> member(Class<?> family, String name) {
    Map<String, Class<?>> known = families.get(family);
    return Optional.ofNullable(
        (known == null ? families.computeIfAbsent(family, RecordShapes::members) : known)
            .get(name));
  }

  private static Map<String, Class<?>> members(Class<?> family) {
    return records(family).collect(Collectors.toMap(Class::getSimpleName, each -> each));
  }

  /// Returns the records of a sealed interface, and of the sealed interfaces that it permits.
  private static Stream<Class<?>> records(Class<?> family) {
    return Arrays.stream(family.getPermittedSubclasses())
        .flatMap(each -> each.isSealed() ? records(each) : Stream.of(each));
  }

  static Object get(RecordComponent component, Record record) {
    try {
      return component.getAccessor().invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("Cannot read " + component, e);
    }
  }

  /// Returns the record whose fields are written: the record itself, or the one that it is stored
  /// as.
  static Record stored(Record record) {
    return record instanceof StoredAs<?> it ? it.stored() : record;
  }

  static Object make(Shape shape, Object[] values) throws JsonException {
    Class<?> type = shape.type();
    try {
      Object made = shape.constructor().newInstance(values);
      return type.isInstance(made) ? made : NOW.invoke(made);
    } catch (InvocationTargetException e) {
      throw new JsonException(type.getSimpleName() + ": " + why(e.getTargetException()), e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("Cannot make a " + type, e);
    }
  }

  /// Returns the record's own message about an invalid value. Messages of other exceptions are
  /// replaced, because they do not help a reader.
  private static String why(Throwable refusal) {
    String message = refusal instanceof IllegalArgumentException ? refusal.getMessage() : null;
    return message == null ? "it has an invalid value" : message;
  }

  /// Returns the type argument of a list or optional component.
  static Class<?> argument(RecordComponent component) {
    var generic = (ParameterizedType) component.getGenericType();
    return (Class<?>) generic.getActualTypeArguments()[0];
  }

  /// Returns the sealed interface that a record belongs to, or the record's class. It decides
  /// whether the field `type` is written.
  static Class<?> familyOf(Class<?> type) {
    return Arrays.stream(type.getInterfaces())
        .<Class<?>>map(each -> each)
        .filter(Class::isSealed)
        .findFirst()
        .orElse(type);
  }

  private static Method now() {
    try {
      return StoredShape.class.getMethod("now");
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException("Former lacks its method", e);
    }
  }

  /// Returns the record type whose components are written.
  private static Class<?> form(Class<?> type) {
    return Arrays.stream(type.getGenericInterfaces())
        .filter(ParameterizedType.class::isInstance)
        .map(ParameterizedType.class::cast)
        .filter(each -> each.getRawType() == StoredAs.class)
        .<Class<?>>map(each -> (Class<?>) each.getActualTypeArguments()[0])
        .findFirst()
        .orElse(type);
  }

  private static Shape inspect(Class<?> type) {
    Class<?> form = form(type);
    RecordComponent[] components = form.getRecordComponents();
    Class<?>[] types =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    try {
      Constructor<?> constructor = form.getDeclaredConstructor(types);
      constructor.setAccessible(true);
      for (RecordComponent component : components) {
        component.getAccessor().setAccessible(true);
      }
      List<Field> fields =
          IntStream.range(0, components.length)
              .mapToObj(index -> Field.of(index, components[index]))
              .toList();
      return new Shape(
          type,
          fields,
          fields.stream().collect(Collectors.toMap(Field::name, it -> it)),
          constructor);
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException("A record without its constructor: " + form, e);
    }
  }
}
