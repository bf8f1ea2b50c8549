package dynobench.workload;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Name-value pairs from a file of the user. The texts are stored in one array of bytes, so that
/// they don't count as objects on the measured heap.
///
/// The format is equal in memory and in the copy that workers read. Each pair consists of the
/// length of the name in two bytes, the name in UTF-8, and then the value in this form.
public final class OwnPairs {
  /// Parameter with the path of the user's file; in the settings of a worker, with the path of the
  /// copy.
  public static final String FILE = "pairs_file";

  /// Parameter with the check sum that the file must have.
  public static final String SHA_256 = "pairs_sha256";

  /// Parameter with the number of pairs to load.
  public static final String COUNT = "pairs";

  private static final List<String> EXTENSIONS = List.of(".properties", ".csv");

  private final byte[] bytes;
  private final int[] starts;

  private OwnPairs(byte[] bytes, int[] starts) {
    this.bytes = bytes;
    this.starts = starts;
  }

  /// Returns the file that the settings name, if they name one.
  public static Optional<String> file(Settings settings) {
    return settings.get(FILE).filter(each -> !each.isEmpty());
  }

  /// Returns whether the text is a path with an extension that [OwnPairs] can read.
  static boolean isNamed(String path) {
    try {
      String name = String.valueOf(Path.of(path).getFileName()).toLowerCase(Locale.ROOT);
      return EXTENSIONS.stream().anyMatch(name::endsWith);
    } catch (InvalidPathException e) {
      return false; // not a valid path
    }
  }

  /// Returns whether the file is a CSV file, by its name.
  public static boolean isCsv(Path file) {
    return file.toString().toLowerCase(Locale.ROOT).endsWith(".csv");
  }

  /// Reads a copy that [#write] has written.
  public static OwnPairs read(Path copy) throws IOException {
    byte[] bytes = Files.readAllBytes(copy);
    var starts = new Starts();
    int at = 0;
    while (at < bytes.length) {
      starts.add(at);
      at = end(bytes, end(bytes, at));
    }
    return new OwnPairs(bytes, starts.all());
  }

  /// Writes a copy for [#read].
  public void write(Path copy) throws IOException {
    Files.write(copy, bytes);
  }

  /// Returns the number of pairs.
  public int count() {
    return starts.length;
  }

  /// Returns the name of a pair, a new text each time.
  public String name(int index) {
    return text(starts[index]);
  }

  /// Returns the value of a pair, a new text each time.
  public String value(int index) {
    return text(end(bytes, starts[index]));
  }

  private String text(int at) {
    return new String(bytes, at + Short.BYTES, length(bytes, at), StandardCharsets.UTF_8);
  }

  private static int length(byte[] bytes, int at) {
    return ByteBuffer.wrap(bytes).getShort(at);
  }

  private static int end(byte[] bytes, int at) {
    return at + Short.BYTES + length(bytes, at);
  }

  /// Growing list of positions in the array.
  private static final class Starts {
    private int[] places = new int[1024];
    private int count;

    void add(int place) {
      if (count == places.length) {
        places = Arrays.copyOf(places, 2 * count);
      }
      places[count++] = place;
    }

    int[] all() {
      return Arrays.copyOf(places, count);
    }
  }

  /// Builder that collects pairs.
  public static final class Builder {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final Starts starts = new Starts();

    /// Adds a pair. Each text must have at most 10,000 characters; this is not checked.
    public void add(String name, String value) {
      starts.add(bytes.size());
      add(name);
      add(value);
    }

    private void add(String text) {
      byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
      bytes.writeBytes(ByteBuffer.allocate(Short.BYTES).putShort((short) encoded.length).array());
      bytes.writeBytes(encoded);
    }

    /// Returns the number of pairs so far.
    public int count() {
      return starts.count;
    }

    public OwnPairs build() {
      return new OwnPairs(bytes.toByteArray(), starts.all());
    }
  }
}
