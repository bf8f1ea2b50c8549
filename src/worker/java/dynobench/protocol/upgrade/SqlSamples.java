package dynobench.protocol.upgrade;

import dynobench.engine.SqlWords;
import dynobench.protocol.upgrade.SampleManifest.SampleAnswer;
import dynobench.protocol.upgrade.SampleManifest.SampleColumn;
import dynobench.text.PlainText;
import dynobench.upgrade.UpgradeObservation.Finding;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Samples in a SQL database: one table for each type, so that a failure of one type leaves the
/// others readable.
final class SqlSamples implements Samples {
  private static final String MARKS = "U_MARKS";
  private static final String CREATE = "CREATE TABLE ";
  private static final int TABLE_NAME = 3;
  private static final Pattern NAME = Pattern.compile("\\b[TF]_[A-Z0-9_]+\\b");
  private static final int LONGEST = 300;

  private final Connection connection;
  private final String create;

  /// @param tables the kind of tables, such as `CACHED`; may be empty
  SqlSamples(Connection connection, String tables) {
    this.connection = connection;
    this.create = tables.isEmpty() ? CREATE : "CREATE " + tables + " TABLE ";
  }

  /// Returns the types and features of the tables that a message names.
  static List<String> named(String words) {
    List<String> names = NAME.matcher(words).results().map(each -> each.group()).toList();
    return Stream.concat(
            TypeSample.ALL.stream()
                .filter(each -> names.contains(each.table()))
                .map(TypeSample::type),
            SampleFeature.ALL.stream()
                .filter(each -> names.stream().anyMatch(each::creates))
                .map(SampleFeature::name))
        .toList();
  }

  @Override
  public SampleManifest make(Set<String> without, Consumer<Finding> refused) throws SQLException {
    run(CREATE + MARKS + " (ID INTEGER NOT NULL PRIMARY KEY)");
    var columns = new ArrayList<SampleColumn>();
    for (TypeSample each : TypeSample.ALL) {
      if (!without.contains(each.type()) && make(each, refused)) {
        column(each, refused).ifPresent(columns::add);
      }
    }
    var features = new ArrayList<SampleAnswer>();
    for (SampleFeature each : SampleFeature.ALL) {
      if (!without.contains(each.name()) && make(each, refused)) {
        features.add(new SampleAnswer(each.name(), ""));
      }
    }
    return new SampleManifest(columns, features);
  }

  /// Creates the table of a type, with a missing value and all values that the engine accepts.
  private boolean make(TypeSample sample, Consumer<Finding> refused) {
    try {
      run(CREATE + sample.table() + " (ID BIGINT NOT NULL PRIMARY KEY, V " + sample.type() + ")");
      run("INSERT INTO " + sample.table() + " (ID) VALUES (0)");
    } catch (SQLException | RuntimeException | LinkageError e) {
      refused.accept(new Finding(sample.type(), "not supported: " + words(e)));
      return false;
    }
    int accepted = 0;
    for (int key = 1; key <= sample.values().size(); key++) {
      String value = sample.values().get(key - 1);
      try {
        insert(sample, key, value);
        accepted++;
      } catch (SQLException | RuntimeException | LinkageError e) {
        refused.accept(new Finding(sample.type(), value + " not accepted: " + words(e)));
      }
    }
    return accepted > 0;
  }

  private void insert(TypeSample sample, int key, String value) throws SQLException {
    boolean isExpression = sample.kind().isExpression();
    String insert =
        "INSERT INTO " + sample.table() + " VALUES (?, " + (isExpression ? value : "?") + ")";
    try (PreparedStatement statement = connection.prepareStatement(insert)) {
      statement.setLong(1, key);
      if (!isExpression) {
        sample.kind().set(statement, 2, value);
      }
      statement.executeUpdate();
    }
  }

