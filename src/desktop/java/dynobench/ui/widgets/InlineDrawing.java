package dynobench.ui.widgets;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.geometry.VPos;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.GridPane;
import javafx.scene.text.TextFlow;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;

/// Drawing of inline Markdown: words, code, bold, links.
///
/// @param follow receives the target of a link
record InlineDrawing(Consumer<String> follow, String linkTip) {
  TextFlow flow(String style, Node parent) {
    var flow = new TextFlow();
    flow.getStyleClass().add(style);
    inline(parent, List.of()).forEach(flow.getChildren()::add);
    GridPane.setValignment(flow, VPos.TOP);
    return flow;
  }

  private Stream<javafx.scene.Node> inline(Node parent, List<String> styles) {
    return PageDrawing.children(parent)
        .flatMap(node ->
            switch (node) {
              case Text text -> words(text.getLiteral(), styles);
              case Code code -> words(code.getLiteral(), with(styles, "help-mono"));
              case SoftLineBreak _ -> words(" ", styles);
              case HardLineBreak _ -> words("\n", styles);
              case StrongEmphasis strong -> inline(strong, with(styles, "help-strong"));
              case Emphasis emphasis -> inline(emphasis, with(styles, "help-strong"));
              case Link link -> Stream.of(link(link));
              default -> throw PageDrawing.unknown(node);
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

  /// Returns the plain text, without styles.
  static String words(Node node) {
    return switch (node) {
      case Text text -> text.getLiteral();
      case Code code -> code.getLiteral();
      default -> String.join("", PageDrawing.children(node).map(InlineDrawing::words).toList());
    };
  }
}
