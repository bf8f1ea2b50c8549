package dynobench.lesson;

import dynobench.toml.Problems;
import java.util.List;
import java.util.Set;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.Document;
import org.commonmark.node.Emphasis;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Heading;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.commonmark.node.ThematicBreak;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;

/// Reports content of a page that the window cannot display.
final class PageCheck {
  private static final Set<Class<? extends Node>> DRAWN =
      Set.of(
          Document.class,
          Heading.class,
          Paragraph.class,
          BulletList.class,
          OrderedList.class,
          ListItem.class,
          FencedCodeBlock.class,
          IndentedCodeBlock.class,
          ThematicBreak.class,
          Text.class,
          Code.class,
          Emphasis.class,
          StrongEmphasis.class,
          SoftLineBreak.class,
          HardLineBreak.class);

  /// Maximum nesting depth, above that of any real page and below the limits of the stack.
  private static final int MOST_DEPTH = 100;

  private static final String TOO_DEEP = "is nested too deeply to draw";

  private PageCheck() {}

  /// @param source the file's name, for messages
  static void check(String source, String markdown, Problems problems) {
    try {
      check(source, parse(markdown), 0, problems);
    } catch (StackOverflowError e) { // thrown by the parser, which has no depth limit
      problems.add(source, "", TOO_DEEP);
    }
  }

  private static Node parse(String markdown) {
    return Parser.builder()
        .extensions(List.of(TablesExtension.create()))
        .includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES)
        .build()
        .parse(markdown);
  }

  private static void check(String source, Node node, int depth, Problems problems) {
    if (node instanceof TableBlock) {
      return; // includes its content
    }
    if (depth > MOST_DEPTH) {
      problems.add(source, "", TOO_DEEP);
      return;
    }
    if (!DRAWN.contains(node.getClass())) {
      int line =
          node.getSourceSpans().stream()
              .mapToInt(it -> it.getLineIndex() + 1)
              .findFirst()
              .orElse(1);
      problems.add(
          source + ":" + line,
          "",
          "contains %s, which is not supported: supported are headings, paragraphs, lists, tables, code and bold"
              .formatted(node.getClass().getSimpleName()));
      return;
    }
    for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
      check(source, child, depth + 1, problems);
    }
  }
}
