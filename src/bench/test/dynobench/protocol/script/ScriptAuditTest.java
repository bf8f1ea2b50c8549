package dynobench.protocol.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dynobench.engine.SqlConnection;
import dynobench.protocol.WrongDataException;
import dynobench.workload.NamedSql;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Tests of the bank's checks with artificial answers.
class ScriptAuditTest {
  private final Workload bank = Workloads.shipped().named("bank").orElseThrow();
  private long balances = 70;
  private long accounts = 70;
  private long history = 10;

  private long audit(boolean mayLose) throws WrongDataException, SQLException {
    var scope = new Scope(bank, bank.settings(Settings.NONE), Map.of());
    Map<String, Long> account = Map.of("moved", 70L, "transfer", 10L, "balance", 3L);
    return new ScriptAudit(bank.script().orElseThrow(), scope, account)
        .audit(new Answering(), mayLose);
  }

  private final class Answering implements SqlConnection {
    @Override
    public Connection connection() {
      return proxy(Connection.class, (_, _, arguments) -> prepared(String.valueOf(arguments[0])));
    }

    private PreparedStatement prepared(String sql) {
      return proxy(
          PreparedStatement.class,
          (_, method, _) -> method.getName().equals("executeQuery") ? answer(sql) : null);
    }

    private ResultSet answer(String sql) {
      long value =
          sql.contains("COUNT") ? history : sql.contains("{account}") ? accounts : balances;
      return proxy(
          ResultSet.class,
          (_, method, _) ->
              switch (method.getName()) {
                case "next" -> true;
                case "getLong" -> value;
                default -> null;
              });
    }

    @Override
    public void create() {}

    @Override
    public String statement(String id) {
      return bank.statements().stream()
          .filter(each -> each.id().equals(id))
          .map(NamedSql::sql)
          .findFirst()
          .orElseThrow()
          .getFirst();
    }
  }

  private static <T> T proxy(Class<T> type, InvocationHandler handler) {
    return type.cast(
        Proxy.newProxyInstance(
            ScriptAuditTest.class.getClassLoader(), new Class<?>[] {type}, handler));
  }

  @Test
  void passesWhatAgrees() throws WrongDataException, SQLException {
    assertThat(audit(false)).isZero();
    assertThat(audit(true)).isZero();
  }

  @Test
  void countsWhatMayBeMissing() throws WrongDataException, SQLException {
    balances = 64;
    accounts = 64;
    history = 8;

    assertThat(audit(true)).isEqualTo(2);
    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(() -> audit(false))
        .satisfies(it -> assertThat(it.expected()).contains("balances", "70", "moved"))
        .satisfies(it -> assertThat(it.found()).startsWith("64 according to SELECT SUM"));
  }

  /// A mode may lose the last moments, but it may never invent data.
  @Test
  void refusesMoreThanWasDoneEvenWhereMomentsMayBeMissing() {
    history = 11;

    assertThatExceptionOfType(WrongDataException.class)
        .isThrownBy(() -> audit(true))
        .satisfies(it -> assertThat(it.found()).startsWith("11 according to SELECT COUNT"));
  }

  @Test
  void refusesADatabaseThatDoesNotAgreeWithItselfEvenWhereMomentsMayBeMissing() {
    accounts = 69;

    assertThatExceptionOfType(WrongDataException.class).isThrownBy(() -> audit(true));
  }
}
