package dynobench.ui.help;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.VPos;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Separator;
import javafx.scene.control.TextArea;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextFlow;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Heading;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.commonmark.node.ThematicBreak;

/// Draws Markdown as JavaFX nodes: headings, paragraphs, lists, tables, code, bold, links. Anything
/// else is a mistake in a page of ours and refused.
final class PageDrawing {
  /// A column gets room by its longest text, but no more than for so many characters.
  private static final int WIDEST_COLUMN = 40;

  private static final int NARROWEST_COLUMN = 8;

  /// Between columns, in characters.
  private static final int GAP = 6;

  private static final int PERCENT = 100;

  private final Consumer<String> follow;
  private final String linkTip;

  /// @param follow is told where a link leads
  PageDrawing(Consumer<String> follow, String linkTip) {
    this.follow = follow;
    this.linkTip = linkTip;
  }

  VBox draw(HelpPage page) {
    return column("help-page", page.document());
  }

  private VBox column(String style, Node parent) {
    var box = new VBox();
    box.getStyleClass().add(style);
    children(parent).map(this::block).forEach(box.getChildren()::add);
    return box;
  }

  private Region block(Node node) {
    return switch (node) {
      case Heading heading -> flow("help-h" + heading.getLevel(), heading);
      case Paragraph paragraph -> flow("help-paragraph", paragraph);
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

  /// A field that can't be edited, so that what is in it can be selected and copied.
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
        grid.add(flow(head ? "help-head" : "help-cell", cells.get(x)), x, y);
      }
    }
    grid.getColumnConstraints().setAll(columns(rows));
    return grid;
  }

  private static List<ColumnConstraints> columns(List<TableRow> rows) {
    var widths = new ArrayList<Integer>();
    for (TableRow row : rows) {
      List<Integer> lengths = children(row).map(cell -> words(cell).length()).toList();
      for (int x = 0; x < lengths.size(); x++) {
        int length = GAP + Math.clamp(lengths.get(x), NARROWEST_COLUMN, WIDEST_COLUMN);
        if (x == widths.size()) {
          widths.add(length);
        }
        widths.set(x, Math.max(widths.get(x), length));
      }
    }
    double all = widths.stream().mapToInt(Integer::intValue).sum();
    return widths.stream()
        .map(width -> {
          var column = new ColumnConstraints();
          column.setPercentWidth(PERCENT * width / all);
          column.setFillWidth(true);
          return column;
        })
        .toList();
  }

  private static String words(Node node) {
    return switch (node) {
      case Text text -> text.getLiteral();
      case Code code -> code.getLiteral();
      default -> String.join("", children(node).map(PageDrawing::words).toList());
    };
  }

  private TextFlow flow(String style, Node parent) {
    var flow = new TextFlow();
    flow.getStyleClass().add(style);
    inline(parent, List.of()).forEach(flow.getChildren()::add);
    GridPane.setValignment(flow, VPos.TOP);
    return flow;
  }

  private Stream<javafx.scene.Node> inline(Node parent, List<String> styles) {
    return children(parent)
        .flatMap(node ->
            switch (node) {
              case Text text -> words(text.getLiteral(), styles);
              case Code code -> words(code.getLiteral(), with(styles, "help-mono"));
              case SoftLineBreak _ -> words(" ", styles);
              case HardLineBreak _ -> words("\n", styles);
              case StrongEmphasis strong -> inline(strong, with(styles, "help-strong"));
              case Emphasis emphasis -> inline(emphasis, with(styles, "help-strong"));
              case Link link -> Stream.of(link(link));
              default -> throw unknown(node);
            });
  }

  private static Stream<javafx.scene.Node> words(String words, List<String> styles) {
    var text = new javafx.scene.text.Text(words);
    text.getStyleClass().add("help-text");
    text.getStyleClass().addAll(styles);
    return Stream.of(text);
  }

  private Hyperlink link(Link link) {
    var control = new Hyperlink(words(link));
    control.getStyleClass().add("help-link");
    control.setOnAction(_ -> follow.accept(link.getDestination()));
    control.setTooltip(new Tooltip(linkTip));
    return control;
  }

  private static List<String> with(List<String> styles, String style) {
    return Stream.concat(styles.stream(), Stream.of(style)).toList();
  }

  private static Stream<Node> children(Node parent) {
    return Stream.iterate(parent.getFirstChild(), node -> node != null, Node::getNext);
  }

  private static IllegalArgumentException unknown(Node node) {
    return new IllegalArgumentException("Our help pages have no drawing for " + node);
  }
}
