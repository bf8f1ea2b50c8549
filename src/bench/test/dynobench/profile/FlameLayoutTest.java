package dynobench.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dynobench.event.Series;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.profile.FlameLayout.Box;
import dynobench.workload.Settings;
import java.util.List;
import org.junit.jupiter.api.Test;

class FlameLayoutTest {
  private static final StackClassifier CLASSIFIER = new StackClassifier(List.of());

  private static FlameGraph graph() {
    return graph(0);
  }

  private static FlameGraph graph(double least) {
    var stacks =
        List.of(
            stack(30, "a.Main.run", "a.Reader.read"),
            stack(50, "a.Main.run", "a.Writer.write"),
            stack(20, "a.Other.run"));
    Series series = Series.nameless(Contender.parse("x/y", new CommitStyle.Autocommit()));
    return new FlameGraph(
        "insert",
        Settings.NONE,
        List.of(series),
        List.of(100.0),
        FlameNode.root(stacks, new double[] {least}));
  }

  private static FlameNode.TimedStack stack(double nanos, String... frames) {
    return new FlameNode.TimedStack(List.of(frames), 0, nanos, CLASSIFIER);
  }

  private static Box box(List<Box> boxes, String name) {
    return boxes.stream().filter(each -> each.node().name().equals(name)).findFirst().orElseThrow();
  }

  @Test
  void aFrameIsAsWideAsItsTimeAndWithinItsCaller() {
    FlameGraph graph = graph();

    List<Box> boxes = new FlameLayout(graph, 0).boxes(graph.root(), 1_000);

    assertThat(boxes).hasSize(5);
    assertThat(box(boxes, "a.Main.run").width()).isEqualTo(800, within(1e-6));
    assertThat(box(boxes, "a.Writer.write").width()).isEqualTo(500, within(1e-6));
    assertThat(box(boxes, "a.Writer.write").left()).isEqualTo(300, within(1e-6));
    assertThat(box(boxes, "a.Other.run").left()).isEqualTo(800, within(1e-6));
    assertThat(box(boxes, "a.Other.run").depth()).isEqualTo(1);
  }

  @Test
  void aZoomedFrameFillsTheWidthBelowItsCallers() {
    FlameGraph graph = graph();
    var layout = new FlameLayout(graph, 0);
    FlameNode writer = box(layout.boxes(graph.root(), 1_000), "a.Writer.write").node();

    List<Box> boxes = layout.boxes(writer, 1_000);

    assertThat(boxes).hasSize(3);
    assertThat(box(boxes, "a.Writer.write").width()).isEqualTo(1_000, within(1e-6));
    assertThat(boxes)
        .filteredOn(Box::isAncestor)
        .extracting(each -> each.node().name())
        .containsExactlyInAnyOrder("", "a.Main.run");
  }

  @Test
  void framesThatAreTooNarrowAreLeftOut() {
    FlameGraph graph = graph();

    assertThat(new FlameLayout(graph, 0).boxes(graph.root(), 1)).hasSize(3);
  }

  @Test
  void aShareCountsEachTimeOnce() {
    FlameGraph graph = graph();

    assertThat(new FlameLayout(graph, 0).share("MAIN")).isEqualTo(0.8, within(1e-9));
    assertThat(new FlameLayout(graph, 0).share("a.")).isEqualTo(1, within(1e-9));
    assertThat(new FlameLayout(graph, 0).share("nothing")).isZero();
  }

  @Test
  void framesBelowTheLeastTimeCountForTheirCaller() {
    FlameGraph graph = graph(25);

    assertThat(graph.root().children()).extracting(FlameNode::name).containsExactly("a.Main.run");
    assertThat(graph.root().self(0)).isEqualTo(20, within(1e-9));
  }
}
