package dynobench.recorder;

import dynobench.recorder.format.Getter;
import dynobench.recorder.format.ValueHash;
import dynobench.recorder.masking.ValueMask;
import java.math.BigDecimal;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Types;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Predicts the values that a replay reads, because it inserts pseudonyms. A replay computes sums
/// and concatenations of pseudonyms, so values of columns that belong to no table aren't predicted,
/// unless their type has no pseudonyms.
final class ResultMask {
  private static final Set<Getter> NUMBERS = EnumSet.range(Getter.BYTE, Getter.DECIMAL);
  private static final Set<Getter> FRACTIONS =
      EnumSet.of(Getter.FLOAT, Getter.DOUBLE, Getter.DECIMAL);
  private static final Set<Getter> TIMES =
      EnumSet.of(
          Getter.DATE,
          Getter.TIME,
          Getter.TIMESTAMP,
          Getter.LOCAL_DATE,
          Getter.LOCAL_TIME,
          Getter.LOCAL_DATE_TIME,
          Getter.OFFSET_DATE_TIME);

  private static final Set<Getter> BYTES =
      EnumSet.of(Getter.BYTES, Getter.WHOLE_BYTES, Getter.OBJECT);

  /// Family of a column's type.
  private enum ColumnKind {
    TEXT,
    NUMBER,
    FRACTION,
    BOOLEAN,
    TIME,
    BYTES,
    OTHER
  }

  private final ValueMask mask;
  private final ResultSet result;
  private @Nullable ColumnKind[] kinds = new ColumnKind[8];
  private boolean[] computed = new boolean[8];

  ResultMask(ValueMask mask, ResultSet result) {
    this.mask = mask;
    this.result = result;
  }

  private ColumnKind kind(int column) {
    if (column >= kinds.length) {
      kinds = Arrays.copyOf(kinds, Math.max(column + 1, kinds.length * 2));
      computed = Arrays.copyOf(computed, kinds.length);
    }
    ColumnKind known = kinds[column];
    if (known == null) {
      known = DriverAnswer.of(() -> described(column, result.getMetaData()), ColumnKind.OTHER);
      kinds[column] = known;
    }
    return known;
  }

  private ColumnKind described(int column, ResultSetMetaData data) throws SQLException {
    computed[column] = true; // if the driver doesn't know the table
    int type = data.getColumnType(column);
    ColumnKind kind = kindOf(type);
    boolean decimal = type == Types.NUMERIC || type == Types.DECIMAL;
    if (decimal && DriverAnswer.of(() -> data.getScale(column), 1) == 0) {
      kind = ColumnKind.NUMBER;
    }
    computed[column] = DriverAnswer.of(() -> data.getTableName(column), "").isEmpty();
    return kind;
  }

  private static ColumnKind kindOf(int type) {
    switch (type) {
      case Types.CHAR:
      case Types.VARCHAR:
      case Types.LONGVARCHAR:
      case Types.NCHAR:
      case Types.NVARCHAR:
      case Types.LONGNVARCHAR:
      case Types.CLOB:
      case Types.NCLOB:
        return ColumnKind.TEXT;
      case Types.BIT:
      case Types.BOOLEAN:
        return ColumnKind.BOOLEAN;
      case Types.BINARY:
      case Types.VARBINARY:
      case Types.LONGVARBINARY:
      case Types.BLOB:
        return ColumnKind.BYTES;
      default:
        return otherKindOf(type);
    }
  }

  private static ColumnKind otherKindOf(int type) {
    switch (type) {
      case Types.TINYINT:
      case Types.SMALLINT:
      case Types.INTEGER:
      case Types.BIGINT:
        return ColumnKind.NUMBER;
      case Types.REAL:
      case Types.FLOAT:
      case Types.DOUBLE:
      case Types.NUMERIC:
      case Types.DECIMAL:
        return ColumnKind.FRACTION;
      case Types.DATE:
      case Types.TIME:
      case Types.TIMESTAMP:
      case Types.TIME_WITH_TIMEZONE:
      case Types.TIMESTAMP_WITH_TIMEZONE:
        return ColumnKind.TIME;
      default:
        return ColumnKind.OTHER;
    }
  }

  /// Returns whether the recorder can predict what a replay reads.
  boolean predicts(int column, Getter getter) {
    ColumnKind kind = kind(column);
    boolean asIs =
        getter == Getter.STRING || getter == Getter.OBJECT || getter == Getter.WHOLE_TEXT;
    boolean stored = !computed[column];
    switch (kind) {
      case BOOLEAN:
        return asIs || getter == Getter.BOOLEAN || NUMBERS.contains(getter);
      case NUMBER:
        return getter == Getter.BOOLEAN
            || ((stored || !mask.coversAll()) && (asIs || NUMBERS.contains(getter)));
      case FRACTION:
        // A rounded pseudonym differs from the pseudonym of a rounded number.
        return getter == Getter.BOOLEAN
            || (!mask.coversAll() && (asIs || NUMBERS.contains(getter)))
            || (stored && (asIs || FRACTIONS.contains(getter)));
      case TIME:
        return (stored || !mask.coversAll()) && (asIs || TIMES.contains(getter));
      case TEXT:
        return stored && (asIs || TIMES.contains(getter));
      case BYTES:
        return stored && BYTES.contains(getter);
      default:
        return stored && (asIs || getter == Getter.UUID);
    }
  }

  /// Returns whether a column holds numbers.
  private static boolean isNumber(ColumnKind kind) {
    return kind == ColumnKind.NUMBER || kind == ColumnKind.FRACTION;
  }

  /// Returns the hash of the value that a replay reads.
  long hash(int column, @Nullable Object value) {
    ColumnKind kind = kind(column);
    if (value == null || stays(kind)) {
      return ValueHash.of(value);
    }
    Object read =
        isNumber(kind) && value instanceof String ? new BigDecimal((String) value) : value;
    return ValueHash.of(mask.mask(read));
  }

  private boolean stays(ColumnKind kind) {
    return kind == ColumnKind.BOOLEAN
        || (!mask.coversAll() && (isNumber(kind) || kind == ColumnKind.TIME));
  }
}
