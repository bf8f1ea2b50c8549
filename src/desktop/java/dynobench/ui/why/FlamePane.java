package dynobench.ui.why;

import dynobench.frames.TimeCategory;
import dynobench.profile.FlameGraph;
import dynobench.profile.FlameLayout;
import dynobench.profile.FlameLayout.Box;
import dynobench.profile.FlameNode;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import org.jspecify.annotations.Nullable;

/// Flame graph of one contender, perhaps coloured by the difference from another one. A click on a
/// frame, or Enter, zooms; the arrow keys choose a frame; Escape shows all again.
final class FlamePane extends Region {
  /// Colours of frames.
  enum Colours {
    CATEGORY,
    PACKAGE
  }

  private static final double ROW_IN_TYPE = 1.45;
  private static final double LETTER_IN_TYPE = 0.52;
  private static final double LEAST_TEXT_WIDTH = 32;
  private static final double ANCESTOR_PALER = 0.5;
  private static final Color INK = Color.web("#111111");
  private static final Color FOUND = Color.web("#c800a1");

  private final Canvas canvas = new Canvas();
  private Optional<FlameGraph> graph = Optional.empty();
  private int side;
  private OptionalInt other = OptionalInt.empty();
  private boolean relative;
  private Colours colours = Colours.CATEGORY;
  private String wanted = "";
  private @Nullable FlameLayout layout;
  private @Nullable FlameNode zoomed;
  private @Nullable FlameNode chosen;
  private List<Box> boxes = List.of();
  private double type = 12;
  private Consumer<Bounds> onChosen = _ -> {};

  /// @param hovering is told the frame under the pointer
  FlamePane(Consumer<Optional<FlameNode>> hovering) {
    getStyleClass().add("flames");
    getChildren().add(canvas);
    setFocusTraversable(true);
    setOnMouseMoved(event -> hovering.accept(at(event.getX(), event.getY()).map(Box::node)));
    setOnMouseExited(_ -> hovering.accept(Optional.empty()));
    setOnMouseClicked(event -> {
      requestFocus();
      at(event.getX(), event.getY()).ifPresent(it -> zoom(it.node()));
    });
    setOnKeyPressed(event -> {
      if (isHandled(event.getCode())) {
        event.consume();
        hovering.accept(Optional.ofNullable(chosen));
        boxes.stream()
            .filter(each -> each.node() == chosen)
            .findFirst()
            .ifPresent(this::tellChosen);
      }
    });
    focusedProperty().subscribe(this::requestLayout);
  }

  /// Calls the action with the place of each frame that the keyboard chooses.
  void setOnChosen(Consumer<Bounds> action) {
    onChosen = action;
  }

  private void tellChosen(Box box) {
    onChosen.accept(
        new BoundingBox(box.left(), box.depth() * rowHeight(), box.width(), rowHeight()));
  }

