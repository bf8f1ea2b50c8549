package dynobench.ui.runs;

import dynobench.reference.Publication;
import dynobench.reference.Reference;
import dynobench.ui.runs.RunItem.Group;
import dynobench.ui.runs.RunItem.Published;
import dynobench.ui.runs.RunItem.Stored;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// Filter of the list, with headings: runs by their day, then published figures.
record RunGroups(RunWords words, LocalDate today) {
  /// Returns the groups that contain matches.
  ///
  /// @param runs newest first
  /// @param search words that must all occur in a row, as parts of words and in any case
  List<Group> of(List<Stored> runs, List<Reference.Repeatable> references, String search) {
    var days = new LinkedHashMap<String, List<RunItem>>();
    for (Stored run : runs) {
      String day = words.day(run.entry(), today);
      if (fits(search, run.entry().id(), run.entry().name(), day, words.state(run))) {
        days.computeIfAbsent(day, _ -> new ArrayList<>()).add(run);
      }
    }
    var groups = new ArrayList<Group>();
    days.forEach((day, items) -> groups.add(new Group(day, items)));
    List<RunItem> published =
        references.stream()
            .filter(each -> fits(each.publication(), search))
            .<RunItem>map(Published::new)
            .toList();
    if (!published.isEmpty()) {
      groups.add(new Group(title(), published));
    }
    return groups;
  }

  private boolean fits(Publication published, String search) {
    return fits(search, published.id(), published.title(), title());
  }

  private String title() {
    return words.texts().of("references");
  }

  private static boolean fits(String search, String... in) {
    String all = String.join(" ", in).toLowerCase(Locale.ROOT);
    return Stream.of(search.strip().toLowerCase(Locale.ROOT).split("\\s+")).allMatch(all::contains);
  }
}
