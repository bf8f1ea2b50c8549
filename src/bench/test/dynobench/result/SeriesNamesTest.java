package dynobench.result;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.Series;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SeriesNamesTest {
  private static Series series(String use, String title, String version) {
    Contender contender = Contender.parse(use, new CommitStyle.Autocommit());
    return new Series(contender, title, version, "CLOSE", "", Optional.empty(), List.of());
  }

  private static List<String> names(Series... series) {
    return List.copyOf(SeriesNames.shortOf(List.of(series)).values());
  }

  @Test
  void anEngineThatOccursOnceHasItsNameOnly() {
    assertThat(
            names(
                series("hsqldb/cached-flush", "HSQLDB cached, WRITE DELAY FALSE", "2.7.4"),
                series("je/sync", "Berkeley DB JE transactions, SYNC", "18.3.12")))
        .containsExactly("HSQLDB", "JE");
  }

  @Test
  void versionsOfOneEngineHaveTheirNumbers() {
    assertThat(
            names(
                series("hsqldb@2.7.3/mem", "HSQLDB 2.7.3 in memory", "2.7.3"),
                series("hsqldb/mem", "HSQLDB in memory", "2.7.4")))
        .containsExactly("HSQLDB 2.7.3", "HSQLDB 2.7.4");
  }

  @Test
  void modesOfOneEngineHaveTheirFullNames() {
    assertThat(
            names(
                series("h2/mem", "H2 in memory", "2.5"),
                series("h2/file", "H2 on disk", "2.5"),
                series("baseline-map/heap", "HashMap on the heap", "1")))
        .containsExactly("H2 in memory", "H2 on disk", "HashMap on the heap");
  }
}
