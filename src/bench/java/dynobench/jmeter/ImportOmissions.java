package dynobench.jmeter;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Parts of a test plan that were not imported, each with the reason. Parts of one kind and one
/// reason share a sentence.
final class ImportOmissions {
  private final Map<OmissionGroup, List<String>> groups = new LinkedHashMap<>();
  private final List<String> remarks = new ArrayList<>();

  private record OmissionGroup(String kind, String reason) {}

  /// Adds an element.
  void add(JmxElement element, String reason) {
    add(ElementTitle.of(element.type()), element.where(), reason);
  }

  /// Adds a part.
  ///
  /// @param kind kind in words, such as `query timeout of`
  /// @param which the part, such as `"Home" (line 12)`
  void add(String kind, String which, String reason) {
    List<String> all =
        groups.computeIfAbsent(new OmissionGroup(kind, reason), _ -> new ArrayList<>());
    if (!all.contains(which)) {
      all.add(which);
    }
  }

  /// Adds a sentence on something that was imported, but differs.
  void remark(String sentence) {
    if (!remarks.contains(sentence)) {
      remarks.add(sentence);
    }
  }

  /// Returns a sentence for each group.
  List<String> sentences() {
    return groups.entrySet().stream()
        .map(each ->
            "Not imported: "
                + each.getKey().kind()
                + " "
                + String.join(", ", each.getValue())
                + ": "
                + each.getKey().reason()
                + ".")
        .toList();
  }

  List<String> remarks() {
    return List.copyOf(remarks);
  }
}
