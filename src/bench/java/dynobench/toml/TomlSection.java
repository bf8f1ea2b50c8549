package dynobench.toml;

import dynobench.secret.SecretKey;
import dynobench.secret.Secrets;
import dynobench.text.NearestName;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// One table of a TOML document, or several layered tables. Each getter takes its key. A value of
/// the wrong type becomes a problem and the getter returns its fallback, so that reading continues.
/// [#finish] reports keys that were never read. Confined to one thread.
public final class TomlSection {
  /// Single table of a document.
  private record Layer(TomlDocument document, List<Object> path, Map<?, ?> values) {
    List<Object> dotted(String key) {
      return key.isEmpty() ? path : Stream.concat(path.stream(), Stream.of(key)).toList();
    }

    Layer inside(List<Object> where, Map<?, ?> table) {
      return new Layer(document, where, table);
    }
  }

  /// Layers, the uppermost first. The values of the uppermost layer take precedence.
  private final List<Layer> layers;

  private final Map<String, Object> values = new LinkedHashMap<>();
  private final Set<String> known = new HashSet<>();

  TomlSection(TomlDocument document, List<Object> path, Map<String, Object> values) {
    this(List.of(new Layer(document, path, values)));
  }

  private TomlSection(List<Layer> layers) {
    this.layers = layers;
    layers
        .reversed()
        .forEach(layer -> layer.values.forEach((key, value) -> values.put(key.toString(), value)));
  }

  /// Returns this table layered over another one. Values and lists replace those of the lower
  /// layer; tables that exist in both layers are layered, too. A problem is reported at the place
  /// of the used value.
  public TomlSection over(TomlSection base) {
    return new TomlSection(Stream.concat(layers.stream(), base.layers.stream()).toList());
  }

  /// Returns whether the table has the key, which counts as read from then on.
  public boolean has(String key) {
    known.add(key);
    return values.containsKey(key);
  }

  /// Returns the value of a key as a text, a number, a list or a table; empty without a value.
  public Optional<Object> anything(String key) {
    return has(key) ? Optional.ofNullable(values.get(key)) : Optional.empty();
  }

  /// Returns the keys of this table, in the order of writing.
  public List<String> keys() {
    return List.copyOf(values.keySet());
  }

  /// Returns the last part of this table's own key; empty for the root.
  public String name() {
    List<Object> path = layers.getFirst().path;
    return path.isEmpty() ? "" : String.valueOf(path.getLast());
  }

  /// Returns a required text. A missing or blank text is a problem, and the result is then empty or
  /// blank.
  public String text(String key) {
    if (!has(key)) {
      problem(key, "is missing: a text in quotes was expected");
    } else if (values.get(key) instanceof String text && text.isBlank()) {
      problem(key, "must not be empty");
    }
    return text(key, "");
  }

  public String text(String key, String fallback) {
    return value(key, String.class, "a text in quotes", fallback);
  }

  public long number(String key, long fallback) {
    return value(key, Long.class, "a whole number", fallback);
  }

  /// Returns a whole number between two limits, both included. Another number becomes a problem,
  /// and the result is then the fallback.
  public long number(String key, long fallback, long least, long most) {
    long number = number(key, fallback);
    if (number < least || number > most) {
      String limit =
          number < least
              ? String.format(Locale.ROOT, "at least %,d", least)
              : String.format(Locale.ROOT, "at most %,d", most);
      problem(key, String.format(Locale.ROOT, "must be %s, not %,d", limit, number));
      return fallback;
    }
    return number;
  }

