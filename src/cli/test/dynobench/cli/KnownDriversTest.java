package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.Catalog;
import dynobench.session.ProgramHome;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class KnownDriversTest {
  private static List<Path> jars(String url) {
    return new KnownDrivers(Catalog.load(List.of(ProgramHome.find().folder().resolve("engines"))))
        .jars(url);
  }

  @Test
  void comeFromTheEngineOfTheUrl() {
    assertThat(jars("jdbc:derby:benchmark;create=true"))
        .extracting(jar -> jar.getFileName().toString())
        .startsWith("derby-10.17.1.0.jar", "derbyshared-10.17.1.0.jar");
    assertThat(jars("jdbc:hsqldb:file:x").getFirst()).hasFileName("hsqldb-2.7.4.jar");
  }

  @Test
  void areTodaysWhereTheJarsHoldNoneOfThen() throws IOException {
    assertThat(
            KnownDrivers.today(
                "org.apache.derby.jdbc.EmbeddedDriver", jars("jdbc:derby:benchmark").subList(0, 2)))
        .isEqualTo("org.apache.derby.iapi.jdbc.AutoloadedDriver");
    assertThat(KnownDrivers.today("org.hsqldb.jdbcDriver", jars("jdbc:hsqldb:mem:x")))
        .isEqualTo("org.hsqldb.jdbcDriver");
    assertThat(KnownDrivers.today("org.own.Driver", jars("jdbc:derby:benchmark")))
        .isEqualTo("org.own.Driver");
  }

  @Test
  void ofMariaDbHaveUrlsOfMySqlUnderTheirName() {
    assertThat(KnownDrivers.today("jdbc:mysql://host/db", "org.mariadb.jdbc.Driver"))
        .isEqualTo("jdbc:mariadb://host/db");
    assertThat(KnownDrivers.today("jdbc:mysql://host/db", "com.mysql.cj.jdbc.Driver"))
        .isEqualTo("jdbc:mysql://host/db");
  }
}
