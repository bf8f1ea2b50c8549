package dynobench.workload;

import java.util.List;
import java.util.Locale;

/// A table that a SQL workload needs, in types that each dialect has a word for.
public record Table(String name, List<Column> columns) {
  /// @param type a logical type
  /// @param length of a text or of bytes; 0 for others
  /// @param key whether rows are found by it
  public record Column(String name, Type type, int length, boolean key) {
    public Column {
      Names.check(name);
    }

    /// Reads `text 254 key` and the like.
    ///
    /// @throws IllegalArgumentException when there is no such type
    public static Column parse(String name, String text) {
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
          name, type, sized ? Integer.parseInt(words[1]) : 0, key || type == Type.IDENTITY);
    }
  }

  public Table {
    Names.check(name);
    columns = List.copyOf(columns);
  }

  /// What a column holds.
  public enum Type {
    /// A number that the database gives, the key of the table.
    IDENTITY,
    /// 32 bits.
    WHOLE,
    /// 64 bits.
    LONG,
    /// A floating-point number.
    REAL,
    DATE,
    TEXT,
    BYTES;

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