  /// Returns a whole number that fits into an `int`.
  public int count(String key, int fallback) {
    return count(key, fallback, Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  /// Returns a whole number like [#number(String, long, long, long)].
  public int count(String key, int fallback, int least, int most) {
    return (int) number(key, fallback, least, most);
  }

  public double decimal(String key, double fallback) {
    return values.get(key) instanceof Long
        ? number(key, 0)
        : value(key, Double.class, "a number", fallback);
  }

  public boolean flag(String key, boolean fallback) {
    return value(key, Boolean.class, "true or false", fallback);
  }

  /// Returns a list of texts; a single text counts as a list of one.
  public List<String> texts(String key) {
    return has(key) && values.get(key) instanceof String one
        ? List.of(one)
        : list(key, String.class, "text in quotes");
  }

  public List<Long> numbers(String key) {
    return list(key, Long.class, "whole number");
  }

  /// Returns a list of texts or tables; a single text counts as a list of one. Tables are
  /// [TomlSection]s; the caller must check for elements of other types.
  public List<Object> elements(String key) {
    if (has(key) && values.get(key) instanceof String one) {
      return List.of(one);
    }
    List<Object> all = list(key, Object.class, "text in quotes");
    return IntStream.range(0, all.size())
        .mapToObj(place ->
            all.get(place) instanceof Map<?, ?> map ? element(key, place, map) : all.get(place))
        .toList();
  }

  /// Returns the parsed value of a text; the fallback without a value, or after a problem.
  ///
  /// @param parse parser, which may throw an [IllegalArgumentException], whose message becomes the
  ///   problem
  public <T> T parsed(String key, T fallback, Function<String, T> parse) {
    if (has(key) && values.get(key) instanceof String text) {
      return attempt(key, () -> parse.apply(text)).orElse(fallback);
    }
    text(key, "");
    return fallback;
  }

  /// Returns an optional day, written as `2006-09-24`.
  public Optional<LocalDate> day(String key) {
    return parsed(key, Optional.empty(), text -> Optional.of(parsedDay(text)));
  }

  private static LocalDate parsedDay(String text) {
    try {
      return LocalDate.parse(text);
    } catch (DateTimeParseException e) {
      throw new IllegalArgumentException(
          "must be a day such as 2006-09-24, not \"" + text + "\"", e);
    }
  }

  /// Returns a constant of an enum, written in lower case with dashes; the fallback without a
  /// value, or after a problem.
  public <E extends Enum<E>> E choice(String key, E fallback) {
    return parsed(key, fallback, text -> named(constants(fallback.getDeclaringClass()), text));
  }

  /// Returns a required constant of an enum.
  public <E extends Enum<E>> Optional<E> choice(String key, Class<E> type) {
    return choice(key, constants(type));
  }

  /// Returns a required choice of several named values.
  public <T> Optional<T> choice(String key, Map<String, T> values) {
    if (!has(key)) {
      problem(
          key,
          String.format(
              Locale.ROOT,
              "is missing: one of %s was expected",
              String.join(", ", values.keySet())));
    }
    return parsed(key, Optional.empty(), text -> Optional.of(named(values, text)));
  }

  /// Returns an enum's constant as files write it.
  public static String written(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// Returns whether the value of the key is a table.
  public boolean isTable(String key) {
    return has(key) && values.get(key) instanceof Map<?, ?>;
  }

  /// Returns whether the value of the key is a list.
  public boolean isList(String key) {
    return has(key) && values.get(key) instanceof List<?>;
  }

  /// Returns a text, a number or a flag, as a text. A missing value, a list or a table is a
  /// problem.
  public Optional<String> scalar(String key) {
    Optional<Object> value = anything(key);
    boolean one = value.filter(it -> it instanceof Map || it instanceof List).isEmpty();
    if (!one || value.isEmpty()) {
      problem(key, value.isEmpty() ? "is missing" : "must be one value");
      return Optional.empty();
    }
    return value.map(Object::toString);
  }

  /// Returns the table under a key, if it exists. Another value is a problem.
  public Optional<TomlSection> section(String key) {
    value(key, Map.class, "a table [" + key + "]", Map.of());
    List<Layer> tables =
        layers.stream()
            .filter(layer -> layer.values.containsKey(key))
            .takeWhile(layer -> layer.values.get(key) instanceof Map<?, ?>)
            .map(layer -> layer.inside(layer.dotted(key), (Map<?, ?>) layer.values.get(key)))
            .toList();
    return tables.isEmpty() ? Optional.empty() : Optional.of(new TomlSection(tables));
  }

  /// Returns the tables in the table under a key, in the order of writing.
  public List<TomlSection> sections(String key) {
    return section(key).stream().flatMap(each -> each.sections().stream()).toList();
  }

  /// Returns the tables in this one, in the order of writing; any other value is a problem.
  public List<TomlSection> sections() {
    return keys().stream().flatMap(name -> section(name).stream()).toList();
  }

  /// Returns a table of texts, numbers and flags, all as text. A name with dots outside of quotes
  /// creates a nested table, which is a problem.
  public Map<String, String> map(String key) {
    var result = new LinkedHashMap<String, String>();
    section(key)
        .ifPresent(section ->
            section.values.forEach((name, value) -> {
              if (value instanceof Map || value instanceof List) {
                section.problem(name, "must be one value; put a name with dots in quotes");
              } else {
                result.put(name, value.toString());
              }
            }));
    return result;
  }

  /// Creates a value from input; an [IllegalArgumentException] becomes a problem.
  public <T> Optional<T> attempt(String key, java.util.function.Supplier<T> make) {
    try {
      return Optional.of(make.get());
    } catch (IllegalArgumentException e) {
      problem(key, String.valueOf(e.getMessage()));
      return Optional.empty();
    }
  }

  /// Reports a problem with the value of a key; an empty key means the table as a whole.
  public void problem(String key, String message) {
    Layer layer = written(key);
    layer.document.problem(layer.dotted(key), message);
  }

  /// Returns the table whose value of the key is used; the uppermost for a missing key, and for the
  /// table as a whole.
  private Layer written(String key) {
    return layers.stream()
        .filter(layer -> layer.values.containsKey(key))
        .findFirst()
        .orElse(layers.getFirst());
  }

  /// Reports every key of this table that was never read, with a similar known key, if any. Inner
  /// tables report their own keys.
  public void finish() {
    for (String key : values.keySet()) {
      if (!known.contains(key)) {
        problem(key, "is not a known key" + NearestName.suggestion(key, known));
      }
    }
  }

  private static <T> T named(Map<String, T> values, String text) {
    T found = values.get(text);
    if (found == null) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "must be one of %s, not \"%s\"%s",
              String.join(", ", values.keySet()),
              text,
              NearestName.suggestion(text, values.keySet())));
    }
    return found;
  }

