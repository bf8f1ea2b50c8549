package dynobench.reference;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.toml.Problem;
import dynobench.toml.Problems;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReferenceReaderTest {
  private static final String ABOUT =
      """
      title = "Somebody 2001"
      year = 2001
      citation = "Somebody"
      conditions = "A machine."
      """;

  private static final String TIMES =
      ABOUT
          + """
          layout = "phases"
          [series.one]
          title = "One"
          engine = "one"
          version = "1"
          """;

  private static final String RATES = ABOUT + "layout = \"rates\"\nrate = \"ops\"\n";

  private static List<String> problems(String toml, String csv) {
    var problems = new Problems();
    assertThat(ReferenceReader.read("x", toml, csv, problems)).isEmpty();
    return problems.list().stream().map(Problem::toString).toList();
  }

  @Test
  void readsWhatIsSound() {
    var problems = new Problems();
    String csv = "phase,rows,series,millis\ninsert,10,One,5\n";
    assertThat(ReferenceReader.read("x", TIMES, csv, problems)).isPresent();
    assertThat(problems.list()).isEmpty();
  }

  @Test
  void namesFileLineAndColumnOfEveryBrokenFigure() {
    assertThat(
            problems(
                TIMES,
                """
                phase,rows,series,millis
                insert,10,One,5
                insert,20,One,fast
                insert,-1,One,5
                insert,30
                insert,40,Two,5
                insert,10,One,6
                """))
        .containsExactly(
            "x.csv:5: has 2 cells, but the header has 4 columns",
            "x.csv:3: millis: must be a whole number of at least 0, not \"fast\"",
            "x.csv:4: rows: must be a whole number of at least 0, not \"-1\"",
            "x.csv:6: series: \"Two\" is unknown: no [series.…] table in x.toml has this title",
            "x.csv:7: series: has two figures for insert at 10 rows");
  }

  @Test
  void namesTheColumnThatIsMissing() {
    assertThat(problems(TIMES, "phase,rows,series\ninsert,10,One\n"))
        .containsExactly("x.csv:1: millis: is missing among the columns");
    assertThat(problems(RATES, "test,rate\nread,5\n"))
        .containsExactly("x.csv:1: ops: is missing among the columns");
  }

  @Test
  void refusesRatesThatAreNoNumbers() {
    assertThat(problems(RATES, "test,ops\nread,1.5\nread,NaN\n"))
        .containsExactly("x.csv:3: ops: must be a number of at least 0, not \"NaN\"");
  }

  @Test
  void refusesTextThatIsNoCsv() {
    assertThat(problems(RATES, "test,ops\nread,5\n\"open,6\n"))
        .singleElement()
        .asString()
        .startsWith("x.csv:3: is not valid CSV: ");
  }

  @Test
  void namesFileLineAndKeyOfWhatIsWrongAboutIt() {
    assertThat(problems(RATES.replace("2001\n", "\"then\"\n") + "pages = 7\n", "test,ops\n"))
        .contains("x.toml:2: year: must be a whole number, not then")
        .anySatisfy(each -> assertThat(each).startsWith("x.toml:7: pages: is not a known key"));
    assertThat(
            problems(
                TIMES.replace("engine = \"one\"", "engine = \"One!\""),
                "phase,rows,series,millis\n"))
        .singleElement()
        .asString()
        .startsWith("x.toml:8: series.one.engine: ");
  }
}
