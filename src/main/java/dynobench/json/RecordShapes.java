package dynobench.json;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// What reflection knows of records, looked up once for each.
final class RecordShapes {
  record Shape(List<RecordComponent> components, Constructor<?> constructor) {}

  private final Map<Class<?>, Shape> shapes = new ConcurrentHashMap<>();

  Shape of(Class<?> type) {
    return shapes.computeIfAbsent(type, RecordShapes::inspect);
  }

  static Object get(RecordComponent component, Record record) {
    try {
      return component.getAccessor().invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("Cannot read " + component, e);
    }
  }

  Object make(Class<?> type, Object[] values) throws JsonException {
    try {
      return of(type).constructor().newInstance(values);
    } catch (InvocationTargetException e) {
      throw new JsonException(type.getSimpleName() + ": " + e.getTargetException().getMessage(), e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("Cannot make a " + type, e);
    }
  }

  /// The type argument of a list or optional component.
  static Class<?> argument(RecordComponent component) {
    var generic = (ParameterizedType) component.getGenericType();
    return (Class<?>) generic.getActualTypeArguments()[0];
  }

  /// The sealed interface that a record belongs to, or its own class: decides on the `type` field.
  static Class<?> familyOf(Class<?> type) {
    return Arrays.stream(type.getInterfaces())
        .<Class<?>>map(each -> each)
        .filter(Class::isSealed)
        .findFirst()
        .orElse(type);
  }

  private static Shape inspect(Class<?> type) {
    RecordComponent[] components = type.getRecordComponents();
    Class<?>[] types =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    try {
      Constructor<?> constructor = type.getDeclaredConstructor(types);
      constructor.setAccessible(true);
      for (RecordComponent component : components) {
        component.getAccessor().setAccessible(true);
      }
      return new Shape(List.of(components), constructor);
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException("A record without its constructor: " + type, e);
    }
  }
}
