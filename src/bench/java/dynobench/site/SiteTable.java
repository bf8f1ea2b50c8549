package dynobench.site;

import java.util.List;

/// Table of a run for other pages.
///
/// @param head titles of the columns; a title of numbers begins with `>`
record SiteTable(List<String> head, List<List<String>> lines) {
  static final SiteTable NONE = new SiteTable(List.of(), List.of());

  SiteTable {
    head = List.copyOf(head);
    lines = List.copyOf(lines);
  }

  boolean isEmpty() {
    return lines.isEmpty();
  }
}
