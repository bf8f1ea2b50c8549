package dynobench.engine.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dynobench.engine.Database;
import dynobench.engine.Engine;
import dynobench.engine.RecordTable;
import dynobench.engine.TablesContract;
import dynobench.setup.Setup;
import dynobench.setup.Setup.Store.Access;
import dynobench.setup.Setup.Store.Writes;
import dynobench.setup.StoreLibrary;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Tests of Berkeley DB in C, which run if Debian's packages `libdb5.3-java` and
/// `libdb5.3-java-jni` are installed.
class BdbEngineTest extends TablesContract<Setup.Store> {
  private static final Path JAR = Path.of("/usr/share/java/db-5.3.28.jar");
  private static final Map<String, String> PAPER =
      Map.of(
          "setCacheSize", "33554432",
          "setPageSize", "32768",
          "setLogBufferSize", "8388608",
          "bulkBufferSize", "4194304");

  private static @Nullable ClassLoader loader;

  @BeforeAll
  static void findLibrary() throws MalformedURLException {
    Optional<Path> library =
        Stream.of("x86_64-linux-gnu", "aarch64-linux-gnu")
            .map(each -> Path.of("/usr/lib", each, "libdb_java-5.3.so"))
            .filter(Files::exists)
            .findFirst();
    assumeTrue(Files.exists(JAR) && library.isPresent(), "Berkeley DB is not installed here");
    System.setProperty("sleepycat.db.libfile", library.orElseThrow().toString());
    URL root = StoreEngine.class.getProtectionDomain().getCodeSource().getLocation();
    loader = new StoreClasses(new URL[] {JAR.toUri().toURL(), root});
  }

  /// Loads the store classes a second time, so that they see the library's classes.
  private static final class StoreClasses extends URLClassLoader {
    private static final String STORES = StoreEngine.class.getPackageName() + ".";

