package dynobench.ui.plan;

import dynobench.plan.Plan;
import dynobench.planfile.PlanFile;
import dynobench.planfile.Presets;
import dynobench.toml.Problems;
import dynobench.ui.plandraft.PlanDraft;
import dynobench.ui.plandraft.PlanFiles;
import dynobench.ui.widgets.ViewTexts;
import dynobench.workloadfile.Workloads;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// Choice of a preset, for the form and for the tool bar.
public final class PresetBox {
  private PresetBox() {}

  /// Creates a box that shows the preset of the plan and loads a chosen one. A changed preset
  /// appears as prompt text, so that the user can choose the preset again.
  public static ComboBox<String> of(PlanDraft draft, PlanFiles files) {
    var texts = new ViewTexts(PresetBox.class);
    var box = new ComboBox<String>();
    box.getStyleClass().add("preset-box");
    box.getItems().setAll(Presets.NAMES);
    box.setTooltip(new Tooltip(texts.of("preset.tip")));
    box.setAccessibleText(texts.of("preset"));
    box.setAccessibleHelp(texts.of("preset.tip"));
    box.setCellFactory(_ -> new PresetCell());
    box.setButtonCell(new NameCell(box));
    Runnable follow =
        () -> {
          box.setPromptText(
              origin(files)
                  .map(name -> texts.of("preset.changed", name))
                  .orElse(texts.of("preset.prompt")));
          box.setValue(current(draft, files));
        };
    box.valueProperty()
        .subscribe((_, chosen) -> {
          if (chosen != null && !chosen.equals(current(draft, files)) && !files.preset(chosen)) {
            follow.run();
          }
        });
    files.origin().subscribe(_ -> follow.run());
    draft.changed().subscribe(_ -> follow.run());
    return box;
  }

  private static @Nullable String current(PlanDraft draft, PlanFiles files) {
    return origin(files).filter(_ -> !draft.changed().get()).orElse(null);
  }

  private static Optional<String> origin(PlanFiles files) {
    return files.origin().get() instanceof PlanFiles.Origin.Preset(String name)
        ? Optional.of(name)
        : Optional.empty();
  }

  /// Cell that shows the prompt text again when there is no value; a combo box doesn't.
  private static final class NameCell extends ListCell<String> {
    private final ComboBox<String> box;

    NameCell(ComboBox<String> box) {
      this.box = box;
      box.promptTextProperty().subscribe(_ -> updateItem(getItem(), isEmpty()));
    }

    @Override
    protected void updateItem(@Nullable String name, boolean empty) {
      super.updateItem(name, empty);
      setText(empty || name == null ? box.getPromptText() : name);
    }
  }

  /// Cell with a preset's name, and its description below.
  private static final class PresetCell extends ListCell<String> {
    private static final double FIRST_WIDTH = 180;

    private final Label name = new Label();
    private final Label description = new Label();
    private final VBox lines = new VBox(name, description);

    PresetCell() {
      lines.getStyleClass().add("preset-cell");
      // The list is positioned before styles set its width. At the box's width it opens below the
      // box.
      lines.setPrefWidth(FIRST_WIDTH);
      description.getStyleClass().addAll("muted", "small");
      description.setWrapText(true);
    }

    @Override
    protected void updateItem(String preset, boolean empty) {
      super.updateItem(preset, empty);
      if (empty || preset == null) {
        setGraphic(null);
        return;
      }
      name.setText(preset);
      description.setText(describe(preset));
      setGraphic(lines);
    }
  }

  private static String describe(String preset) {
    return Presets.text(preset)
        .flatMap(
            text -> PlanFile.read(preset, text, List.of(), Workloads.shipped(), new Problems()))
        .map(Plan::description)
        .orElse("");
  }
}
