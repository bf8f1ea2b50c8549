package dynobench.table;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.RunEvent;
import dynobench.event.RunEvent.Crashed;
import dynobench.event.RunEvent.Survived;
import dynobench.result.CrashedRun;
import dynobench.result.RunResult;
import dynobench.result.SampleRun;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class CrashTableTest {

  @Test
  void aLineForEachContenderAndWay() {
    assertThat(CrashTable.lines(CrashedRun.result()))
        .containsExactly(
            List.of("Appended file", "killed", "█ broken", "2", "1", "250", "0.25", "", "40", ""),
            List.of(
                "Appended file",
                "power cut",
                "█ broken",
                "1",
                "0",
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
    CrashCsv.write(CrashedRun.result(), out, FormulaHandling.DISARMED);

    assertThat(out.toString().lines())
        .containsExactly(
            "run,engine,mode,commit,way,during,repetition,crash,after_ms,acknowledged,found,lost,lost_ms,unasked,"
                + "torn,doubled,half_transactions,opened,words,recovery_ms,flushes_per_row,version,disk",
            "run,disk,file,autocommit,kill,writing,1,1,1000,1000,1001,0,,0,0,0,0,true,,40,,1.0,ext4",
            "run,disk,file,autocommit,kill,writing,2,1,1000,1000,750,250,249,0,0,0,0,true,,40,,1.0,ext4",
            "run,disk,file,autocommit,plug,writing,1,1,1000,1000,0,0,,0,0,0,0,false,page 17 is"
                + " gone,70,2.0000,1.0,ext4");
  }

  @Test
  void isSoundAndHasNoFiguresOfPhases() {
    RunResult run = CrashedRun.result();
    assertThat(run.log().contradictions()).isEmpty();
    assertThat(run.phases()).isEmpty();
    assertThat(run.crashes().all())
        .extracting(each -> CrashWords.of(each.crashed(), each.survival().orElseThrow()))
        .containsExactly(
            "killed after 1.0 s, 1,000 rows acknowledged: all there",
            "killed after 1.0 s, 1,000 rows acknowledged: 250 lost",
            "power cut after 1.0 s, 1,000 rows acknowledged: cannot be opened and read: page 17"
                + " is gone");
  }

  /// A log without the event of the crash, or without its findings, is inconsistent.
  @Test
  void aCrashWithoutAFindingIsToldOf() {
    List<RunEvent> unfound =
        CrashedRun.events().stream().filter(each -> !(each instanceof Survived)).toList();
    List<RunEvent> unheard = unfound.stream().filter(each -> !(each instanceof Crashed)).toList();

    assertThat(SampleRun.result(unfound).log().contradictions())
        .contains("trial 1 completed, but the check after a crash is missing");
    assertThat(SampleRun.result(unheard).log().contradictions())
        .contains("trial 1 completed, but no crash is recorded");
  }
}
