package dynobench.engine.store;

import dynobench.engine.Database.Identity;
import dynobench.setup.Setup;
import dynobench.setup.Setup.Store.Writes;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.lmdbjava.Dbi;
import org.lmdbjava.DbiFlags;
import org.lmdbjava.Env;
import org.lmdbjava.EnvFlags;
import org.lmdbjava.Meta;
import org.lmdbjava.Txn;

/// LMDB: a file that is mapped into memory. Only one transaction writes at a time; other writers
/// wait for it. Readers never wait.
final class LmdbStore implements Store {
  private static final String NAME = "test";

  /// Maximum size of the file, in bytes. On Linux the file only occupies the space of its content.
  private static final long MAP_BYTES = 64L << 30;

  /// Maximum number of readers. Each table of each client needs one.
  private static final int READERS = 16_384;

  private final Writes writes;
  private final Env<ByteBuffer> environment;
  private final Dbi<ByteBuffer> database;

  LmdbStore(Setup.Store setup, Path folder) {
    this.writes = setup.writes();
    this.environment =
        Env.create()
            .setMapSize(MAP_BYTES)
            .setMaxReaders(READERS)
            .setMaxDbs(1)
            .open(folder.toFile(), flags(setup).toArray(EnvFlags[]::new));
    this.database = environment.openDbi(NAME, DbiFlags.MDB_CREATE);
  }

  /// Returns LMDB's flags for the settings. A reader belongs to a table instead of a thread,
  /// because a thread may have several readers.
  private static Set<EnvFlags> flags(Setup.Store setup) {
    Set<EnvFlags> flags = EnumSet.of(EnvFlags.MDB_NOTLS);
    if (setup.writes() == Writes.WRITE_NO_SYNC) {
      flags.add(EnvFlags.MDB_NOSYNC);
    }
    setup
        .properties()
        .forEach((name, value) -> {
          EnvFlags flag = flag(name);
          switch (value) {
            case "true" -> flags.add(flag);
            case "false" -> flags.remove(flag);
            default ->
                throw new IllegalArgumentException(
                    name + " must be \"true\" or \"false\", not \"" + value + "\"");
          }
        });
    return flags;
  }

  private static EnvFlags flag(String name) {
    return Stream.of(EnvFlags.values())
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow(() ->
            new IllegalArgumentException(
                name
                    + " is not a flag of LMDB; its flags are "
                    + Arrays.toString(EnvFlags.values())));
  }

  @Override
  public Identity identity() {
    Meta.Version version = Meta.version();
    return new Identity(
        "LMDB",
        String.format(Locale.ROOT, "%d.%d.%d", version.major, version.minor, version.patch),
        "lmdbjava");
  }

  @Override
  public StoreSession session() {
    return new LmdbSession(environment, database);
  }

  @Override
  public void recreate() {
    try (Txn<ByteBuffer> transaction = environment.txnWrite()) {
      database.drop(transaction);
      transaction.commit();
    }
  }

  /// Closes the store. It first forces data to the disk that commits did not, because closing alone
  /// would not.
  @Override
  public void close() {
    if (writes == Writes.WRITE_NO_SYNC) {
      environment.sync(true);
    }
    environment.close();
  }
}
