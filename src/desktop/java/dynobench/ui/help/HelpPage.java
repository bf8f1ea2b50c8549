package dynobench.ui.help;

import java.net.URI;
import java.util.List;
import java.util.Locale;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.text.TextContentRenderer;

/// Page of the help.
///
/// @param id its path below the guide's root, such as `guide/plan.md`
/// @param section of the contents that lists it
/// @param text without any markup, for searching and copying
record HelpPage(String id, String title, String section, String text, Node document) {
  private static final int BEFORE = 24;
  private static final int AFTER = 50;

  static HelpPage of(String id, String title, String section, String markdown) {
    var tables = List.of(TablesExtension.create());
    Node document = Parser.builder().extensions(tables).build().parse(markdown);
    String text = TextContentRenderer.builder().extensions(tables).build().render(document).strip();
    return new HelpPage(id, title, section, text, document);
  }

  /// Returns the id of the page that a link on this page leads to.
  String target(String destination) {
    String path = URI.create(id).resolve(destination).getPath();
    return path == null ? destination : path;
  }

  /// Returns whether all words occur in its text, in any order and as parts of words.
  ///
  /// @param words in lower case; the case of the text makes no difference
  boolean holds(List<String> words) {
    String low = text.toLowerCase(Locale.ROOT);
    return words.stream().allMatch(low::contains);
  }

  /// Returns whether all words occur in its title, in any order and as parts of words.
  ///
  /// @param words in lower case; the case of the title makes no difference
  boolean isCalled(List<String> words) {
    String low = title.toLowerCase(Locale.ROOT);
    return words.stream().allMatch(low::contains);
  }

  /// Returns the text around the first occurrence of a word below the title, on one line; empty
  /// without an occurrence.
  ///
  /// @param word in lower case
  String excerpt(String word) {
    String line = text.substring(firstLine()).replaceAll("\\s+", " ").strip();
    int at = line.toLowerCase(Locale.ROOT).indexOf(word);
    if (at < 0) {
      return "";
    }
    int from = at <= BEFORE ? 0 : line.indexOf(' ', at - BEFORE) + 1;
    int to = Math.min(line.length(), at + word.length() + AFTER);
    String head = from == 0 ? "" : "… ";
    return head + line.substring(Math.min(from, at), to);
  }

  /// Returns the end of the title, which excerpts leave out.
  private int firstLine() {
    return Math.max(0, text.indexOf('\n'));
  }
}
