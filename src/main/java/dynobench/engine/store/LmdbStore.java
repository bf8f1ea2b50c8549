package dynobench.engine.store;

import dynobench.catalog.Setup;
import dynobench.catalog.Setup.Store.Writes;
import dynobench.engine.Database.Identity;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.lmdbjava.Dbi;
import org.lmdbjava.DbiFlags;
import org.lmdbjava.Env;
import org.lmdbjava.EnvFlags;
import org.lmdbjava.Meta;
import org.lmdbjava.Txn;

/// LMDB: a file that is mapped into memory. One transaction writes at a time, and others wait for
/// it; readers wait for nobody.
final class LmdbStore implements Store {
  private static final String NAME = "test";

  /// The file can't become larger. Linux makes it as large as what is in it, not as this.
  private static final long MAP_BYTES = 64L << 30;

  /// Each table of each client has one.
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

  /// Settings are LMDB's flags. A reader belongs to its table, not to its thread, which may have
  /// several.
  private static Set<EnvFlags> flags(Setup.Store setup) {
    Set<EnvFlags> flags = EnumSet.of(EnvFlags.MDB_NOTLS);
    if (setup.writes() == Writes.WRITE_NO_SYNC) {
      flags.add(EnvFlags.MDB_NOSYNC);
    }
    for (Map.Entry<String, String> each : setup.properties().entrySet()) {
      if (Boolean.parseBoolean(each.getValue())) {
        flags.add(EnvFlags.valueOf(each.getKey()));
      }
    }
    return flags;
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

  /// What commits didn't force to the disk is forced now: closing alone wouldn't.
  @Override
  public void close() {
    if (writes == Writes.WRITE_NO_SYNC) {
      environment.sync(true);
    }
    environment.close();
  }
}
