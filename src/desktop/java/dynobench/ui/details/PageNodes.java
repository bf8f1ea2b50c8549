package dynobench.ui.details;

import dynobench.drawing.ChartTheme;
import dynobench.table.NumberText;
import dynobench.ui.widgets.ColourConversion;
import dynobench.ui.widgets.DurabilitySign;
import dynobench.ui.widgets.IsolationSign;
import dynobench.ui.widgets.SelectableText;
import dynobench.ui.widgets.ViewTexts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/// Drawing of a page's items.
final class PageNodes {
  private final ViewTexts texts;
  private final ChartTheme theme;

  PageNodes(ViewTexts texts, ChartTheme theme) {
    this.texts = texts;
    this.theme = theme;
  }

  List<Node> of(DetailsPage page) {
    var nodes = new ArrayList<Node>();
    for (DetailsPage.Section section : page.sections()) {
      if (!section.title().isEmpty()) {
        Label title = label(section.title(), "section");
        title.getStyleClass().add("section-title");
        nodes.add(title);
      }
      section.items().forEach(each -> nodes.add(of(each)));
    }
    return nodes;
  }

  private Node of(DetailsPage.Item item) {
    return switch (item) {
      case DetailsPage.Fact it -> fact(it.name(), new Text(it.value()));
      case DetailsPage.Durable it ->
          signed(it.name(), new DurabilitySign(it.durability()), it.durability().description());
      case DetailsPage.Isolated it ->
          signed(it.name(), new IsolationSign(Optional.of(it.isolation())), it.isolation().words());
      case DetailsPage.Sentences it -> label(it.text(), "words");
      case DetailsPage.SelectableLines it -> new SelectableText(it.text());
      case DetailsPage.Split it -> split(it);
      case DetailsPage.Bad it -> bad(it);
    };
  }

  private static Label label(String text, String style) {
    var label = new Label(text);
    label.getStyleClass().add(style);
    label.setWrapText(true);
    return label;
  }

  /// Returns name and value in one wrapped text, so that nothing is cut in a narrow view.
  private static TextFlow fact(String named, Text value) {
    var name = new Text(named + "\u2002");
    name.getStyleClass().add("fact-name");
    value.getStyleClass().add("fact-value");
    var flow = new TextFlow(name, value);
    flow.setAccessibleText(named + ": " + value.getText());
    return flow;
  }

  private static Node signed(String name, Node sign, String words) {
    TextFlow flow = fact(name, new Text("\u2002" + words));
    flow.getChildren().add(1, sign);
    return flow;
  }

  private Node split(DetailsPage.Split split) {
    var legend = new FlowPane();
    legend.getStyleClass().add("parts-legend");
    ChartTheme.Parts colours = theme.parts();
    legend
        .getChildren()
        .setAll(
            part("open", split.openNanos(), colours.open()),
            part("work", split.workNanos(), colours.work()),
            part("close", split.closeNanos(), colours.close()));
    var box = new VBox(label(split.title(), "words"), new PartsBar(split, colours), legend);
    box.getStyleClass().add("parts");
    return box;
  }

  private Node part(String key, double nanos, java.awt.Color colour) {
    double size = theme.fontSize() * 0.7;
    var box =
        new HBox(
            new Rectangle(size, size, ColourConversion.of(colour)),
            new Label(texts.of(key, NumberText.millis(nanos))));
    box.getStyleClass().add("part");
    return box;
  }

  private Node bad(DetailsPage.Bad bad) {
    var box = new VBox(label(bad.title(), "bad-title"), label(bad.sentence(), "words"));
    box.getStyleClass().add("bad");
    if (!bad.more().isEmpty()) {
      box.getChildren().add(label(bad.more(), "muted"));
    }
    if (!bad.details().isEmpty()) {
      disclose(box, bad.details());
    }
    return box;
  }

  private void disclose(VBox box, String details) {
    var link = new Hyperlink(texts.of("disclose"));
    link.setTooltip(new Tooltip(texts.of("disclose.tip")));
    var trace = new SelectableText(details);
    link.setOnAction(_ -> {
      link.setVisited(false);
      if (!box.getChildren().remove(trace)) {
        box.getChildren().add(trace);
      }
    });
    box.getChildren().add(link);
  }
}
