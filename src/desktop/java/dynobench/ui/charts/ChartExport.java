package dynobench.ui.charts;

import dynobench.drawing.AxisRanges;
import dynobench.drawing.ChartFile;
import dynobench.drawing.ChartTheme;
import dynobench.ui.tasks.Dialogs;
import dynobench.ui.tasks.TaskStarter;
import dynobench.ui.widgets.Appearance;
import dynobench.ui.widgets.SystemClipboard;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Supplier;

/// Export of charts: to files, in the background, and to the clipboard.
record ChartExport(Dialogs dialogs, Appearance appearance, TaskStarter tasks) {
  private static final int WIDTH = 1200;
  private static final int HEIGHT = 750;
  private static final double PNG_SCALE = 2;

  /// Asks for a file and writes the chart to it: as SVG if the file's name ends with `.svg`,
  /// otherwise as PNG. Returns before the file is written.
  ///
  /// @param name suggested name of the file
  /// @param drawing queried when the user has named the file
  void ask(String title, String name, Supplier<ChartFile> drawing) {
    dialogs.save(title, name).ifPresent(file -> write(drawing.get(), file));
  }

  /// Puts a chart on the clipboard, as its PNG shows it.
  void copy(ChartFile drawing) {
    SystemClipboard.picture(drawing.image(PNG_SCALE));
  }

  /// Returns the chart of a model for a file, in the window's theme.
  ChartFile drawing(ChartViewModel model, AxisRanges zoom) {
    ChartTheme theme = appearance.dark().get() ? ChartTheme.DARK : ChartTheme.LIGHT;
    return new ChartFile(model.picture().get(), model.caption(), theme, WIDTH, HEIGHT, zoom);
  }

  private void write(ChartFile drawing, Path file) {
    tasks.start(
        "Writing " + file.getFileName(),
        _ -> {
          if (file.toString().toLowerCase(Locale.ROOT).endsWith(".svg")) {
            drawing.svg(file);
          } else {
            drawing.png(PNG_SCALE, file);
          }
          return file;
        },
        written -> tasks.notifications().add("Wrote " + written + "."));
  }
}
