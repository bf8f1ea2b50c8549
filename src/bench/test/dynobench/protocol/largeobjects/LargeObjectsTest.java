package dynobench.protocol.largeobjects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dynobench.engine.Database;
import dynobench.engine.LargeObjectTable;
import dynobench.protocol.Driven;
import dynobench.protocol.WrongDataException;
import dynobench.workload.Settings;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LargeObjectsTest {
  private static final Settings SMALL =
      Settings.of("objects", "5").with("bytes", "20000").with("parts", "9").with("part_bytes", "8");

  private final Map<Long, byte[]> stored = new TreeMap<>();

  private Driven driven(Settings settings, UnaryOperator<LargeObjectTable> fault) {
    var driven = new Driven("objects", settings);
    driven.spoil(honest -> new WithObjects(honest, fault.apply(new MapTable(stored))));
    return driven;
  }

  private byte[] content(long key) {
    return Objects.requireNonNull(stored.get(key));
  }

  private Driven driven(Settings settings) {
    return driven(settings, UnaryOperator.identity());
  }

  @Test
  void doesWhatItsDescriptionSays() throws Exception {
    Driven driven = driven(SMALL);
    driven.run();

    assertThat(driven.phases())
        .isEqualTo(driven.described())
        .containsExactly("write 5", "read 5", "read_part 9", "overwrite 5", "delete 3");
    assertThat(stored).containsOnlyKeys(2L, 4L);
    assertThat(driven.verify(false)).isZero();
  }

  @ParameterizedTest
  @CsvSource({"2, 10000, 1, 1", "3, 16384, 4, 1000000", "2, 65537, 300, 65537"})
  void takesAnySizes(String objects, String bytes, String parts, String partBytes)
      throws Exception {
    Settings settings =
        SMALL
            .with("objects", objects)
            .with("bytes", bytes)
            .with("parts", parts)
            .with("part_bytes", partBytes);
    Driven driven = driven(settings);
    driven.run();

    assertThat(driven.phases()).isEqualTo(driven.described());
    assertThat(content(2)).hasSize(Integer.parseInt(bytes));
    assertThat(driven.verify(false)).isZero();
  }

  @Test
  void textsConsistOfLetters() throws Exception {
    driven(SMALL.with("kind", "clob")).run();

    assertThat(new String(content(2), StandardCharsets.US_ASCII)).matches("[a-p]{20000}");
  }

  @Test
  void differsBetweenObjectsAndVersions() throws Exception {
    driven(SMALL).run();
    byte[] first = content(2);

    assertThat(first).isNotEqualTo(content(4));
    assertThat(first).isNotEqualTo(bytes(SeededContent.of(2005, 2, 0, 20_000, false)));
    assertThat(first).isEqualTo(bytes(SeededContent.of(2005, 2, 1, 20_000, false)));
  }

  private static byte[] bytes(SeededContent content) throws IOException {
    try (InputStream in = content.open()) {
      return in.readAllBytes();
    }
  }

  @Test
  void noticesShortReadsWithinThePhase() {
    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(() -> driven(SMALL, Shortening::new).run())
        .withMessage("expected 20000 bytes of object 1, found 19999 bytes");
  }

  @Test
  void noticesPartsFromAnotherPlace() {
    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(() -> driven(SMALL, Misplacing::new).run())
        .withMessageContaining("the content of object");
  }

  /// The timed reads do not compare the byte; the verification does.
  @Test
  void verificationNoticesASingleByte() throws Exception {
    Driven driven = driven(SMALL);
    driven.run();
    content(4)[19_998] ^= 1;

    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(() -> driven.verify(false))
        .withMessage("expected the content of object 4 as written, found other bytes");
    assertThatExceptionOfType(WrongDataException.class).isThrownBy(() -> driven.verify(true));
  }

  @Test
  void verificationNoticesAnObjectThatIsNotDeleted() throws Exception {
    Driven driven = driven(SMALL);
    driven.run();
    stored.put(3L, bytes(SeededContent.of(2005, 3, 1, 20_000, false)));

    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(() -> driven.verify(false))
        .withMessage("expected no object 3, which was deleted, found the object");
    assertThat(driven.verify(true)).isEqualTo(1);
  }

  @Test
  void aModeThatMayLoseChangesIsAllowedOlderVersions() throws Exception {
    Driven driven = driven(SMALL);
    driven.run();
    stored.put(2L, bytes(SeededContent.of(2005, 2, 0, 20_000, false)));
    stored.remove(4L);

    assertThat(driven.verify(true)).isEqualTo(2);
    assertThatExceptionOfType(WrongDataException.class).isThrownBy(() -> driven.verify(false));
  }

  private record WithObjects(Database honest, LargeObjectTable table) implements Database {
    @Override
    public Identity identity() {
      return new Identity("Made", "1", "made");
    }

    @Override
    public LargeObjectTable largeObjects(boolean isText) {
      return table;
    }

    @Override
    public void close() {}
  }

  /// Large objects in a map.
  private static class MapTable implements LargeObjectTable {
    final Map<Long, byte[]> stored;

    MapTable(Map<Long, byte[]> stored) {
      this.stored = stored;
    }

    @Override
    public void create() {
      stored.clear();
    }

    @Override
    public void insert(long key, Source content) throws IOException {
      try (InputStream in = content.open()) {
        byte[] bytes = in.readAllBytes();
        assertThat(bytes).hasSize(content.length());
        stored.put(key, bytes);
      }
    }

    @Override
    public void update(long key, Source content) throws IOException {
      assertThat(stored).containsKey(key);
      insert(key, content);
    }

    @Override
    public void delete(long key) {
      assertThat(stored.remove(key)).isNotNull();
    }

    @Override
    public void read(long key, Sink sink) {
      byte[] found = stored.get(key);
      if (found != null) {
        sink.bytes(found, found.length);
      }
    }

    @Override
    public void readPart(long key, int from, int length, Sink sink) {
      var part = new byte[length];
      System.arraycopy(Objects.requireNonNull(stored.get(key)), from, part, 0, length);
      sink.bytes(part, length);
    }

    @Override
    public void close() {}
  }

  private static MapTable sameAs(LargeObjectTable honest) {
    return (MapTable) honest;
  }

  /// Returns all bytes but the last.
  private static final class Shortening extends MapTable {
    Shortening(LargeObjectTable honest) {
      super(sameAs(honest).stored);
    }

    @Override
    public void read(long key, Sink sink) {
      super.read(key, (buffer, length) -> sink.bytes(buffer, length - 1));
    }
  }

  /// Returns the part that begins one byte earlier or later.
  private static final class Misplacing extends MapTable {
    Misplacing(LargeObjectTable honest) {
      super(sameAs(honest).stored);
    }

    @Override
    public void readPart(long key, int from, int length, Sink sink) {
      super.readPart(key, from == 0 ? 1 : from - 1, length, sink);
    }
  }
}
