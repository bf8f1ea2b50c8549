package dynobench.ui.widgets;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.control.Separator;
import javafx.scene.control.TextArea;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.BulletList;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.ThematicBreak;
import org.commonmark.parser.Parser;

/// Drawing of Markdown as JavaFX nodes: headings, paragraphs, lists, tables, code, rules, bold,
/// links. Emphasis is drawn as bold. It refuses anything else as a mistake in a page of the
/// program.
public final class PageDrawing {
  private final InlineDrawing inline;

  /// Creates a drawing.
  ///
  /// @param follow receives the target of a link
  public PageDrawing(Consumer<String> follow, String linkTip) {
    inline = new InlineDrawing(follow, linkTip);
  }

  /// Draws a parsed document.
  ///
  /// @param document as the library has parsed it
  public VBox draw(Node document) {
    return column("help-page", document);
  }

  /// Draws a Markdown text.
  ///
  /// @param markdown source text
  public VBox draw(String markdown) {
    var tables = List.of(TablesExtension.create());
    return draw(Parser.builder().extensions(tables).build().parse(markdown));
  }

  private VBox column(String style, Node parent) {
    var box = new VBox();
    box.getStyleClass().add(style);
    children(parent).map(this::block).forEach(box.getChildren()::add);
    return box;
  }

  private Region block(Node node) {
    return switch (node) {
      case Heading heading -> inline.flow("help-h" + heading.getLevel(), heading);
      case Paragraph paragraph -> inline.flow("help-paragraph", paragraph);
      case BulletList list -> list(list, Stream.generate(() -> "•").iterator()::next);
      case OrderedList list -> {
        int first = list.getMarkerStartNumber() == null ? 1 : list.getMarkerStartNumber();
        yield list(
            list, IntStream.iterate(first, n -> n + 1).mapToObj(n -> n + ".").iterator()::next);
      }
      case FencedCodeBlock code -> code(code.getLiteral());
      case IndentedCodeBlock code -> code(code.getLiteral());
      case TableBlock table -> table(table);
      case ThematicBreak _ -> new Separator();
      default -> throw unknown(node);
    };
  }

  private VBox list(Node list, Supplier<String> marks) {
    var box = new VBox();
    box.getStyleClass().add("help-list");
    children(list)
        .forEach(item -> {
          var mark = new Label(marks.get());
          mark.getStyleClass().add("help-mark");
          mark.setMinWidth(Region.USE_PREF_SIZE);
          VBox content = column("help-item", item);
          HBox.setHgrow(content, Priority.ALWAYS);
          box.getChildren().add(new HBox(mark, content));
        });
    return box;
  }

  /// Returns a text area that can't be edited, so that the user can select and copy the code.
  private static Region code(String literal) {
    String text = literal.stripTrailing();
    var area = new TextArea(text);
    area.getStyleClass().add("help-code");
    area.setEditable(false);
    area.setPrefRowCount((int) text.lines().count());
    area.setMinHeight(Region.USE_PREF_SIZE);
    area.setAccessibleText(text);
    return area;
  }

  private Region table(TableBlock table) {
    var grid = new GridPane();
    grid.getStyleClass().add("help-table");
    List<TableRow> rows =
        children(table)
            .flatMap(PageDrawing::children)
            .flatMap(each -> each instanceof TableRow row ? Stream.of(row) : Stream.empty())
            .toList();
    for (int y = 0; y < rows.size(); y++) {
      List<Node> cells = children(rows.get(y)).toList();
      for (int x = 0; x < cells.size(); x++) {
        boolean head = cells.get(x) instanceof TableCell cell && cell.isHeader();
        grid.add(inline.flow(head ? "help-head" : "help-cell", cells.get(x)), x, y);
      }
    }
    grid.getColumnConstraints().setAll(ColumnWidths.of(rows));
    return grid;
  }

  static Stream<Node> children(Node parent) {
    return Stream.iterate(parent.getFirstChild(), node -> node != null, Node::getNext);
  }

  static IllegalArgumentException unknown(Node node) {
    return new IllegalArgumentException("Our help pages have no drawing for " + node);
  }
}
