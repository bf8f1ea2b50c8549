package dynobench.table;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.result.CrashedRun;
import dynobench.result.RunResult;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class CrashTableTest {

  @Test
  void aLineForEachContenderAndWay() {
    assertThat(CrashTable.lines(CrashedRun.result()))
        .containsExactly(
            List.of("Appended file", "killed", "2", "1", "1,000", "250", "0.25", "", "40", ""),
            List.of(
                "Appended file",
                "plug pulled",
                "1",
                "0",
                "1,000",
                "0",
                "",
                "1 not opened",
                "70",
                "2.000"));
    assertThat(CrashTable.head()).hasSize(10);
  }

  @Test
  void aLineForEachCrashInAFile() throws IOException {
    var out = new StringWriter();
    CrashCsv.write(CrashedRun.result(), out, Formulas.DISARMED);

    assertThat(out.toString().lines())
        .containsExactly(
            "run,engine,mode,commit,way,during,repetition,after_ms,acknowledged,found,lost,lost_ms,unasked,"
                + "torn,doubled,half_transactions,opened,words,recovery_ms,flushes_per_row",
            "run,disk,file,autocommit,kill,writing,1,1000,1000,1001,0,,0,0,0,0,true,,40,",
            "run,disk,file,autocommit,kill,writing,2,1000,1000,750,250,249,0,0,0,0,true,,40,",
            "run,disk,file,autocommit,plug,writing,1,1000,1000,0,0,,0,0,0,0,false,page 17 is"
                + " gone,70,2.0000");
  }

  @Test
  void isSoundAndHasNoFiguresOfPhases() {
    RunResult run = CrashedRun.result();
    assertThat(run.contradictions()).isEmpty();
    assertThat(run.phases()).isEmpty();
    assertThat(run.crashes())
        .extracting(each -> CrashWords.of(each.crashed(), each.survival().orElseThrow()))
        .containsExactly(
            "killed after 1.0 s, 1,000 rows acknowledged: all there",
            "killed after 1.0 s, 1,000 rows acknowledged: 250 lost",
            "plug pulled after 1.0 s, 1,000 rows acknowledged: can't be opened and read: page 17 is"
                + " gone");
  }
}
