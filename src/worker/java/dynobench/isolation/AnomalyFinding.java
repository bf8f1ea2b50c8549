package dynobench.isolation;

import java.util.List;

/// Anomalies of one class in a history.
///
/// @param count number of different cycles or reads that were found
/// @param isLeast whether the search ended early, so that there may be more
/// @param proof the smallest set of transactions that proves one of them, and sentences on them
public record AnomalyFinding(AnomalyClass anomaly, int count, boolean isLeast, List<String> proof) {
  public AnomalyFinding {
    proof = List.copyOf(proof);
  }
}
