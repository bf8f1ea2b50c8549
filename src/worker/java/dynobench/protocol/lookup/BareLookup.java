package dynobench.protocol.lookup;

import dynobench.protocol.BareDriver;
import dynobench.protocol.BaselineProtocol;
import dynobench.protocol.PhaseTimer;
import dynobench.protocol.TrialContext;
import dynobench.setup.Setup;
import dynobench.workload.Settings;
import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;

/// Baseline of [Lookup]: loading and gets in a plain loop.
public final class BareLookup extends BaselineProtocol {
  private String[] names = {};
  private String[] values = {};
  private int terms;
  private long gets;
  private long expected;
  private Map<String, String> map = Map.of();

  @Override
  public void run(TrialContext measuring) throws SQLException, IOException {
    Settings settings = measuring.settings();
    int pairs = settings.count("pairs");
    terms = settings.count("terms");
    gets = settings.whole("gets");
    PairSource source = PairSource.of(measuring.seed(), settings);
    names = new String[pairs];
    values = new String[pairs];
    for (int i = 0; i < pairs; i++) {
      names[i] = source.name(i);
      values[i] = source.value(i);
    }
    for (int i = 0; i < terms; i++) {
      expected += gets * values[place(i)].length();
    }
    PhaseTimer timer = measuring.timer();
    if (measuring.setup() instanceof Setup.HeapMap) {
      time(timer, "load", pairs, this::fill);
      time(timer, "look_up", terms * gets, this::lookUp);
    } else {
      var driver = new BareDriver(measuring);
      time(timer, "load", pairs, () -> driver.connected(it -> load(it, driver)));
      time(
          timer,
          "look_up",
          terms * gets,
          () -> driver.connected(it -> lookUp(it, driver.statement("get"))));
    }
  }

  /// Returns a search term. It is equal to a loaded name, and not the same object.
  private String term(int number) {
    return new String(names[place(number)].toCharArray());
  }

  private int place(int term) {
    return (int) ((long) term * names.length / terms);
  }

  private void fill() {
    map = new HashMap<>();
    for (int i = 0; i < names.length; i++) {
      map.put(names[i], values[i]);
    }
  }

  private void lookUp() throws SQLException {
    long sum = 0;
    for (int i = 0; i < terms; i++) {
      String name = term(i);
      for (long k = 0; k < gets; k++) {
        sum += map.getOrDefault(name, "").length();
      }
    }
    require(sum);
  }

  private void load(Connection connection, BareDriver driver) throws SQLException {
    driver.create(connection);
    connection.setAutoCommit(false);
    try (PreparedStatement put = connection.prepareStatement(driver.statement("put"))) {
      for (int i = 0; i < names.length; i++) {
        put.setString(1, names[i]);
        put.setString(2, values[i]);
        put.executeUpdate();
      }
    }
    connection.commit();
    connection.setAutoCommit(true);
  }

  private void lookUp(Connection connection, String sql) throws SQLException {
    long sum = 0;
    try (PreparedStatement get = connection.prepareStatement(sql)) {
      for (int i = 0; i < terms; i++) {
        String name = term(i);
        for (long k = 0; k < gets; k++) {
          get.setString(1, name);
          try (ResultSet found = get.executeQuery()) {
            found.next();
            sum += found.getString(1).length();
          }
        }
      }
    }
    require(sum);
  }

  private void require(long sum) throws SQLException {
    if (sum != expected) {
      throw new SQLException(
          "The baseline read " + sum + " characters, but the values have " + expected);
    }
  }
}
