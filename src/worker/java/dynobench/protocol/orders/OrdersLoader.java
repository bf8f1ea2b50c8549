package dynobench.protocol.orders;

import dynobench.engine.SqlConnection;
import dynobench.protocol.SeededRandom;
import dynobench.protocol.TextPool;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/// Creation and filling of the tables (clause 4.3.3). Confined to one thread, except [#done].
final class OrdersLoader {
  /// The first of January 2011.
  private static final long BEGINNING = 1_293_840_000_000L;

  private static final int STOCK_TEXTS = 10;
  private static final int CARRIERS = 10;
  private static final int PIECES = 5;
  private static final int MOST_CENTS = 999_999;
  private static final int MOST_TAX = 2000;
  private static final int MOST_DISCOUNT = 5000;
  private static final String ORIGINAL = "ORIGINAL";

  private final TextPool names = new TextPool(6, 10);
  private final TextPool firstNames = new TextPool(8, 16);
  private final TextPool streets = new TextPool(10, 20);
  private final TextPool states = new TextPool(2, 2);
  private final TextPool items = new TextPool(14, 24);
  private final TextPool infos = new TextPool(24, 24);
  private final TextPool data = new TextPool(26, 50);
  private final TextPool notes = new TextPool(300, 500);
  private final TextPool payments = new TextPool(12, 24);
  private final SqlConnection session;
  private final OrdersScale scale;
  private final long seed;
  private final AtomicLong done;
  private final SeededRandom draws = new SeededRandom(0);
  private final NonUniformRandom lastNames;

  /// Creates an object that fills the tables.
  ///
  /// @param done counter of committed rows
  OrdersLoader(SqlConnection session, OrdersScale scale, long seed, AtomicLong done) {
    this.session = session;
    this.scale = scale;
    this.seed = seed;
    this.done = done;
    this.lastNames = NonUniformRandom.filledNames(seed);
  }

  /// Creates the tables and two indexes, and fills all tables in batches.
  void fill() throws SQLException {
    session.create();
    try (Statement statement = session.connection().createStatement()) {
      for (String each : List.of("index_customer", "index_orders")) {
        statement.execute(session.statement(each));
      }
    }
    session.connection().setAutoCommit(false);
    items();
    warehouses();
    stocks();
    districts();
    customers();
    payments();
    orders();
    openOrders();
    orderLines();
    session.connection().setAutoCommit(true);
  }

  private InsertBatch batch(String statement) throws SQLException {
    return new InsertBatch(session, statement, seed, draws, done);
  }

  /// Returns a random number, both ends included.
  private int draw(int from, int to) {
    return from + (int) draws.below(to - from + 1L);
  }

  private void items() throws SQLException {
    try (InsertBatch batch = batch("fill_item")) {
      for (int i = 1; i <= scale.items(); i++) {
        batch
            .row()
            .with(i)
            .with(draw(1, 10_000))
            .with(items.draw(draws))
            .with(draw(100, 10_000))
            .with(original());
        batch.add();
      }
      batch.end();
    }
  }

  /// Returns a random text. One of ten texts contains the word "ORIGINAL".
  private String original() {
    String text = data.draw(draws);
    if (draws.below(10) > 0) {
      return text;
    }
    int at = (int) draws.below(text.length() - ORIGINAL.length() + 1L);
    return text.substring(0, at) + ORIGINAL + text.substring(at + ORIGINAL.length());
  }

  private void warehouses() throws SQLException {
    try (InsertBatch batch = batch("fill_warehouse")) {
      for (int i = 1; i <= scale.warehouses(); i++) {
        ClientStatement row = batch.row().with(i).with(names.draw(draws));
        address(row).with(draw(0, MOST_TAX)).with(scale.districts() * scale.districtIncome());
        batch.add();
      }
      batch.end();
    }
  }

  private ClientStatement address(ClientStatement row) throws SQLException {
    return row.with(streets.draw(draws))
        .with(streets.draw(draws))
        .with(streets.draw(draws))
        .with(states.draw(draws))
        .with(draw(1000, 9999) + "11111");
  }

