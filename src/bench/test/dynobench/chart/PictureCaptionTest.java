package dynobench.chart;

import static dynobench.chart.Measured.FILE;
import static dynobench.chart.Measured.MAP;
import static dynobench.chart.Measured.insert;
import static org.assertj.core.api.Assertions.assertThat;

import dynobench.reference.References;
import dynobench.result.RunResult;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PictureCaptionTest {
  private static final RunResult RUN =
      new Measured("run")
          .trial(MAP, 1000, 1, insert(10))
          .trial(FILE, 1000, 1, insert(100))
          .result();
  private static final ChartSource MAIN = new ChartSource(RUN, SourceRole.MAIN);

  private static PictureCaption caption(List<ChartSource> sources, Set<SeriesKey> hidden) {
    return PictureCaption.of(
        Picture.of(ChartRequest.of(Charts.PHASE, "insert"), sources, hidden), sources);
  }

  @Test
  void namesVersionsMachineAndDate() {
    assertThat(caption(List.of(MAIN), Set.of()).sentences())
        .singleElement()
        .asString()
        .startsWith("heap 1.0; disk 1.0 · a processor, 2 cores, ")
        .contains(" · 20 November 2026 · Dynobench ");
  }

  @Test
  void explainsEachSignOnceTheHighestDurabilityFirst() {
    assertThat(caption(List.of(MAIN), Set.of()).signs())
        .extracting(PictureCaption.Sign::words)
        .containsExactly("all acknowledged rows (claimed)", "nothing (claimed)");
  }

  @Test
  void leavesOutWhatThePictureDoesNotShow() {
    PictureCaption caption = caption(List.of(MAIN), Set.of(new SeriesKey("run", MAP)));

    assertThat(caption.sentences()).singleElement().asString().startsWith("disk 1.0 · ");
    assertThat(caption.signs()).hasSize(1);
  }

  @Test
  void citesPublishedFigures() {
    var article =
        new ChartSource(References.figures("lawrence-2005").orElseThrow(), SourceRole.REFERENCE);

    assertThat(caption(List.of(MAIN, article), Set.of()).sentences())
        .satisfiesExactly(
            run -> assertThat(run).startsWith("run: heap 1.0"),
            cited -> assertThat(cited).startsWith("lawrence-2005: Jamie Lawrence, "));
  }

  @Test
  void ofAnEmptyPictureIsEmpty() {
    assertThat(caption(List.of(new ChartSource(new RunResult("x"), SourceRole.MAIN)), Set.of()))
        .isEqualTo(PictureCaption.NONE);
  }
}
