package dynobench.preflight;

import dynobench.files.Fingerprint;
import dynobench.files.RegularFile;
import dynobench.text.PlainText;
import dynobench.workload.OwnPairs;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PushbackReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.jspecify.annotations.Nullable;

/// Reads a file of the user's own name-value pairs: CSV with two columns if its name ends with
/// `.csv`, or else the syntax of [Properties]. It refuses files that cannot be loaded unchanged:
/// with duplicate names, texts that are too long or not storable, or more pairs than the maximum.
public final class PairsFile {
  static final int MOST_BYTES = 64 << 20;
  static final int MOST_PAIRS = 1_000_000;

  /// Width of the name column, in characters.
  static final int MOST_NAME = 64;

  /// Maximum width of the value column, in characters.
  public static final int MOST_VALUE = 254;

  private static final List<String> HEADER = List.of("name", "value");
  private static final int MOST_SHOWN = 40;
  private static final char BYTE_ORDER_MARK = '\ufeff';

  private final int width;
  private final OwnPairs.Builder pairs = new OwnPairs.Builder();
  private final Set<String> names = new HashSet<>();

  private PairsFile(int width) {
    this.width = width;
  }

  /// Content of a file.
  ///
  /// @param sha256 SHA-256 of the file's bytes
  public record Content(OwnPairs pairs, String sha256) {}

  /// Reads a file.
  ///
  /// @param width width of the value column, in characters
  /// @throws IOException when the file cannot be used; [dynobench.files.IoErrorText] describes the
  ///   cause
  public static Content read(Path file, int width) throws IOException {
    byte[] bytes;
    try (InputStream in = RegularFile.stream(file)) {
      bytes = in.readNBytes(MOST_BYTES + 1);
    }
    if (bytes.length > MOST_BYTES) {
      throw refused(file, "it is larger than " + (MOST_BYTES >> 20) + " MB", null);
    }
    var reading = new PairsFile(width);
    try (Reader text = text(bytes)) {
      if (OwnPairs.isCsv(file)) {
        reading.readCsv(text);
      } else {
        reading.new Listed().load(text);
      }
    } catch (IOException e) {
      throw damaged(file, e);
    } catch (UncheckedIOException e) {
      throw damaged(file, Objects.requireNonNull(e.getCause()));
    } catch (IllegalArgumentException e) {
      throw refused(file, String.valueOf(e.getMessage()), e);
    }
    if (reading.pairs.count() == 0) {
      throw refused(file, "it contains no pairs", null);
    }
    return new Content(reading.pairs.build(), Fingerprint.of(bytes));
  }

  private static IOException damaged(Path file, IOException e) {
    String why =
        e instanceof CharacterCodingException
            ? "it is not UTF-8 text"
            : "it is not valid CSV: " + e.getMessage();
    return refused(file, why, e);
  }

  private static IOException refused(Path file, String why, @Nullable Exception cause) {
    var refused = new FileSystemException(file.toString(), null, PlainText.shown(why));
    if (cause != null) {
      refused.initCause(cause);
    }
    return refused;
  }

  /// Returns a reader that throws where the bytes are not UTF-8. It skips a byte order mark.
  private static Reader text(byte[] bytes) throws IOException {
    var text =
        new PushbackReader(
            new InputStreamReader(
                new ByteArrayInputStream(bytes), StandardCharsets.UTF_8.newDecoder()));
    int first = text.read();
    if (first >= 0 && first != BYTE_ORDER_MARK) {
      text.unread(first);
    }
    return text;
  }

  private void readCsv(Reader text) throws IOException {
    try (CSVParser parser = CSVParser.parse(text, CSVFormat.DEFAULT)) {
      for (CSVRecord each : parser) {
        if (each.getRecordNumber() > 1 || !each.toList().equals(HEADER)) {
          add(parser.getCurrentLineNumber(), each);
        }
      }
    }
  }

  private void add(long line, CSVRecord cells) {
    if (cells.size() != HEADER.size()) {
      throw wrong(
          line, "it must have two columns, name and value, not %,d".formatted(cells.size()));
    }
    add(line, cells.get(0), cells.get(1));
  }

  /// @param line line where the pair ends; 0 if unknown
  private void add(long line, String name, String value) {
    if (name.isEmpty()) {
      throw wrong(line, "it has an empty key");
    }
    fault(name, MOST_NAME)
        .ifPresent(fault -> {
          throw wrong(line, "the key \"%s\" %s".formatted(shown(name), fault));
        });
    fault(value, MOST_VALUE)
        .or(() -> tooWide(value))
        .ifPresent(fault -> {
          throw wrong(line, "the value of \"%s\" %s".formatted(shown(name), fault));
        });
    if (!names.add(name)) {
      throw wrong(line, "the key \"%s\" occurs twice".formatted(shown(name)));
    }
    pairs.add(name, value);
    if (pairs.count() > MOST_PAIRS) {
      throw wrong(0, "it has more than %,d pairs".formatted(MOST_PAIRS));
    }
  }

  private static Optional<String> fault(String text, int most) {
    if (text.length() > most) {
      return Optional.of("has %,d characters, more than %d".formatted(text.length(), most));
    }
    return isStorable(text) ? Optional.empty() : Optional.of("contains a control character");
  }

  private Optional<String> tooWide(String value) {
    return value.length() <= width
        ? Optional.empty()
        : Optional.of(
            "has %d characters, but value_width = %d: set value_width to at least %1$d"
                .formatted(value.length(), width));
  }

  private static IllegalArgumentException wrong(long line, String message) {
    return new IllegalArgumentException(
        line == 0 ? message : "line %,d: %s".formatted(line, message));
  }

  private static String shown(String name) {
    return PlainText.cut(name, MOST_SHOWN);
  }

  /// Returns whether databases can store the text. Half of a surrogate pair has no UTF-8, and some
  /// databases take no NUL.
  private static boolean isStorable(String text) {
    return text.codePoints()
        .noneMatch(each -> each == 0 || Character.getType(each) == Character.SURROGATE);
  }

  /// Passes on each pair as it is read. A map would silently drop the first of two pairs with the
  /// same key.
  private final class Listed extends Properties {
    private static final long serialVersionUID = 1;

    @Override
    public synchronized @Nullable Object put(Object name, Object value) {
      add(0, (String) name, (String) value);
      return null;
    }
  }
}