    StoreClasses(URL[] urls) {
      super(urls, StoreEngine.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith(STORES)) {
        return super.loadClass(name, resolve);
      }
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        return loaded == null ? findClass(name) : loaded;
      }
    }
  }

  @Override
  protected Engine engine(Setup.Store setup, Path folder) {
    try {
      return Class.forName(StoreEngine.class.getName(), true, Objects.requireNonNull(loader))
          .asSubclass(Engine.class)
          .getConstructor(Setup.Store.class, Path.class)
          .newInstance(setup, folder);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Setup.Store setup(Access access, Writes writes, Map<String, String> properties) {
    return new Setup.Store(StoreLibrary.BDB, writes, access, properties);
  }

  /// Returns sorted setups for several threads, as the contract requires.
  static Stream<Setup.Store> all() {
    return StoreLibrary.BDB.writes().stream()
        .filter(Writes::commits)
        .flatMap(writes ->
            Stream.of(
                setup(Access.BTREE, writes, Map.of()), setup(Access.BTREE, writes, paper(writes))));
  }

  /// Returns the paper's settings. In memory, the log must hold all data, so its buffer keeps the
  /// default size.
  private static Map<String, String> paper(Writes writes) {
    return writes == Writes.MEMORY
        ? Map.of("setCacheSize", "33554432", "setPageSize", "32768")
        : PAPER;
  }

  static Stream<Setup.Store> everyMethod() {
    return Stream.of(Access.values())
        .flatMap(access ->
            Stream.of(Writes.PLAIN, Writes.MEMORY, Writes.NO_SYNC, Writes.SYNC)
                .map(writes -> setup(access, writes, paper(writes))));
  }

  @ParameterizedTest
  @MethodSource("everyMethod")
  void keepsRecordsByEveryAccessMethod(Setup.Store setup) throws SQLException, IOException {
    try (var engine = engine(setup, folder())) {
      try (Database database = engine.open();
          RecordTable table = database.records(setup.writes().commits() ? EVERY_THREE : EACH)) {
        table.create();
        for (long key = 1; key <= 500; key++) {
          table.insert(key, bytes("old " + (1000 + key)));
        }
        table.update(77, bytes("new 1077"));
        table.commit();
      }
      try (Database database = engine.open();
          RecordTable table = database.records(EACH)) {
        Map<Long, String> found = contents(table);
        assertThat(found)
            .hasSize(500)
            .containsEntry(76L, "old 1076")
            .containsEntry(77L, "new 1077");
        var read = new ArrayList<String>();
        table.read(500, (key, value) -> read.add(key + ": " + text(value)));
        table.read(501, (key, value) -> read.add(key + ": " + text(value)));
        assertThat(read).containsExactly("500: old 1500");

        table.create();
        assertThat(contents(table)).isEmpty();
        table.insert(3, bytes("longer than before"));
        assertThat(contents(table)).isEqualTo(Map.of(3L, "longer than before"));
      }
    }
  }

  private static Map<Long, String> contents(RecordTable table) throws SQLException, IOException {
    var found = new TreeMap<Long, String>();
    table.scan((key, value) -> assertThat(found.put(key, text(value))).isNull());
    return found;
  }

  @ParameterizedTest
  @EnumSource(
      value = Access.class,
      names = {"QUEUE", "RECNO"})
  void scansNumbersInOrderAcrossGaps(Access access) throws SQLException, IOException {
    try (var engine = engine(setup(access, Writes.NO_SYNC, Map.of()), folder());
        Database database = engine.open();
        RecordTable table = database.records(EACH)) {
      table.create();
      for (long key : new long[] {40, 9, 300, 10}) {
        table.insert(key, bytes("record"));
      }

      assertThat(keys(table, 1, 50)).containsExactly(9L, 10L, 40L);
      assertThat(keys(table, 10, 300)).containsExactly(10L, 40L, 300L);
      assertThat(keys(table, 11, 39)).isEmpty();
      assertThat(keys(table, 301, 400)).isEmpty();
      assertThat(contents(table).keySet()).containsExactly(9L, 10L, 40L, 300L);
    }
  }

  private static List<Long> keys(RecordTable table, long from, long to)
      throws SQLException, IOException {
    var keys = new ArrayList<Long>();
    table.scan(from, to, (key, _) -> keys.add(key));
    return keys;
  }

  @Test
  void aQueueRefusesARecordOfAnotherLength() throws SQLException, IOException {
    try (var engine = engine(setup(Access.QUEUE, Writes.SYNC, Map.of()), folder())) {
      try (Database database = engine.open();
          RecordTable table = database.records(EACH)) {
        table.create();
        table.insert(1, bytes("four"));
        assertThatThrownBy(() -> table.insert(2, bytes("six by")))
            .isInstanceOf(SQLException.class)
            .hasMessage("The records of this queue have 4 bytes each, but this record has 6.");
      }
      try (Database database = engine.open();
          RecordTable table = database.records(EACH)) {
        assertThatThrownBy(() -> table.insert(2, bytes("two")))
            .hasMessage("The records of this queue have 4 bytes each, but this record has 3.");
        assertThat(contents(table)).isEqualTo(Map.of(1L, "four"));
      }
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = Access.class,
      names = {"QUEUE", "RECNO"})
  void refusesKeysThatAreNoRecordNumbers(Access access) throws SQLException, IOException {
    try (var engine = engine(setup(access, Writes.MEMORY, Map.of()), folder());
        Database database = engine.open();
        RecordTable table = database.records(EACH)) {
      table.create();
      for (long key : new long[] {0, -1, 1L << 32}) {
        assertThatThrownBy(() -> table.insert(key, bytes("x")))
            .hasMessage("Record numbers go from 1 to 4294967295: " + key + " is not one of these.");
      }
    }
  }

  /// The file has the page size that its header states.
  @Test
  void hasPagesOfThePapersSize() throws SQLException, IOException {
    try (var engine = engine(setup(Access.BTREE, Writes.PLAIN, PAPER), folder());
        Database database = engine.open();
        RecordTable table = database.records(EACH)) {
      table.create();
      table.insert(1, bytes("x"));
    }
    assertThat(Files.size(folder().resolve("test"))).isEqualTo(2 * 32_768);
  }
}
