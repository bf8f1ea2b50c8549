package dynobench.report;

import dynobench.text.PlainText;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Writes markup. Escapes all texts, except in [#drawing].
public final class HtmlWriter {
  /// Prefix of the title of a column with numbers.
  private static final String NUMERIC = ">";

  /// Marks at the end of a sentence, perhaps in brackets, or of an address.
  private static final Pattern ENDED = Pattern.compile(".*[.!?:/]\\)?", Pattern.DOTALL);

  private final StringBuilder text = new StringBuilder();

  public HtmlWriter begin(String tag) {
    text.append('<').append(tag).append(">\n");
    return this;
  }

  public HtmlWriter end(String tag) {
    text.append("</").append(tag).append(">\n");
    return this;
  }

  public HtmlWriter section(String title) {
    return begin("section").element("h2", title);
  }

  public HtmlWriter element(String tag, String content) {
    text.append("<%s>%s</%s>\n".formatted(tag, escaped(content), tag));
    return this;
  }

  /// Adds a paragraph of sentences.
  public HtmlWriter paragraph(String content) {
    return element("p", ended(content));
  }

  /// Adds an item of a list: a word, a sentence, and perhaps a link.
  ///
  /// @param kind class of the word, for the style sheet
  /// @param address relative address of the link; empty for none
  public HtmlWriter item(String kind, String word, String sentence, Optional<String> address) {
    text.append(
        "<li><b class=\"%s\">%s</b> %s"
            .formatted(escaped(kind), escaped(word), escaped(ended(sentence))));
    address.ifPresent(to -> text.append(" <a href=\"%s\">run</a>".formatted(escaped(to))));
    text.append("</li>\n");
    return this;
  }

  /// Adds a list of sentences.
  public HtmlWriter list(List<String> items) {
    begin("ul");
    items.forEach(each -> element("li", ended(each)));
    return end("ul");
  }

  /// Returns a text that ends with a full stop, unless it is empty or ends with another mark.
  /// Removes white space at the end. Texts of engines and users may have no full stop.
  static String ended(String text) {
    String whole = text.stripTrailing();
    return whole.isEmpty() || ENDED.matcher(whole).matches() ? whole : whole + ".";
  }

  /// Adds a line of the answer, in the largest text of the page.
  public HtmlWriter answer(String content) {
    text.append("<p class=\"answer\">").append(escaped(ended(content))).append("</p>\n");
    return this;
  }

  /// @param columns titles of the columns; a title of numbers begins with `>`
  public HtmlWriter table(List<String> columns, List<List<String>> rows) {
    text.append("<div class=\"wide\"><table>\n<thead>");
    row("th", columns, columns.stream().map(HtmlWriter::title).toList());
    text.append("</thead>\n<tbody>\n");
    rows.forEach(each -> row("td", columns, each));
    text.append("</tbody></table></div>\n");
    return this;
  }

  /// Adds a chart in both themes; the style sheet shows one of them.
  public HtmlWriter drawing(String light, String dark) {
    text.append("<figure><div class=\"light\">").append(light);
    text.append("</div><div class=\"dark\">").append(dark).append("</div></figure>\n");
    return this;
  }

  /// Adds markup as it is.
  public HtmlWriter markup(String markup) {
    text.append(markup);
    return this;
  }

  /// Returns the markup, without a page around it.
  public String content() {
    return text.toString();
  }

  /// Returns the whole page.
  ///
  /// @param style the program's own style sheet, which is not escaped
  String page(String title, String style) {
    return """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <meta name="color-scheme" content="light dark"/>
    <title>%s</title>
    <style>
    %s</style>
    </head>
    <body>
    <main>
    %s</main>
    </body>
    </html>
    """
        .formatted(escaped(title), style, text);
  }

  /// Escapes a text. Characters that no document may contain are shown as on a terminal.
  public static String escaped(String text) {
    return text.codePoints().mapToObj(HtmlWriter::escaped).collect(Collectors.joining());
  }

  private static String escaped(int character) {
    return switch (character) {
      case '&' -> "&amp;";
      case '<' -> "&lt;";
      case '>' -> "&gt;";
      case '"' -> "&quot;";
      case '\'' -> "&#39;";
      case '\n', '\t' -> Character.toString(character);
      default -> PlainText.shown(Character.toString(character));
    };
  }

  private void row(String tag, List<String> columns, List<String> cells) {
    text.append("<tr>");
    for (int i = 0; i < cells.size(); i++) {
      String kind = columns.get(i).startsWith(NUMERIC) ? " class=\"n\"" : "";
      text.append("<%s%s>%s</%s>".formatted(tag, kind, escaped(cells.get(i)), tag));
    }
    text.append("</tr>\n");
  }

  private static String title(String column) {
    return column.startsWith(NUMERIC) ? column.substring(NUMERIC.length()) : column;
  }
}
