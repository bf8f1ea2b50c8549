package dynobench.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class NewerEventsTest {
  @Test
  void saysHowManyOfWhichKindWereSkipped() {
    assertThat(new NewerEvents(Map.of("HistogramSeen", 1_200)).sentence())
        .isEqualTo(
            "1,200 events of a kind unknown to this version (HistogramSeen) were skipped; a newer"
                + " Dynobench shows them.");
    assertThat(new NewerEvents(Map.of("HistogramSeen", 1)).sentence())
        .isEqualTo(
            "1 event of a kind unknown to this version (HistogramSeen) was skipped; a newer"
                + " Dynobench shows it.");
  }

  @Test
  void namesTheFirstOfManyKinds() {
    var kinds = new TreeMap<String, Integer>();
    for (char name = 'A'; name <= 'G'; name++) {
      kinds.put(String.valueOf(name), 2);
    }

    assertThat(new NewerEvents(kinds).sentence())
        .isEqualTo(
            "14 events of kinds unknown to this version (2 A, 2 B, 2 C, 2 D, 2 E and 2 kinds more)"
                + " were skipped; a newer Dynobench shows them.");
  }
}