  private static <E extends Enum<E>> Map<String, E> constants(Class<E> type) {
    var constants = new LinkedHashMap<String, E>();
    for (E each : type.getEnumConstants()) {
      constants.put(written(each), each);
    }
    return constants;
  }

  private <T> List<T> list(String key, Class<T> type, String expected) {
    var result = new ArrayList<T>();
    for (Object each : value(key, List.class, "a list [ … ]", List.of())) {
      if (type.isInstance(each)) {
        result.add(type.cast(each));
      } else {
        problem(
            key,
            String.format(
                Locale.ROOT, "contains %s, which is not a %s", shown(key, each), expected));
      }
    }
    return result;
  }

  private <T> T value(String key, Class<T> type, String expected, T fallback) {
    @Nullable Object value = has(key) ? values.get(key) : null;
    if (value == null) {
      return fallback;
    }
    if (!type.isInstance(value)) {
      boolean blank = value instanceof String text && text.isBlank();
      Object shown = blank ? "empty" : shown(key, value);
      problem(key, String.format(Locale.ROOT, "must be %s, not %s", expected, shown));
      return fallback;
    }
    return type.cast(value);
  }

  private Object shown(String key, Object value) {
    boolean secret =
        written(key).dotted(key).stream().anyMatch(each -> SecretKey.isSecret(each.toString()));
    return secret ? Secrets.HIDDEN : value;
  }

  private TomlSection element(String key, int place, Map<?, ?> table) {
    Layer layer = written(key);
    List<Object> where = Stream.concat(layer.dotted(key).stream(), Stream.of(place)).toList();
    return new TomlSection(List.of(layer.inside(where, table)));
  }
}
