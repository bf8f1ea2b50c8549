package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.preflight.PermissionRequest;
import dynobench.ui.widgets.ViewTexts;
import java.util.List;
import org.junit.jupiter.api.Test;

class PermissionTextTest {
  private static final PermissionRequest SQL =
      new PermissionRequest.Sql(
          "my-shop", "-- look\nSELECT {name} FROM {customer};\n", "its workload.toml");

  private static PermissionRequest flag(String text) {
    return new PermissionRequest.Flag("the plan", text, "may do more than tune the JVM");
  }

  private static PermissionText text(PermissionRequest... requests) {
    return new PermissionText(List.of(requests), new ViewTexts(Workbench.class));
  }

  @Test
  void showsTheSqlItself() {
    assertThat(text(SQL).title()).isEqualTo("Run the SQL in \"my-shop\"?");
    assertThat(text(SQL).body()).isEqualTo("-- look\nSELECT {name} FROM {customer};");
    assertThat(text(SQL).advice()).startsWith("SQL can run code");
  }

  @Test
  void showsEachFlagWithItsPlaceAndTheReason() {
    PermissionText one = text(flag("-XX:OnOutOfMemoryError=touch /tmp/x"));
    assertThat(one.title()).isEqualTo("Run with this JVM flag?");
    assertThat(one.body().lines())
        .containsExactly(
            "-XX:OnOutOfMemoryError=touch /tmp/x",
            "    in the plan; may do more than tune the JVM");

    assertThat(text(flag("-Da=%s"), flag("-Db")).title()).isEqualTo("Run with these 2 JVM flags?");
    assertThat(text(flag("-Da=%s")).body()).startsWith("-Da=%s");
  }

  @Test
  void showsFlagsBeforeSql() {
    PermissionText both = text(SQL, flag("-Da"));
    assertThat(both.title()).isEqualTo("Run the SQL in \"my-shop\" with this JVM flag?");
    assertThat(both.body()).startsWith("-Da\n").endsWith("FROM {customer};");
    assertThat(both.advice()).startsWith("JVM flags and SQL");
  }
}
