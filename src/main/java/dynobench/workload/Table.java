package dynobench.workload;

import dynobench.script.Expression;
import dynobench.script.Kind;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A table that a SQL workload needs, in types that each dialect has a word for.
public record Table(String name, List<Column> columns) {
  /// @param type a logical type
  /// @param length of a text or of bytes; 0 for others
  /// @param key whether rows are found by it, and by the others that are
  /// @param value what it is filled with, where the workload says so
  public record Column(
      String name, Type type, int length, boolean key, Optional<Expression> value) {
    public Column {
      Names.check(name);
    }

    /// Reads `text 254 key` and the like, with what the column is filled with after a colon.
    ///
    /// @throws IllegalArgumentException when there is no such type, or the value has a mistake
    public static Column parse(String name, String text) {
      int colon = text.indexOf(':');
      Optional<Expression> value =
          colon < 0
              ? Optional.empty()
              : Optional.of(new Expression(text.substring(colon + 1).strip()));
      return parse(name, colon < 0 ? text : text.substring(0, colon), value);
    }

    private static Column parse(String name, String text, Optional<Expression> value) {
      String[] words = text.strip().split("\\s+", -1);
      boolean key = words.length > 1 && words[words.length - 1].equals("key");
      int rest = words.length - (key ? 1 : 0);
      Type type = Type.named(words[0]);
      boolean sized = type == Type.TEXT || type == Type.BYTES;
      if (rest != (sized ? 2 : 1) || (sized && !words[1].matches("[1-9]\\d{0,5}"))) {
        throw new IllegalArgumentException(
            "a column's type is written like \"text 254\", \"bytes 32\", \"long\" or \"long key\","
                + " not \""
                + text
                + "\"");
      }
      return new Column(
          name, type, sized ? Integer.parseInt(words[1]) : 0, key || type == Type.IDENTITY, value);
    }
  }

  public Table {
    Names.check(name);
    columns = List.copyOf(columns);
  }

  /// What a column holds.
  public enum Type {
    /// A number that the database gives, the key of the table.
    IDENTITY(Kind.WHOLE),
    /// 32 bits.
    WHOLE(Kind.WHOLE),
    /// 64 bits.
    LONG(Kind.WHOLE),
    /// A floating-point number.
    REAL(Kind.REAL),
    DATE(Kind.DATE),
    TEXT(Kind.TEXT),
    BYTES(Kind.BYTES);

    private final Kind kind;

    Type(Kind kind) {
      this.kind = kind;
    }

    /// What it is where something is worked out of it.
    public Kind kind() {
      return kind;
    }

    /// As descriptors write it.
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
          "a column's type is one of identity, whole, long, real, date, text and bytes, not \""
              + text
              + "\"");
    }
  }
}
