package dynobench.workload;

import dynobench.script.Expression;
import dynobench.script.ValueType;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Table that a SQL workload needs, with logical types that each dialect can express.
public record Table(String name, List<Column> columns) {
  /// Maximum length of a text or of bytes.
  private static final int LONGEST = 999_999;

  /// Column of a table.
  ///
  /// @param type logical type of the column
  /// @param length length of a text or of bytes; 0 for other types
  /// @param sizedBy the parameter that sets the length, if any
  /// @param key whether the column belongs to the primary key
  /// @param value value of the column in generated rows, where the workload describes it
  public record Column(
      String name,
      Type type,
      int length,
      Optional<String> sizedBy,
      boolean key,
      Optional<Expression> value) {
    public Column {
      NameRule.check(name);
    }

    /// Parses a text such as `text 254 key`, with an optional value for generated rows after a
    /// colon. The name of a parameter with values from 1 to 999,999 may replace the length; then
    /// its default is the length.
    ///
    /// @param parameters parameters of the workload
    /// @throws IllegalArgumentException when the type doesn't exist, its length is missing or not
    ///   from 1 to 999,999, or the value has a mistake
    public static Column parse(String name, String text, List<Parameter> parameters) {
      int colon = text.indexOf(':');
      Optional<Expression> value =
          colon < 0
              ? Optional.empty()
              : Optional.of(new Expression(text.substring(colon + 1).strip()));
      return parse(name, colon < 0 ? text : text.substring(0, colon), value, parameters);
    }

    private static Column parse(
        String name, String text, Optional<Expression> value, List<Parameter> parameters) {
      String[] words = text.strip().split("\\s+", -1);
      boolean key = words.length > 1 && words[words.length - 1].equals("key");
      int rest = words.length - (key ? 1 : 0);
      Type type = Type.named(words[0]);
      boolean sized = type == Type.TEXT || type == Type.BYTES;
      Optional<Parameter> size =
          parameters.stream()
              .filter(each -> sized && rest == 2 && each.id().equals(words[1]))
              .filter(each ->
                  each.domain() instanceof Domain.Whole(long from, long to)
                      && from >= 1
                      && to <= LONGEST)
              .findFirst();
      String length = size.map(Parameter::standard).orElse(rest == 2 ? words[1] : "");
      if (rest != (sized ? 2 : 1) || (sized && !length.matches("[1-9]\\d{0,5}"))) {
        throw new IllegalArgumentException(
            "a column's type is written like \"text 254\", \"bytes 32\", \"long\" or \"long key\","
                + " not \""
                + text
                + "\"");
      }
      return new Column(
          name,
          type,
          sized ? Integer.parseInt(length) : 0,
          size.map(Parameter::id),
          key || type == Type.IDENTITY,
          value);
    }

    private Column sized(Settings settings) {
      return sizedBy
          .flatMap(settings::get)
          .map(it -> new Column(name, type, Integer.parseInt(it), sizedBy, key, value))
          .orElse(this);
    }
  }

  public Table {
    NameRule.check(name);
    columns = List.copyOf(columns);
  }

  /// Returns a copy whose columns have the lengths that the parameters set.
  Table sized(Settings settings) {
    return new Table(name, columns.stream().map(each -> each.sized(settings)).toList());
  }

  /// Logical type of a column.
  public enum Type {
    /// A number that the database generates, the key of the table.
    IDENTITY(ValueType.WHOLE),
    /// 32 bits.
    WHOLE(ValueType.WHOLE),
    /// 64 bits.
    LONG(ValueType.WHOLE),
    /// A floating-point number.
    REAL(ValueType.REAL),
    DATE(ValueType.DATE),
    TEXT(ValueType.TEXT),
    BYTES(ValueType.BYTES),
    /// Bytes of any length.
    BLOB(ValueType.BYTES),
    /// A text of any length.
    CLOB(ValueType.TEXT);

    private final ValueType kind;

    Type(ValueType kind) {
      this.kind = kind;
    }

    /// Returns the type of the column in expressions.
    public ValueType kind() {
      return kind;
    }

    /// Returns the name that descriptors use.
    public String text() {
      return name().toLowerCase(Locale.ROOT);
    }

    static Type named(String text) {
      for (Type each : values()) {
        if (each.text().equals(text)) {
          return each;
        }
      }
      throw new IllegalArgumentException(
          "a column's type is one of identity, whole, long, real, date, text, bytes, blob and clob,"
              + " not \""
              + text
              + "\"");
    }
  }
}
