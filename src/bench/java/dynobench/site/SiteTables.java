package dynobench.site;

import dynobench.report.HtmlWriter;
import java.util.List;

/// Markup of tables that readers can sort, search and copy.
final class SiteTables {
  static final String OPEN =
      "<div class=\"wide\" tabindex=\"0\"><table data-sortable data-filter>\n";
  static final String CLOSE = "</tbody></table></div>\n";

  private static final String NUMERIC = ">";

  private SiteTables() {}

  /// Returns the head, and begins the body.
  ///
  /// @param columns titles; a title of numbers begins with `>`
  static String head(List<String> columns) {
    var html = new StringBuilder("<thead><tr>");
    for (String each : columns) {
      boolean isNumber = each.startsWith(NUMERIC);
      String title = HtmlWriter.escaped(isNumber ? each.substring(1) : each);
      html.append("<th scope=\"col\"%s>%s</th>".formatted(isNumber ? " class=\"n\"" : "", title));
    }
    return html.append("</tr></thead>\n<tbody>\n").toString();
  }

  static String cell(String text) {
    return "<td>" + HtmlWriter.escaped(text) + "</td>";
  }

  static String number(long value) {
    return "<td class=\"n\" data-value=\"%d\">%d</td>".formatted(value, value);
  }

  static String linked(String address, String text) {
    return "<td><a href=\"%s\">%s</a></td>"
        .formatted(HtmlWriter.escaped(address), HtmlWriter.escaped(text));
  }

  /// Returns a cell with a word on coloured ground.
  ///
  /// @param kind `good`, `fair`, `poor` or `unknown`
  static String badge(String kind, String text) {
    return "<td><span class=\"badge %s\">%s</span></td>".formatted(kind, HtmlWriter.escaped(text));
  }
}