  private void stocks() throws SQLException {
    try (InsertBatch batch = batch("fill_stock")) {
      for (int warehouse = 1; warehouse <= scale.warehouses(); warehouse++) {
        for (int item = 1; item <= scale.items(); item++) {
          ClientStatement row = batch.row().with(warehouse).with(item).with(draw(10, 100));
          for (int i = 0; i < STOCK_TEXTS; i++) {
            row.with(infos.draw(draws));
          }
          row.with(original());
          batch.add();
        }
      }
      batch.end();
    }
  }

  /// Rows of one district.
  @FunctionalInterface
  private interface DistrictFill {
    void fill(InsertBatch batch, int warehouse, int district) throws SQLException;
  }

  private void places(String statement, DistrictFill place) throws SQLException {
    try (InsertBatch batch = batch(statement)) {
      for (int warehouse = 1; warehouse <= scale.warehouses(); warehouse++) {
        for (int district = 1; district <= scale.districts(); district++) {
          place.fill(batch, warehouse, district);
        }
      }
      batch.end();
    }
  }

  private void districts() throws SQLException {
    places(
        "fill_district",
        (batch, warehouse, district) -> {
          ClientStatement row = batch.row().with(warehouse).with(district).with(names.draw(draws));
          address(row)
              .with(draw(0, MOST_TAX))
              .with(scale.districtIncome())
              .with(scale.customers() + 1);
          batch.add();
        });
  }

  private void customers() throws SQLException {
    places(
        "fill_customer",
        (batch, warehouse, district) -> {
          for (int i = 1; i <= scale.customers(); i++) {
            ClientStatement row =
                batch.row().with(warehouse).with(district).with(i).with(firstNames.draw(draws));
            boolean first = i <= scale.names();
            row.with(LastName.of(first ? i - 1 : lastNames.draw(draws, 0, scale.names() - 1)));
            address(row)
                .with(Long.toString(1_000_000_000_000_000L + draws.below(9_000_000_000_000_000L)))
                .with(BEGINNING)
                .with(draws.below(10) == 0 ? "BC" : "GC")
                .with(draw(0, MOST_DISCOUNT))
                .with(notes.draw(draws));
            batch.add();
          }
        });
  }

  private void payments() throws SQLException {
    places(
        "fill_history",
        (batch, warehouse, district) -> {
          for (int i = 1; i <= scale.customers(); i++) {
            batch
                .row()
                .with(i)
                .with(district)
                .with(warehouse)
                .with(district)
                .with(warehouse)
                .with(BEGINNING)
                .with(OrdersScale.FIRST_PAYMENT)
                .with(payments.draw(draws));
            batch.add();
          }
        });
  }

  /// Rows of one order.
  @FunctionalInterface
  private interface Ordered {
    void fill(InsertBatch batch, FirstOrder order) throws SQLException;
  }

  private void ordered(String statement, Ordered ordered) throws SQLException {
    places(
        statement,
        (batch, warehouse, district) -> {
          for (int i = 1; i <= scale.customers(); i++) {
            ordered.fill(batch, FirstOrder.of(scale, warehouse, district, i, seed));
          }
        });
  }

  private void orders() throws SQLException {
    ordered(
        "fill_orders",
        (batch, order) -> {
          batch
              .row()
              .with(order.warehouse())
              .with(order.district())
              .with(order.number())
              .with(order.customer())
              .with(BEGINNING)
              .with(order.delivered() ? draw(1, CARRIERS) : 0)
              .with(order.lines())
              .with(1);
          batch.add();
        });
  }

  private void openOrders() throws SQLException {
    ordered(
        "fill_new_order",
        (batch, order) -> {
          if (!order.delivered()) {
            batch.row().with(order.warehouse()).with(order.district()).with(order.number());
            batch.add();
          }
        });
  }

  private void orderLines() throws SQLException {
    ordered(
        "fill_order_line",
        (batch, order) -> {
          for (int i = 1; i <= order.lines(); i++) {
            batch
                .row()
                .with(order.warehouse())
                .with(order.district())
                .with(order.number())
                .with(i)
                .with(draw(1, scale.items()))
                .with(order.warehouse())
                .with(order.delivered() ? BEGINNING : 0)
                .with(PIECES)
                .with(order.delivered() ? 0L : draw(1, MOST_CENTS))
                .with(infos.draw(draws));
            batch.add();
          }
        });
  }
}