  /// Acts on a key: the arrows choose a frame, Enter zooms to it, and Escape shows all.
  private boolean isHandled(KeyCode key) {
    switch (key) {
      case ESCAPE -> showAll();
      case ENTER, SPACE -> {
        if (chosen != null) {
          zoom(chosen);
        }
      }
      case UP, DOWN, LEFT, RIGHT -> {
        if (boxes.isEmpty()) {
          return false;
        }
        chosen = neighbour(key).node();
        requestLayout();
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  /// Returns the frame that an arrow leads to: the caller, the called frame with the most time, or
  /// the next frame of the same depth. Where there is none, the chosen frame itself.
  private Box neighbour(KeyCode arrow) {
    Box from =
        boxes.stream()
            .filter(each -> each.node() == chosen)
            .findFirst()
            .orElseGet(() ->
                boxes.stream().filter(each -> each.node() == zoomed).findFirst().orElseThrow());
    double right = from.left() + from.width();
    Stream<Box> found =
        switch (arrow) {
          case UP ->
              row(from.depth() - 1)
                  .filter(it -> it.left() <= from.left() && it.left() + it.width() >= right - 1);
          case DOWN ->
              row(from.depth() + 1)
                  .filter(it -> it.left() >= from.left() - 1 && it.left() < right)
                  .sorted(Comparator.comparingDouble(it -> -it.width()));
          case LEFT ->
              row(from.depth())
                  .filter(it -> it.left() < from.left())
                  .sorted(Comparator.comparingDouble(it -> -it.left()));
          default -> row(from.depth()).filter(it -> it.left() > from.left());
        };
    return found.findFirst().orElse(from);
  }

  private Stream<Box> row(int depth) {
    return boxes.stream().filter(each -> each.depth() == depth);
  }

  /// Shows a graph from its root.
  void show(Optional<FlameGraph> shown, int contender, OptionalInt compared, boolean inShares) {
    boolean isSame = shown.equals(graph) && contender == side;
    graph = shown;
    side = contender;
    other = compared;
    relative = inShares;
    if (!isSame) {
      layout = shown.map(it -> new FlameLayout(it, contender)).orElse(null);
      zoomed = shown.map(FlameGraph::root).orElse(null);
      chosen = null;
    }
    requestLayout();
  }

  void colour(Colours by) {
    colours = by;
    requestLayout();
  }

  /// Highlights frames whose names contain a text, and returns their share of the time; empty for
  /// no text.
  Optional<Double> find(String text) {
    wanted = text.strip().toLowerCase(Locale.ROOT);
    requestLayout();
    FlameLayout all = layout;
    return wanted.isEmpty() || all == null ? Optional.empty() : Optional.of(all.share(wanted));
  }

  void showAll() {
    graph.ifPresent(it -> zoom(it.root()));
  }

  private void zoom(FlameNode node) {
    zoomed = node;
    requestLayout();
  }

  void setType(double points) {
    type = points;
    requestLayout();
  }

  private double rowHeight() {
    return Math.ceil(type * ROW_IN_TYPE);
  }

  private Optional<Box> at(double x, double y) {
    int row = (int) (y / rowHeight());
    return row(row).filter(each -> x >= each.left() && x < each.left() + each.width()).findFirst();
  }

  @Override
  protected double computePrefHeight(double width) {
    lay(width > 0 ? width : getWidth());
    return contentHeight();
  }

  private double contentHeight() {
    int deepest = boxes.stream().mapToInt(Box::depth).max().orElse(0);
    return (deepest + 1) * rowHeight() + 2;
  }

  private void lay(double width) {
    FlameLayout all = layout;
    FlameNode zoom = zoomed;
    boxes = all == null || zoom == null || width <= 0 ? List.of() : all.boxes(zoom, width);
  }

  @Override
  protected void layoutChildren() {
    lay(getWidth());
    canvas.setWidth(getWidth());
    canvas.setHeight(Math.max(1, Math.min(getHeight(), contentHeight())));
    draw(canvas.getGraphicsContext2D());
  }

  private void draw(GraphicsContext pen) {
    pen.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
    pen.setFont(Font.font(type));
    pen.setTextBaseline(VPos.CENTER);
    for (Box each : boxes) {
      draw(pen, each);
    }
    if (isFocused()) {
      boxes.stream().filter(each -> each.node() == chosen).forEach(it -> frame(pen, it));
    }
  }

  private void frame(GraphicsContext pen, Box box) {
    pen.setStroke(INK);
    pen.setLineWidth(2);
    pen.strokeRect(
        box.left() + 1,
        box.depth() * rowHeight() + 1,
        Math.max(1, box.width() - 3),
        rowHeight() - 3);
  }

  private void draw(GraphicsContext pen, Box box) {
    double high = rowHeight();
    double top = box.depth() * high;
    boolean isFound =
        !wanted.isEmpty() && box.node().name().toLowerCase(Locale.ROOT).contains(wanted);
    Color colour = colour(box.node());
    pen.setFill(
        isFound
            ? FOUND
            : box.isAncestor() ? colour.interpolate(Color.WHITE, ANCESTOR_PALER) : colour);
    double gap = box.width() > 3 ? 1 : 0;
    pen.fillRect(box.left(), top, Math.max(0.5, box.width() - gap), high - 1);
    if (box.width() > LEAST_TEXT_WIDTH) {
      pen.setFill(isFound ? Color.WHITE : INK);
      pen.fillText(shortened(box), box.left() + 4, top + high / 2);
    }
  }

  private String shortened(Box box) {
    String name = shortName(box.node().name());
    int most = (int) ((box.width() - 8) / (type * LETTER_IN_TYPE));
    return name.length() <= most ? name : name.substring(0, Math.max(1, most - 1)) + "…";
  }

  /// Returns class and method without the package.
  static String shortName(String frame) {
    int method = frame.lastIndexOf('.');
    int type = frame.lastIndexOf('.', method - 1);
    return type < 0 ? frame : frame.substring(type + 1);
  }

  private Color colour(FlameNode node) {
    if (other.isPresent() && graph.isPresent()) {
      return difference(node, graph.get(), other.getAsInt());
    }
    return colours == Colours.CATEGORY ? colour(node.category()) : ofPackage(node.name());
  }

  static Color colour(TimeCategory category) {
    return Color.web(category.colour());
  }

  private static Color ofPackage(String frame) {
    int method = frame.lastIndexOf('.');
    int type = frame.lastIndexOf('.', method - 1);
    return Color.hsb(
        Math.floorMod(frame.substring(0, Math.max(0, type)).hashCode(), 360), 0.3, 0.9);
  }

  /// Returns red for more time than the other contender, and blue for less.
  private Color difference(FlameNode node, FlameGraph shown, int compared) {
    double own = shown.nanos().get(side);
    double others = shown.nanos().get(compared);
    double change =
        relative
            ? node.total(side) / own - node.total(compared) / others
            : (node.total(side) - node.total(compared)) / Math.max(own, others);
    double strength = Math.min(1, Math.sqrt(Math.abs(change) * 2));
    return Color.hsb(change >= 0 ? 8 : 215, 0.05 + 0.6 * strength, 0.95);
  }
}