  /// Creates a feature in the first way that the engine accepts. A way that fails may leave its
  /// table behind, which would disturb the next one.
  private boolean make(SampleFeature feature, Consumer<Finding> refused) {
    String words = "";
    for (List<String> variant : feature.variants()) {
      try {
        for (String sql : variant) {
          run(sql);
        }
        return true;
      } catch (SQLException | RuntimeException | LinkageError e) {
        words = SqlWords.of(e);
      }
    }
    refused.accept(new Finding(feature.name(), "not supported: " + words));
    return false;
  }

  @Override
  public SampleManifest read(SampleManifest known, Consumer<Finding> failures) {
    var columns = new ArrayList<SampleColumn>();
    for (TypeSample each : TypeSample.ALL) {
      if (known.columns().stream().anyMatch(it -> it.type().equals(each.type()))) {
        column(each, failures).ifPresent(columns::add);
      }
    }
    var features = new ArrayList<SampleAnswer>();
    for (SampleFeature each : SampleFeature.ALL) {
      if (known.features().stream().anyMatch(it -> it.feature().equals(each.name()))) {
        answer(each, failures).ifPresent(features::add);
      }
    }
    return new SampleManifest(columns, features);
  }

  private Optional<SampleColumn> column(TypeSample sample, Consumer<Finding> failures) {
    var keys = new ArrayList<Long>();
    var values = new ArrayList<String>();
    String select =
        "SELECT ID, " + sample.kind().selected("V") + " FROM " + sample.table() + " ORDER BY ID";
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(select)) {
      while (rows.next()) {
        keys.add(rows.getLong(1));
        values.add(sample.kind().get(rows, 2));
      }
      return Optional.of(new SampleColumn(sample.type(), keys, values));
    } catch (SQLException | RuntimeException | LinkageError e) {
      failures.accept(new Finding(sample.type(), "cannot be read: " + words(e)));
      return Optional.empty();
    }
  }

  /// Checks a feature: first its answer, and then what it refuses and allows.
  private Optional<SampleAnswer> answer(SampleFeature feature, Consumer<Finding> failures) {
    try {
      String answer = feature.query().isEmpty() ? "" : query(feature.query());
      if (!feature.refused().isEmpty() && isAccepted(feature.refused())) {
        failures.accept(new Finding(feature.name(), "accepts: " + feature.refused()));
        return Optional.empty();
      }
      if (!feature.allowed().isEmpty()) {
        run(feature.allowed());
      }
      return Optional.of(new SampleAnswer(feature.name(), answer));
    } catch (SQLException | RuntimeException | LinkageError e) {
      failures.accept(new Finding(feature.name(), "fails: " + words(e)));
      return Optional.empty();
    }
  }

  private boolean isAccepted(String sql) {
    try {
      run(sql);
      return true;
    } catch (SQLException e) {
      return false; // as the feature demands
    }
  }

  private String query(String sql) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      return rows.next() ? String.valueOf(rows.getString(1)) : "no row";
    }
  }

  private static String words(Throwable thrown) {
    String words = SqlWords.of(thrown);
    return words.isEmpty() ? thrown.getClass().getName() : PlainText.cut(words, LONGEST);
  }

  @Override
  public boolean areMissing() throws SQLException {
    try (ResultSet tables = connection.getMetaData().getTables(null, null, "%", null)) {
      while (tables.next()) {
        if (MARKS.equalsIgnoreCase(tables.getString(TABLE_NAME))) {
          return false;
        }
      }
      return true;
    }
  }

  @Override
  public void mark() throws SQLException {
    run("INSERT INTO " + MARKS + " VALUES (1)");
  }

  @Override
  public boolean isMarked() throws SQLException {
    return query("SELECT COUNT(*) FROM " + MARKS).equals("1");
  }

  private void run(String sql) throws SQLException {
    String own = sql.startsWith(CREATE) ? create + sql.substring(CREATE.length()) : sql;
    try (Statement statement = connection.createStatement()) {
      statement.execute(own);
    }
  }
}
