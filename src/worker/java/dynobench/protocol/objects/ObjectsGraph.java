package dynobench.protocol.objects;

import dynobench.engine.Database;
import dynobench.engine.SqlConnection;
import dynobench.protocol.Protocol;
import dynobench.protocol.TrialContext;
import dynobench.protocol.VerificationContext;
import dynobench.protocol.WrongDataException;
import dynobench.setup.Dialect;
import dynobench.setup.Setup;
import java.io.IOException;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/// Protocol of trees of objects. Phases write all trees, read them node by node, change them, and
/// delete every second tree. They use a mapper or plain JDBC. The remaining data are compared with
/// the expected data from the seed.
public final class ObjectsGraph implements Protocol {
  private static final String ACCESS = "access";
  private static final String MAPPER = "hibernate";
  private static final String SET_UP = "set_up";
  private static final String DELETE = "delete_trees";

  /// Work of a phase on each tree.
  @FunctionalInterface
  private interface TreeWork {
    void on(TreeAccess access, int tree) throws SQLException;
  }

  private @Nullable TreeAccess access;

  @Override
  public void run(TrialContext measuring) throws WrongDataException, SQLException, IOException {
    TreeShape shape = TreeShape.of(measuring.settings(), measuring.seed());
    long expected = 0;
    for (int tree = 0; tree < shape.trees(); tree++) {
      expected += shape.tree(tree).sum();
    }
    try {
      measuring
          .timer()
          .time(SET_UP, 1, () -> 1, measuring.engine(), database -> begin(measuring, database));
      each(measuring, shape, "write_trees", (trees, tree) -> trees.write(shape.tree(tree)));
      var sum = new AtomicLong();
      each(
          measuring,
          shape,
          "read_trees",
          (trees, tree) -> sum.addAndGet(trees.read(shape.root(tree))));
      require(expected, sum.get());
      each(measuring, shape, "change_trees", (trees, tree) -> trees.change(shape.root(tree)));
      each(
          measuring,
          shape,
          DELETE,
          (trees, tree) -> {
            if (TreeShape.isDeleted(tree)) {
              trees.delete(shape.root(tree));
            }
          });
    } finally {
      if (access != null) {
        access.close();
      }
    }
    // Untimed, in the process that did the work: no data may be lost here.
    Database database = measuring.engine().open();
    new TreeAudit(database.sql(), shape).audit(false);
    database.close();
  }

  private static void require(long expected, long found) throws WrongDataException {
    if (expected != found) {
      throw new WrongDataException(
          String.format(Locale.ROOT, "a sum of %,d over all trees that were read", expected),
          String.format(Locale.ROOT, "%,d", found));
    }
  }

  /// Creates the tables with an index, and the access to trees. Starts the mapper if the plan asks
  /// for it.
  private void begin(TrialContext measuring, Database database) throws SQLException {
    SqlConnection sql = database.sql();
    sql.create();
    try (Statement statement = sql.connection().createStatement()) {
      statement.execute(sql.statement("index_parent"));
    }
    int batch = measuring.settings().count("batch");
    if (measuring.settings().text(ACCESS).equals(MAPPER)) {
      Dialect dialect = ((Setup.Jdbc) measuring.setup()).dialect();
      access = new MappedTrees(sql, dialect.hibernate(), dialect.prefix(), batch);
    } else {
      access = new JdbcTrees(batch);
      access.use(sql);
    }
    sql.connection().commit();
    sql.connection().setAutoCommit(true);
  }

  private void each(TrialContext measuring, TreeShape shape, String phase, TreeWork work)
      throws SQLException, IOException {
    var done = new AtomicLong();
    boolean deletes = phase.equals(DELETE);
    measuring
        .timer()
        .time(
            phase,
            measuring.workload().phase(phase).orElseThrow().operations().of(measuring.settings()),
            done::get,
            measuring.engine(),
            database -> {
              TreeAccess trees = Objects.requireNonNull(access);
              trees.use(database.sql());
              for (int tree = 0; tree < shape.trees(); tree++) {
                work.on(trees, tree);
                if (!deletes || TreeShape.isDeleted(tree)) {
                  done.addAndGet(shape.nodes());
                }
              }
              database.sql().connection().setAutoCommit(true);
            });
  }

  @Override
  public long verify(VerificationContext verifying)
      throws WrongDataException, SQLException, IOException {
    TreeShape shape = TreeShape.of(verifying.settings(), verifying.seed());
    Database database = verifying.open();
    long lost = 0;
    try {
      lost = new TreeAudit(database.sql(), shape).audit(verifying.mayLose()) * shape.nodes();
    } catch (SQLException e) {
      verifying.permitMissing(e);
      lost = (2L * shape.trees() + shape.deleted()) * shape.nodes();
    }
    database.close();
    return lost;
  }
}
