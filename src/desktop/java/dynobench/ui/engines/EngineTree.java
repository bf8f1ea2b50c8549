package dynobench.ui.engines;

import dynobench.ui.engines.EngineNode.OfEngine;
import dynobench.ui.engines.EngineNode.OfGroup;
import dynobench.ui.engines.EngineNode.OfMode;
import dynobench.ui.engines.EngineNode.OfVersions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import org.jspecify.annotations.Nullable;

/// Rows of the engines. Each change of the filter, the workload or the engines builds them again.
/// The user's selection and what the user has unfolded stay.
final class EngineTree {
  /// Most modes that a search shows without a fold. With their engines they fit into the view.
  private static final int FEW_MODES = 12;

  private final TreeView<EngineNode> tree;
  private final EnginesViewModel model;
  private final Map<String, Boolean> unfolded = new HashMap<>();
  private String selected = "";
  private boolean building;

  /// Whether the tree has few modes.
  private boolean foundFew;

  EngineTree(TreeView<EngineNode> tree, EnginesViewModel model) {
    this.tree = tree;
    this.model = model;
    tree.setRoot(new TreeItem<>());
    tree.getRoot().setExpanded(true);
    tree.getSelectionModel().selectedItemProperty().subscribe(this::select);
    // Details may show something else by now.
    tree.setOnMouseClicked(_ -> model.selected().get().ifPresent(model::pick));
    model.engines().subscribe(_ -> build());
  }

  private void select(@Nullable TreeItem<EngineNode> item) {
    if (!building) {
      Optional<EngineNode> node = Optional.ofNullable(item).map(TreeItem::getValue);
      selected = node.map(EngineNode::key).orElse("");
      model.select(node);
      node.ifPresent(model::pick);
    }
  }

  private void build() {
    building = true;
    foundFew = modes(model.engines().get()) <= FEW_MODES;
    try {
      tree.getRoot().getChildren().setAll(model.rows().stream().map(this::item).toList());
      tree.getSelectionModel().clearSelection();
      Optional<TreeItem<EngineNode>> again =
          all(tree.getRoot())
              .filter(each -> each.getValue() != null && each.getValue().key().equals(selected))
              .filter(EngineTree::isShown)
              .findFirst();
      again.ifPresent(tree.getSelectionModel()::select);
      model.select(again.map(TreeItem::getValue));
    } finally {
      building = false;
    }
  }

  private static Stream<TreeItem<EngineNode>> all(TreeItem<EngineNode> item) {
    return Stream.concat(Stream.of(item), item.getChildren().stream().flatMap(EngineTree::all));
  }

  /// Returns whether all items above an item are unfolded. The root always is.
  private static boolean isShown(TreeItem<EngineNode> item) {
    TreeItem<EngineNode> above = item.getParent();
    return above == null || (above.isExpanded() && isShown(above));
  }

  private TreeItem<EngineNode> item(EngineNode node) {
    return switch (node) {
      case OfGroup group -> item(group, group.engines(), false);
      case OfEngine engine -> item(engine, parts(engine), isOpen(engine));
      case OfVersions versions -> item(versions, versions.versions(), false);
      case OfMode mode -> new TreeItem<>(mode);
    };
  }

  private static int modes(List<OfEngine> engines) {
    return engines.stream()
        .mapToInt(each -> each.modes().size() + modes(each.others().versions()))
        .sum();
  }

  private static List<EngineNode> parts(OfEngine engine) {
    Stream<EngineNode> modes = engine.modes().stream().map(mode -> mode);
    return engine.others().versions().isEmpty()
        ? modes.toList()
        : Stream.concat(modes, Stream.of(engine.others())).toList();
  }

  /// Returns whether an engine is unfolded at first.
  private static boolean isOpen(OfEngine engine) {
    return engine.isAvailable() && !engine.isOtherVersion() && !engine.rank().isGroup();
  }

  /// Creates an item. While the user looks for a name, everything that was found is unfolded.
  private TreeItem<EngineNode> item(
      EngineNode node, List<? extends EngineNode> below, boolean open) {
    var item = new TreeItem<EngineNode>(node);
    below.forEach(each -> item.getChildren().add(item(each)));
    boolean search = model.filter().isSearch();
    item.setExpanded(search ? isFound(node) : unfolded.getOrDefault(node.key(), open));
    item.expandedProperty()
        .subscribe((_, now) -> {
          if (!search) {
            unfolded.put(node.key(), now);
          }
        });
    return item;
  }

  /// Returns whether a search unfolds a row: other versions only if the engine itself was not
  /// found, or if few modes were found.
  private boolean isFound(EngineNode node) {
    if (foundFew) {
      return true;
    }
    String family =
        switch (node) {
          case OfVersions versions -> versions.family();
          case OfEngine engine when engine.isOtherVersion() -> engine.engine().family();
          case OfEngine _, OfGroup _, OfMode _ -> "";
        };
    return model.engines().get().stream()
        .noneMatch(each -> each.engine().id().equals(family) && !each.modes().isEmpty());
  }
}
