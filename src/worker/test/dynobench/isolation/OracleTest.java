package dynobench.isolation;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.isolation.HistoryText.Answered;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// Compares the checker with the stored answers of an independent one, which `packaging/oracle`
/// asks.
class OracleTest {
  private static final Path FILE = Path.of("src/testdata/isolation/oracle-histories.txt");

  private static List<Answered> answered() throws IOException {
    return HistoryText.read(Files.readAllLines(FILE));
  }

  @Test
  void theFileHasTheHistoriesOfTheGenerator() throws IOException {
    List<HistoryText.Named> stored = answered().stream().map(Answered::named).toList();

    assertThat(HistoryText.write(stored)).isEqualTo(HistoryText.write(OracleHistories.all()));
  }

  @Test
  void theCheckerAgreesWithTheOracle() throws IOException {
    var differences = new ArrayList<String>();
    for (Answered each : answered()) {
      Set<AnomalyClass> found =
          HistoryChecker.check(each.named().history()).stream()
              .map(AnomalyFinding::anomaly)
              .collect(Collectors.toSet());
      OracleAgreement.differences(each, found)
          .forEach(it -> differences.add(each.named().name() + ": " + it + ", found " + found));
    }

    assertThat(differences).isEmpty();
  }

  @Test
  void theOracleFindsEachClassInManyHistories() throws IOException {
    List<Answered> all = answered();

    assertThat(all).hasSizeGreaterThan(500);
    assertThat(all.stream().filter(OracleAgreement::isOrdered)).hasSizeGreaterThan(450);
    for (String each : List.of("G0", "G1c", "P4", "G-single", "G-nonadjacent", "G2-item", "end")) {
      assertThat(all.stream().filter(it -> it.cycles().contains(each)))
          .as(each)
          .hasSizeGreaterThan(9);
    }
    for (String each :
        List.of("G1a", "G1b", "internal", "internal-own", "lost-update", "incompatible-order")) {
      assertThat(all.stream().filter(it -> it.reported().contains(each)))
          .as(each)
          .hasSizeGreaterThan(9);
    }
  }
}
