package dynobench.protocol.upgrade;

import dynobench.protocol.upgrade.SampleManifest.SampleAnswer;
import dynobench.protocol.upgrade.SampleManifest.SampleColumn;
import dynobench.upgrade.UpgradeObservation.Finding;
import java.util.ArrayList;
import java.util.List;

/// Comparison of samples with an earlier reading. Samples that are missing in the later reading are
/// left out: the reader has reported them.
public final class SampleComparison {
  private SampleComparison() {}

  /// Returns the differences, one for each changed value.
  public static List<Finding> of(SampleManifest expected, SampleManifest found) {
    var findings = new ArrayList<Finding>();
    for (SampleColumn now : found.columns()) {
      expected.columns().stream()
          .filter(each -> each.type().equals(now.type()))
          .forEach(before -> compare(before, now, findings));
    }
    for (SampleAnswer now : found.features()) {
      expected.features().stream()
          .filter(each -> each.feature().equals(now.feature()))
          .filter(each -> !each.answer().equals(now.answer()))
          .forEach(before ->
              findings.add(new Finding(now.feature(), became(before.answer(), now.answer()))));
    }
    return findings;
  }

  private static void compare(SampleColumn before, SampleColumn now, List<Finding> findings) {
    for (int i = 0; i < before.keys().size(); i++) {
      int place = now.keys().indexOf(before.keys().get(i));
      String old = before.values().get(i);
      if (place < 0) {
        findings.add(new Finding(before.type(), old + " is missing"));
      } else if (!old.equals(now.values().get(place))) {
        findings.add(new Finding(before.type(), became(old, now.values().get(place))));
      }
    }
    if (now.keys().size() > before.keys().size()) {
      findings.add(
          new Finding(
              before.type(),
              "has " + now.keys().size() + " rows in place of " + before.keys().size()));
    }
  }

  private static String became(String before, String now) {
    return before + " became " + now;
  }
}
